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

function browserStage(options: RunnerOptions): Stage {
  const run = async () => {
    const report = join(options.reports, 'browser.json');
    const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];
    const finished = await runNode([...args, '--reporter=line,json'], {
      env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_FORCE_TTY: '0' },
    });
    return playwrightOutcome(finished, report);
  };
  return { name: 'browser', runs: true, run };
}

/** Rules, parts and operations, in the process of the test. */
export function testStages(options: RunnerOptions): Stage[] {
  return runs.map((run) => vitestStage(run, options));
}

/** Whole programs as people meet them; they want the portal built. */
export function programStages(options: RunnerOptions): Stage[] {
  return [vitestStage({ name: 'start and stop', project: 'life' }, options), browserStage(options)];
}
