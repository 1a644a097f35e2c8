/** Reads how many tests a runner ran from the report it wrote, and distrusts a runner that wrote none. */
import { existsSync, readFileSync } from 'node:fs';
import type { Finished } from '../program.ts';
import { broken, type Outcome } from './stage.ts';

function readReport(path: string): unknown {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  } catch {
    return null;
  }
}

function numberAt(report: unknown, ...path: readonly string[]): number {
  let value = report;
  for (const name of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return typeof value === 'number' ? value : 0;
}

/** A runner that ended badly without a failed test (a file that cannot be read, a leak) failed once. */
function outcome(finished: Finished, passed: number, failedTests: number): Outcome {
  if (passed + failedTests === 0) return broken(`${finished.output}\nNot one test was run.`);
  const failed = finished.code !== 0 && failedTests === 0 ? 1 : failedTests;
  return { passed, failed, report: finished.output };
}

export function vitestOutcome(finished: Finished, path: string): Outcome {
  const report = readReport(path);
  return outcome(finished, numberAt(report, 'numPassedTests'), numberAt(report, 'numFailedTests'));
}

/** A test that passed only when tried again is a failed one: it would fail for someone else. */
export function playwrightOutcome(finished: Finished, path: string): Outcome {
  const report = readReport(path);
  const failed = numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky');
  return outcome(finished, numberAt(report, 'stats', 'expected'), failed);
}
