/** Reads how many tests a runner ran from the report it wrote, and distrusts a runner that wrote none. */
import { existsSync, readFileSync } from 'node:fs';
import { type Finished, ROOT } from '../program.ts';
import { type PlaywrightReport, playwrightTimes, type VitestReport, vitestTimes } from './file-times.ts';
import { broken, type Outcome } from './stage.ts';

/** @returns nothing known where the runner wrote nothing that can be read */
function readReport<Report extends object>(path: string): Partial<Report> {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  } catch {
    return {};
  }
}

/** A runner that ended badly without a failed test (a file that cannot be read, a leak) failed once. */
function outcome(finished: Finished, passed: number, failedTests: number): Outcome {
  if (passed + failedTests === 0) return broken(`${finished.output}\nNot one test was run.`);
  const failed = finished.code !== 0 && failedTests === 0 ? 1 : failedTests;
  return { passed, failed, report: finished.output };
}

interface VitestCounts extends VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

export function vitestOutcome(finished: Finished, path: string): Outcome {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport<VitestCounts>(path);
  return { ...outcome(finished, numPassedTests, numFailedTests), files: vitestTimes({ testResults }, ROOT) };
}

interface PlaywrightCounts extends PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** A test that passed only when tried again is a failed one: it would fail for someone else. */
export function playwrightOutcome(finished: Finished, path: string): Outcome {
  const { stats, suites = [] } = readReport<PlaywrightCounts>(path);
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return { ...outcome(finished, stats?.expected ?? 0, failed), files: playwrightTimes({ suites }) };
}
