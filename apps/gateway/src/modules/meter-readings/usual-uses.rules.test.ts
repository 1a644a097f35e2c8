import { expect, it } from 'vitest';
import { buildMeterRow, NOW } from './test/meter-row.ts';
import { computeUseSince, findUnusual } from './usual-uses.rules.ts';

const usual = { mean: 500, low: 450, high: 550 };

it('the use counts from the last actual reading, in days of Singapore', () => {
  expect(computeUseSince(buildMeterRow(), 1_204_300, NOW)).toEqual({ milli: 14_300, days: 30 });
});

it.each([{ actualMilli: null }, { actualAt: null }])(
  'there is no use without an actual reading: %o',
  (over) => {
    expect(computeUseSince(buildMeterRow(over), 1_204_300, NOW)).toBeNull();
    expect(findUnusual(buildMeterRow(over), 9_000_000, usual, NOW)).toBeNull();
  },
);

it.each([
  [22_501, 'muchMore'],
  [22_500, null],
  [15_000, null],
  [7_500, null],
  [7_499, 'muchLess'],
])('staff look at a use of %i in 30 days: %s', (milli, verdict) => {
  expect(findUnusual(buildMeterRow(), 1_190_000 + milli, usual, NOW)).toBe(verdict);
});

it('nothing is unusual for a home without bills to compare with', () => {
  expect(findUnusual(buildMeterRow(), 9_000_000, null, NOW)).toBeNull();
});
