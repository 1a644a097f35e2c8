/**
 * The test of the browser tests: a portal per worker, every context watched over, people as a helper.
 * `ownPortal` starts one more for a test that moves the clock, resets the world or needs other settings.
 */
import { type BrowserContext, test as base, expect, type TestDetails } from '@playwright/test';
import { personalDataInText } from './personal-data.ts';
import { type Portal, startCopy } from './portal.ts';
import { describePages } from './shown-pages.ts';
import { type Watch, watchOver } from './watch.ts';

export { expect };

/** `npm test` runs main, CI full too; `npm run test:full` runs all. */
export type Part = 'main' | 'full' | 'long';
export const inPart = (part: Part): TestDetails => (part === 'main' ? {} : { tag: `@${part}` });
export const full = inPart('full');
export const long = inPart('long');

interface TestFixtures {
  readonly watch: Watch;
  /** One more browser that shares nothing with the first: another person, another computer. */
  newBrowser(expected?: { readonly allow: RegExp }): Promise<BrowserContext>;
  ownPortal(env?: Readonly<Record<string, string>>): Promise<Portal>;
}

interface WorkerFixtures {
  readonly portal: Portal;
}

function preparedWorld(): string {
  const world = process.env.E2E_WORLD;
  if (world === undefined) throw new Error('prepare.config.ts has not run');
  return world;
}

/** A portal per worker, for tests in whatever browser. */
export const portalTest = base.extend<object, WorkerFixtures>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names from the pattern
    async ({}, use) => {
      const portal = await startCopy({ world: preparedWorld(), env: { LOG_LEVEL: 'info' } });
      await use(portal);
      await portal.close();
      expect(personalDataInText(portal.log()), 'the log of the server').toEqual([]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export const test = portalTest.extend<TestFixtures>({
  baseURL: async ({ portal }, use) => use(portal.origin),
  watch: [
    async ({ context }, use, info) => {
      const watch = await watchOver(context);
      await use(watch);
      if (info.status !== info.expectedStatus)
        process.stdout.write(`\n${(await describePages(context)).join('\n')}\n`);
      expect(watch.findings(), 'console errors, policy violations, personal data in addresses').toEqual([]);
    },
    { auto: true },
  ],
  newBrowser: async ({ browser, baseURL }, use) => {
    const opened: { context: BrowserContext; watch: Watch }[] = [];
    await use(async (expected) => {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const watch = await watchOver(context);
      if (expected) watch.allow(expected.allow);
      opened.push({ context, watch });
      return context;
    });
    for (const { context } of opened) await context.close();
    expect(opened.flatMap(({ watch }) => watch.findings())).toEqual([]);
  },
  ownPortal: async ({ context }, use) => {
    const started: Portal[] = [];
    await use(async (env = {}) => {
      const portal = await startCopy({ world: preparedWorld(), env });
      started.push(portal);
      return portal;
    });
    // A page that outlives its portal would complain of it.
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(started.map((portal) => portal.close()));
  },
});
