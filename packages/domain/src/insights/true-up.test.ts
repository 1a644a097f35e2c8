import { describe, expect, it } from 'vitest';
import { priceUse } from '../bills/use-charges.ts';
import { addDays, sgDay } from '../sg-time.ts';
import { findTrueUp, type ReadPeriod } from './true-up.ts';

/** Months of 30 days, newest first; every second one is estimated. */
function makePeriods(millis: readonly number[]): ReadPeriod[] {
  return millis.map((milli, index) => ({
    from: addDays(sgDay('2026-10-19'), -30 * index),
    to: addDays(sgDay('2026-11-17'), -30 * index),
    milli,
    isEstimated: index % 2 === 0,
  }));
}
function findRange(periods: readonly ReadPeriod[]) {
  const found = findTrueUp('water', periods);
  return found?.state === 'range' ? found : null;
}
const STEADY = [15_000, 15_000, 15_000, 15_000, 15_000, 15_000, 15_000, 15_000];

describe('the true-up of an estimated bill', () => {
  it('a steady home gets a narrow range around nothing', () => {
    const range = findRange(makePeriods(STEADY));
    expect(range?.low).toBeLessThan(0);
    expect(range?.high).toBeGreaterThan(0);
    const whole =
      priceUse({ utility: 'water', milli: 15_000, from: sgDay('2026-10-19'), to: sgDay('2026-11-17') }) ?? 0;
    expect((range?.high ?? 0) - (range?.low ?? 0)).toBeLessThan(whole);
  });

  it('an estimate far above the use of the home is likely to come back', () => {
    const range = findRange(makePeriods([25_000, ...STEADY.slice(1)]));
    expect(range?.high).toBeLessThan(0);
  });

  it('water above 40 Cu M a month is priced as the bill will price it', () => {
    const range = findRange(makePeriods([40_000, ...STEADY.slice(1).map(() => 60_000)]));
    const price = (milli: number): number =>
      priceUse({ utility: 'water', milli, from: sgDay('2026-10-19'), to: sgDay('2026-11-17') }) ?? 0;
    const middle = ((range?.low ?? 0) + (range?.high ?? 0)) / 2;
    expect(Math.abs(middle - (price(60_000) - price(40_000)))).toBeLessThan(3);
  });

  it('water of a business is priced in the first tier, as its bill will price it', () => {
    const periods = makePeriods([50_000, ...STEADY.slice(1).map(() => 60_000)]);
    const found = findTrueUp('water', periods, true);
    if (found?.state !== 'range') throw new Error('no range');
    // 10 Cu M at 3.235 with 9 % of GST.
    expect(Math.abs((found.low + found.high) / 2 - 3_526)).toBeLessThan(3);
  });

  it('a home of changing use gets a wider range', () => {
    const restless = makePeriods([15_000, 12_000, 15_000, 19_000, 15_000, 11_000, 15_000, 20_000]);
    const width = (periods: readonly ReadPeriod[]): number => {
      const range = findRange(periods);
      return (range?.high ?? 0) - (range?.low ?? 0);
    };
    expect(width(restless)).toBeGreaterThan(width(makePeriods(STEADY)));
  });

  it('says nothing of a bill that was read', () => {
    expect(findTrueUp('water', makePeriods(STEADY).slice(1))).toBeNull();
    expect(findTrueUp('water', [])).toBeNull();
  });

  it('counts the readings of an estimated bill that has fewer than four before it', () => {
    const few = (readings: number) => ({ state: 'fewReadings', readings, needed: 4 });
    expect(findTrueUp('water', makePeriods(STEADY.slice(0, 6)))).toEqual(few(3));
    expect(findTrueUp('water', makePeriods(STEADY.slice(0, 1)))).toEqual(few(0));
    expect(findTrueUp('water', makePeriods(STEADY))?.state).toBe('range');
  });
});
