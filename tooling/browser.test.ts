import { existsSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { findBrowser } from './browser.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a browser is found on every machine, and runs in several processes', () => {
  const { executablePath, args } = findBrowser();
  expect(existsSync(executablePath)).toBe(true);
  expect(args).not.toContain('--single-process');
  expect(args).not.toContain('--no-zygote');
});

it('CHROME_PATH comes first, and a wrong one is reported rather than ignored', () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chromium');
  expect(() => findBrowser()).toThrow(
    'CHROME_PATH names /nowhere/chromium, which does not start as Chromium.',
  );
});
