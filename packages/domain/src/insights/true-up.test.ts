import { describe, expect, it } from 'vitest';
import { priceUse } from '../bills/use-charges.ts';
import { addDays, sgDay } from '../sg-time.ts';
import { findTrueUpRange, type ReadPeriod } from './true-up.ts';

/** Months of 30 days, newest first; every second one is estimated. */
function makePeriods(millis: readonly number[]): ReadPeriod[] {
  return millis.map((milli, index) => ({
    from: addDays(sgDay('2026-10-19'), -30 * index),
    to: addDays(sgDay('2026-11-17'), -30 * index),
    milli,
    isEstimated: index % 2 === 0,
  }));
}
const STEADY = [15_000, 15_000, 15_000, 15_000, 15_000, 15_000, 15_000, 15_000];

describe('the true-up of an estimated bill', () => {
  it('a steady home gets a narrow range around nothing', () => {
    const range = findTrueUpRange('water', makePeriods(STEADY));
    expect(range?.low).toBeLessThan(0);
    expect(range?.high).toBeGreaterThan(0);
    const whole =
      priceUse({ utility: 'water', milli: 15_000, from: sgDay('2026-10-19'), to: sgDay('2026-11-17') }) ?? 0;
    expect((range?.high ?? 0) - (range?.low ?? 0)).toBeLessThan(whole);
  });

  it('an estimate far above the use of the home is likely to come back', () => {
    const range = findTrueUpRange('water', makePeriods([25_000, ...STEADY.slice(1)]));
    expect(range?.high).toBeLessThan(0);
  });

  it('a home of changing use gets a wider range', () => {
    const restless = makePeriods([15_000, 12_000, 15_000, 19_000, 15_000, 11_000, 15_000, 20_000]);
    const width = (periods: readonly ReadPeriod[]): number => {
      const range = findTrueUpRange('water', periods);
      return (range?.high ?? 0) - (range?.low ?? 0);
    };
    expect(width(restless)).toBeGreaterThan(width(makePeriods(STEADY)));
  });

  it('says nothing of a bill that was read, and nothing with fewer than three readings before', () => {
    expect(findTrueUpRange('water', makePeriods(STEADY).slice(1))).toBeNull();
    expect(findTrueUpRange('water', makePeriods(STEADY.slice(0, 6)))).toBeNull();
    expect(findTrueUpRange('water', makePeriods(STEADY.slice(0, 1)))).toBeNull();
    expect(findTrueUpRange('water', [])).toBeNull();
  });
});
