/**
 * Time budgets of the steps of `npm test`. They count calibration loops, not seconds: on a slow or busy machine the
 * loop takes as much longer as the step does.
 */
import { createHash } from 'node:crypto';

/** Loops that a step may take: about three times those on two idle cores. An area adds at most 100 to all of them together. */
const timeBudgets: Readonly<Record<string, number>> = {
  unit: 300,
  portal: 300,
  'operations on PostgreSQL in New York': 1100,
  'operations on PostgreSQL, rest': 500,
  'operations on PGlite in Singapore': 650,
  'start and stop': 400,
  'start and stop, rest': 1600,
  browser: 1300,
};

const MEGABYTE = Buffer.alloc(1 << 20, 7);
const MEGABYTES = 600;

/** @returns seconds that a fixed piece of work takes on this machine now: about 0.4 on an idle one */
export function calibrate(): number {
  const began = performance.now();
  for (let done = 0; done < MEGABYTES; done += 1) createHash('sha256').update(MEGABYTE).digest();
  return (performance.now() - began) / 1000;
}

export interface Timed {
  readonly seconds: number;
  /** Seconds of the calibration loop before and after the step; the longer one counts. */
  readonly loops: readonly [before: number, after: number];
}

/** @returns the loops that a step took, and a sentence when those are above its budget */
export function judgeTime(
  name: string,
  { seconds, loops }: Timed,
  budgets = timeBudgets,
): { readonly used: number; readonly over: string | null } {
  const used = Math.round(seconds / Math.max(...loops));
  const budget = budgets[name];
  const over =
    budget !== undefined && used > budget
      ? `Too slow: ${name} took ${used} calibration loops, its budget is ${budget} (tooling/test/time-budgets.ts).`
      : null;
  return { used, over };
}
