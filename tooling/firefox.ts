/**
 * Finds a Firefox for the browser tests: FIREFOX_PATH or the system's. CI gets Debian's: nobody else wants programs
 * installed on their computer by a test.
 */
import { execFileSync } from 'node:child_process';
import { findOnSystem, startsAs } from './browser/on-system.ts';

const FIREFOX = /Firefox/;
const NAMES = ['firefox-esr', 'firefox'];
const ON_A_MAC = ['/Applications/Firefox.app/Contents/MacOS/firefox'];
const PACKAGE = 'firefox-esr';

/** @returns its path, or null where there is none. @throws Error in one sentence when FIREFOX_PATH is wrong */
export function findFirefox(): string | null {
  const named = process.env.FIREFOX_PATH;
  if (named && !startsAs(FIREFOX, named))
    throw new Error(`FIREFOX_PATH names ${named}, which does not start as Firefox.`);
  return named || findOnSystem(FIREFOX, NAMES, ON_A_MAC);
}

const aptGet = (...args: readonly string[]) =>
  execFileSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: 300_000,
  });

/** Installs it where that is CI's to do. @returns its path, or null where none can be had */
export function installFirefox(): string | null {
  if (process.env.CI !== 'true' || process.getuid?.() !== 0) return null;
  try {
    aptGet('update', '-qq');
    aptGet('install', '-y', '-qq', '--no-install-recommends', PACKAGE);
  } catch {
    return null;
  }
  return findFirefox();
}
