/** Figures of a bench as it prints them: one line each, with the goal beside. */
import { loadavg } from 'node:os';

/** @param share 0.95 for p95 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** 'p50 1.20 ms, p95 2.31 ms' */
export const spread = (values: readonly number[]): string =>
  `p50 ${milliseconds(percentile(values, 0.5))}, p95 ${milliseconds(percentile(values, 0.95))}`;

export function say(what: string, text: string, goal?: string): void {
  console.log(`  ${what.padEnd(44)} ${text}${goal === undefined ? '' : `   (goal ${goal})`}`);
}

/** Processes that wanted to run in the last minute: more than there are cores, and figures are worth little. */
export const sayLoad = (): void => say('load of the computer', loadavg()[0]?.toFixed(1) ?? '');
