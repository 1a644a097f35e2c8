import { afterEach, expect, it, vi } from 'vitest';
import { findOnSystem } from './browser/on-system.ts';
import { findFirefox, installFirefox } from './firefox.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a wrong FIREFOX_PATH is reported rather than ignored', () => {
  vi.stubEnv('FIREFOX_PATH', '/nowhere/firefox');
  expect(() => findFirefox()).toThrow(
    'FIREFOX_PATH names /nowhere/firefox, which does not start as Firefox.',
  );
});

it('a computer without Firefox has none, which is no error', () => {
  vi.stubEnv('PATH', '/nowhere');
  expect(findOnSystem(/Firefox/, ['firefox'], [])).toBeNull();
});

it('nothing is installed on a computer that is not CI’s', () => {
  vi.stubEnv('CI', '');
  expect(installFirefox()).toBeNull();
});
