import { fixedClock, shiftedClock } from '@portal/domain/clock';
import { expect, test } from 'vitest';
import { tokenBuckets } from './token-buckets.ts';

const budget = { capacity: 10, refillPerSecond: 1 };
const start = () => shiftedClock(fixedClock('2026-11-20T07:00:00Z'));

test('a caller may spend the budget at once, then waits for it to refill', () => {
  const clock = start();
  const buckets = tokenBuckets(clock, budget);
  expect(buckets.take('A', 10)).toBe(true);
  expect(buckets.take('A', 1)).toBe(false);
  clock.shift(3000);
  expect(buckets.take('A', 3)).toBe(true);
  expect(buckets.take('A', 1)).toBe(false);
});

test('a look at what a caller could spend costs nothing', () => {
  const clock = start();
  const buckets = tokenBuckets(clock, budget);
  expect([buckets.has('A', 10), buckets.has('A', 11)]).toEqual([true, false]);
  buckets.take('A', 10);
  expect(buckets.has('A', 1)).toBe(false);
  clock.shift(1000);
  expect([buckets.has('A', 1), buckets.take('A', 1)]).toEqual([true, true]);
});

test('a refused call costs nothing, and one caller never pays for another', () => {
  const buckets = tokenBuckets(start(), budget);
  expect(buckets.take('A', 11)).toBe(false);
  expect(buckets.take('A', 10)).toBe(true);
  expect(buckets.take('B', 10)).toBe(true);
});

test('a budget never grows beyond its capacity, nor shrinks when the clock is set back', () => {
  const clock = start();
  const buckets = tokenBuckets(clock, budget);
  buckets.take('A', 5);
  clock.shift(-3_600_000);
  expect(buckets.take('A', 5)).toBe(true);
  clock.shift(86_400_000);
  expect(buckets.take('A', 11)).toBe(false);
});

test('the caller unseen for longest is forgotten first', () => {
  const buckets = tokenBuckets(start(), budget, 2);
  for (const key of ['A', 'B', 'A', 'C']) buckets.take(key, 5);
  expect(buckets.take('A', 1)).toBe(false);
  expect(buckets.take('B', 10)).toBe(true);
});
