/** The steps that run tests. One runner at a time: two cores and little memory are enough. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { faultStage } from '../faults/fault-stage.ts';
import { findFirefox, installFirefox } from '../firefox.ts';
import { runNode } from '../program.ts';
import { playwrightOutcome, vitestOutcome } from './counts.ts';
import { findMissing, readStatements } from './engines.ts';
import { leftOut, type Stage } from './stage.ts';

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
  readonly isRepeat?: boolean;
  /** Notes its SQL statements for the check that they ran on both engines. */
  readonly engine?: 'postgres' | 'pglite';
  readonly env?: Readonly<Record<string, string>>;
}

const inNewYork = { zone: 'America/New_York', engine: 'postgres' } as const;

/** Results do not depend on the computer's time zone: rules are tested in three zones, operations in two. */
const runs: readonly VitestRun[] = [
  { name: 'unit', project: 'unit' },
  {
    name: 'domain in Singapore',
    project: 'unit',
    zone: 'Asia/Singapore',
    below: 'packages/',
    isRepeat: true,
  },
  { name: 'portal', project: 'portal' },
  // Both sides of UTC: what holds on them holds between.
  { name: 'operations on PostgreSQL in New York', project: 'operations-postgres', ...inNewYork },
];

const moreRuns: readonly VitestRun[] = [
  { name: 'operations on PostgreSQL, rest', project: 'operations-postgres-full', ...inNewYork },
  // Those marked for both engines (tooling/vitest/both-engines.ts).
  {
    name: 'operations on PGlite in Singapore',
    project: 'operations-pglite',
    zone: 'Asia/Singapore',
    engine: 'pglite',
    isRepeat: true,
    env: { TESTS_ON_PGLITE: 'marked' },
  },
  {
    name: 'domain in New York',
    project: 'unit',
    zone: 'America/New_York',
    below: 'packages/',
    isRepeat: true,
  },
];

function vitestStage(
  { name, project, zone = 'UTC', below, engine, isRepeat = false, env = {} }: VitestRun,
  options: RunnerOptions,
): Stage {
  const statements = (of: string): string => join(options.reports, `statements-${of}`);
  const run = async () => {
    const report = join(options.reports, `${name.replaceAll(' ', '-')}.json`);
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters];
    const noted = engine === undefined ? {} : { STATEMENTS_FOLDER: statements(engine) };
    if (engine !== undefined) mkdirSync(statements(engine), { recursive: true });
    const finished = await runNode([...args, ...(below ? [below] : [])], {
      env: { ...options.env, TZ: zone, ...noted, ...env },
    });
    const outcome = vitestOutcome(finished, report);
    // Only after PostgreSQL: `npm test -- --rest PGlite` runs this step alone.
    if (engine !== 'pglite' || !existsSync(statements('postgres'))) return outcome;
    const missing = findMissing(readStatements(statements('postgres')), readStatements(statements('pglite')));
    if (missing.length === 0) return outcome;
    const advice = 'Mark one of these files, or another that runs the statement, with `@engines both`.';
    const failed = outcome.failed + 1;
    return { ...outcome, failed, report: [outcome.report, ...missing, advice].join('\n') };
  };
  return { name, runs: true, isRepeat, run };
}

interface BrowserRun {
  readonly name: string;
  /** By the tags of e2e/support/test.ts. */
  readonly part: 'main' | 'full' | 'long';
  readonly args: readonly string[];
}

const REST = ['--project=portal'];
const PRESSES = 'catalogue/presses';

function browserStage({ name, part, args }: BrowserRun, options: RunnerOptions): Stage {
  const run = async () => {
    const report = join(options.reports, `${name.replaceAll(/\W+/g, '-')}.json`);
    const program = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];
    const finished = await runNode([...program, ...args, '--reporter=line,json'], {
      env: {
        ...options.env,
        E2E_PART: part,
        E2E_WORLD: join(options.reports, 'world'),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PLAYWRIGHT_FORCE_TTY: '0',
      },
    });
    return playwrightOutcome(finished, report);
  };
  return { name, runs: true, run };
}

/** The main journeys once more in another engine of browsers. */
function firefoxStage(options: RunnerOptions): Stage {
  const name = 'browser, Firefox';
  const { run } = browserStage({ name, part: 'full', args: ['--project=firefox'] }, options);
  const isThere = () => findFirefox() !== null || installFirefox() !== null;
  return {
    name,
    runs: true,
    run: async () => (isThere() ? run() : leftOut('there is no Firefox here, and none can be installed')),
  };
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

/** In shares, as each begins only while there is time. */
function sharesOfTheRest(options: RunnerOptions): Stage[] {
  const shares = ['1/3', '2/3', '3/3'];
  return shares.map((share) =>
    browserStage(
      { name: `browser, rest, part ${share}`, part: 'full', args: [...REST, `--shard=${share}`] },
      options,
    ),
  );
}

/** Tests that `npm test` leaves to CI and to `npm run test:full`, the most telling ones first. */
export function restStages(options: RunnerOptions): Stage[] {
  return [
    ...moreRuns.map((run) => vitestStage(run, options)),
    vitestStage({ name: 'start and stop, rest', project: 'life-full' }, options),
    ...sharesOfTheRest(options),
    browserStage(
      { name: 'browser, rest of what is timed', part: 'full', args: ['--project=timed', '--no-deps'] },
      options,
    ),
    firefoxStage(options),
    browserStage({ name: 'browser, every control pressed', part: 'long', args: [...REST, PRESSES] }, options),
  ];
}

/** By hand, for hours: steps that CI has no time for. */
export const patientStages = (options: RunnerOptions): Stage[] => [
  browserStage(
    { name: 'browser, whole catalogue', part: 'long', args: [...REST, '--grep-invert', PRESSES] },
    options,
  ),
  vitestStage(
    {
      name: 'all operations on PGlite',
      project: 'operations-pglite',
      zone: 'Asia/Singapore',
      isRepeat: true,
    },
    options,
  ),
  faultStage(options),
];
