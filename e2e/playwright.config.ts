/**
 * The browser tests: journeys of people, pages and states for axe and for width, safety. They meet the built
 * portal over HTTP, started as `npm start` starts it, with the clock at a fixed afternoon.
 */
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tooling/browser.ts';

const browser = findBrowser();

/** By the tags of support/test.ts; by hand: all. */
const PARTS: Readonly<Record<string, object>> = {
  main: { grepInvert: /@(full|long)/ },
  full: { grep: /@full/ },
  long: { grep: /@long/ },
};

export default defineConfig({
  testDir: '.',
  ...PARTS[process.env.E2E_PART ?? ''],
  // Tests that measure time run when nothing else does.
  projects: [
    { name: 'portal', testMatch: '**/*.spec.ts', testIgnore: ['timed/**', 'firefox/**'] },
    { name: 'firefox', testMatch: 'firefox/*.spec.ts', workers: 1 },
    {
      name: 'timed',
      testMatch: 'timed/*.spec.ts',
      dependencies: ['portal'],
      fullyParallel: false,
      workers: 1,
    },
  ],
  outputDir: '../node_modules/.cache/e2e-results',
  globalSetup: './support/prepare.config.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Patience is not a check: on two slow cores that do other things too, what is right may take its time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '../node_modules/.cache/e2e-results.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-SG',
    timezoneId: 'America/New_York',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: 'off',
    launchOptions: {
      executablePath: browser.executablePath,
      env: browser.env,
      args: [
        ...browser.args,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No request of a page leaves this computer.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
