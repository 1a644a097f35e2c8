import { expect, it } from 'vitest';
import { computeWait, countAttempts } from './retry-schedule.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

it('a delivery that fails is tried again soon at first, and at least once an hour', () => {
  const waits = [1, 2, 3, 11, 12, 60].map((attempts) => computeWait(attempts, 0));
  expect(waits).toEqual([2_000, 4_000, 8_000, 2_048_000, HOUR, HOUR]);
});

it('chance spreads deliveries that failed together over the last quarter of their wait', () => {
  expect(computeWait(12, 1)).toBe(0.75 * HOUR);
  expect(computeWait(12, 0.5)).toBe(0.875 * HOUR);
});

it.each([
  ['always shortens the waits', 1],
  ['never does', 0],
])('deliveries go on through an outage of two days, also when chance %s', (_, chance) => {
  const attempts = countAttempts(2 * DAY);
  let waited = 0;
  for (let attempt = 1; attempt < attempts; attempt += 1) waited += computeWait(attempt, chance);
  expect(waited).toBeGreaterThanOrEqual(2 * DAY);
  expect(waited).toBeLessThan(3 * DAY);
});
