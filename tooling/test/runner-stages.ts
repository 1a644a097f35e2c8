/** The steps that run tests. One runner at a time: two cores and little memory are enough. */
import { join } from 'node:path';
import { runNode } from '../program.ts';
import { playwrightOutcome, vitestOutcome } from './counts.ts';
import type { Stage } from './stage.ts';

export interface RunnerOptions {
  /** A folder for the runners' reports; removed afterwards. */
  readonly reports: string;
  readonly env: Record<string, string>;
}

interface VitestRun {
  readonly name: string;
  readonly project: string;
  readonly zone?: string;
  /** Only the tests below this path. */
  readonly below?: string;
}

/** Results do not depend on the computer's time zone: rules are tested in three zones, operations in two. */
const runs: readonly VitestRun[] = [
  { name: 'unit', project: 'unit' },
  { name: 'domain in Singapore', project: 'unit', zone: 'Asia/Singapore', below: 'packages/' },
  { name: 'domain in New York', project: 'unit', zone: 'America/New_York', below: 'packages/' },
  { name: 'portal', project: 'portal' },
  // Both sides of UTC: what holds on them holds between.
  { name: 'operations on PGlite in Singapore', project: 'operations-pglite', zone: 'Asia/Singapore' },
  { name: 'operations on PostgreSQL in New York', project: 'operations-postgres', zone: 'America/New_York' },
];

function vitestStage({ name, project, zone = 'UTC', below }: VitestRun, options: RunnerOptions): Stage {
  const run = async () => {
    const report = join(options.reports, `${name.replaceAll(' ', '-')}.json`);
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters];
    const finished = await runNode([...args, ...(below ? [below] : [])], {
      env: { ...options.env, TZ: zone },
    });
    return vitestOutcome(finished, report);
  };
  return { name, runs: true, run };
}

interface BrowserRun {
  readonly name: string;
  /** Of the tests of a file, those that are tagged @full or those that are not; see e2e/playwright.config.ts. */
  readonly part: 'main' | 'rest';
  readonly args: readonly string[];
}

/** The tests tagged @full; every folder of e2e with tests is in one of these or in `timed`, which has none of them. */
const restOfBrowser: readonly BrowserRun[] = [
  { name: 'browser, rest of journeys', part: 'rest', args: ['--project=portal', 'e2e/journeys/'] },
  {
    name: 'browser, rest of catalogue and safety',
    part: 'rest',
    args: ['--project=portal', 'e2e/catalogue/', 'e2e/safety/'],
  },
];

function browserStage({ name, part, args }: BrowserRun, options: RunnerOptions): Stage {
  const run = async () => {
    const report = join(options.reports, `${name.replaceAll(/\W+/g, '-')}.json`);
    const program = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];
    const finished = await runNode([...program, ...args, '--reporter=line,json'], {
      env: {
        ...options.env,
        E2E_PART: part,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PLAYWRIGHT_FORCE_TTY: '0',
      },
    });
    return playwrightOutcome(finished, report);
  };
  return { name, runs: true, run };
}

/** Rules, parts and operations, in the process of the test. */
export function testStages(options: RunnerOptions): Stage[] {
  return runs.map((run) => vitestStage(run, options));
}

/** Whole programs as people meet them; they want the portal built. */
export function programStages(options: RunnerOptions): Stage[] {
  return [
    vitestStage({ name: 'start and stop', project: 'life' }, options),
    browserStage({ name: 'browser', part: 'main', args: [] }, options),
  ];
}

/** The tests that `npm test` leaves to CI and to `npm run test:full`. */
export function restStages(options: RunnerOptions): Stage[] {
  return restOfBrowser.map((run) => browserStage(run, options));
}
