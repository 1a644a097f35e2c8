/**
 * Finds a Chromium for the browser tests: CHROME_PATH, the system's, Playwright's own, the one from npm.
 * Knows nothing of the tests.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { npmChromium } from './browser/npm-chromium.ts';
import { findOnSystem, startsAs } from './browser/on-system.ts';

export interface FoundBrowser {
  readonly from: 'CHROME_PATH' | 'system' | 'playwright' | 'npm';
  readonly executablePath: string;
  /** No single process and no missing zygote: with those of the npm package, contexts hang. */
  readonly args: readonly string[];
  /** The whole environment to start it with. */
  readonly env: Record<string, string>;
}

const CHROMIUM = /Chrom(e|ium)/;
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ON_A_MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

function playwrightsOwn(): string | null {
  const require = createRequire(new URL('../e2e/package.json', import.meta.url));
  const { chromium }: typeof import('@playwright/test') = require('@playwright/test');
  const program = chromium.executablePath();
  return existsSync(program) && startsAs(CHROMIUM, program) ? program : null;
}

function environment(): Record<string, string> {
  const known = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(known);
}

/** @throws Error in one sentence when CHROME_PATH is wrong or there is no browser at all */
export function findBrowser(): FoundBrowser {
  const found = (from: FoundBrowser['from'], executablePath: string, more = {}): FoundBrowser => ({
    from,
    executablePath,
    args: ARGS,
    env: { ...environment(), ...more },
  });
  const named = process.env.CHROME_PATH;
  if (named && !startsAs(CHROMIUM, named))
    throw new Error(`CHROME_PATH names ${named}, which does not start as Chromium.`);
  if (named) return found('CHROME_PATH', named);
  // BROWSER_FROM=npm skips the others, which is how their lack is tried.
  if (process.env.BROWSER_FROM !== 'npm') {
    const system = findOnSystem(CHROMIUM, NAMES, ON_A_MAC);
    if (system) return found('system', system);
    const own = playwrightsOwn();
    if (own) return found('playwright', own);
  }
  const fromNpm = npmChromium();
  if (fromNpm) return found('npm', fromNpm.executablePath, fromNpm.env);
  throw new Error('No Chromium found: install one, or set CHROME_PATH.');
}
