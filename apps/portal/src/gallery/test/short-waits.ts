/**
 * For files whose tests are not about time: what the portal lets pass in under a second, as before accounts count or while
 * a skeleton stands, passes twenty times as fast and in the same order. Longer times, as the patience of a test, stay.
 */
import { afterEach, beforeEach } from 'vitest';

const SHORT_MS = 1_000;
const TIMES_AS_FAST = 20;

/** Called once, at the top of a file. @returns a function that gives the rest of a test its real waits back */
export function shortenWaits(): () => void {
  const real = globalThis.setTimeout;
  const shortened = (run: () => void, ms = 0, ...more: []) =>
    real(run, ms < SHORT_MS ? ms / TIMES_AS_FAST : ms, ...more);
  beforeEach(() => {
    globalThis.setTimeout = Object.assign(shortened, real);
  });
  const end = () => {
    globalThis.setTimeout = real;
  };
  afterEach(end);
  return end;
}
