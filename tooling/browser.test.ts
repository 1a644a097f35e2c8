import { existsSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { findBrowser } from './browser.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a browser is found on every machine, and is started in several processes', () => {
  const { executablePath, args } = findBrowser();
  expect(existsSync(executablePath)).toBe(true);
  expect(args).not.toContain('--single-process');
  expect(args).not.toContain('--no-zygote');
});

it('CHROME_PATH comes first, and a wrong one is said rather than passed over', () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chromium');
  expect(() => findBrowser()).toThrow(
    'CHROME_PATH is /nowhere/chromium, which does not start as a Chromium.',
  );
});
