import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, sgDay } from '../sg-time.ts';
import { computeTrueUp, computeUsualUse, expectReading, isUnusual, judgeUse } from './reading-outlook.ts';

const gas = { before: 5 };
const usual = { mean: 1_850, low: 1_742, high: 1_967 };

describe('the usual use of a home', () => {
  it('is its use a day by its bills: mean, smallest and largest', () => {
    expect(
      computeUsualUse([
        { milli: 54_000, days: 30 },
        { milli: 56_000, days: 31 },
        { milli: 57_000, days: 29 },
      ]),
    ).toEqual({ mean: 1_856, low: 1_800, high: 1_966 });
  });

  it('is unknown with fewer than three bills', () => {
    const bill = { milli: 54_000, days: 30 };
    expect(computeUsualUse([bill, bill, { milli: 1_000, days: 0 }])).toBeNull();
    expect(computeUsualUse([bill, bill, bill])).not.toBeNull();
    expect(computeUsualUse([bill, bill, { milli: 1_000, days: 1 }])?.low).toBe(1_000);
  });
});

describe('the expected reading', () => {
  const last = { milli: 2_318_000, day: sgDay('2026-10-18') };

  it('lies between the smallest and the largest use since the last one', () => {
    expect(expectReading(last, usual, sgDay('2026-11-20'), gas)).toEqual({
      from: 2_318_000 + 1_742 * 33,
      to: 2_318_000 + 1_967 * 33,
    });
  });

  it('goes on from 0 after the end of the register', () => {
    const high = { milli: 99_980_000, day: sgDay('2026-10-18') };
    expect(expectReading(high, usual, sgDay('2026-11-20'), gas)).toEqual({ from: 37_486, to: 44_911 });
  });
});

describe('a use compared with the usual one', () => {
  const judge = (milli: number, days = 30) => judgeUse(milli, days, usual);

  it('is usual within a tenth of the home’s own bills', () => {
    expect(judge(55_000)).toBe('usual');
    expect(judge(64_911)).toBe('usual');
    expect(judge(64_912)).toBe('more');
    expect(judge(47_034)).toBe('usual');
    expect(judge(47_033)).toBe('less');
  });

  it('is worth a question above one and a half times the mean and below half of it', () => {
    expect(judge(83_250)).toBe('more');
    expect(judge(83_251)).toBe('muchMore');
    expect(judge(27_750)).toBe('less');
    expect(judge(27_749)).toBe('muchLess');
    expect(judge(0)).toBe('muchLess');
    expect(
      ['muchMore', 'more', 'usual', 'unknown', 'less', 'muchLess'].filter((each) => isUnusual(each as never)),
    ).toEqual(['muchMore', 'muchLess']);
  });

  it('is not judged without bills, on the day of the last reading, or below one unit', () => {
    expect(judgeUse(55_000, 30, null)).toBe('unknown');
    expect(judge(55_000, 0)).toBe('unknown');
    expect(judge(1_850, 1)).toBe('usual');
    expect(judgeUse(5_000, 2, { mean: 499, low: 499, high: 499 })).toBe('unknown');
    expect(judgeUse(5_000, 2, { mean: 500, low: 500, high: 500 })).toBe('muchMore');
  });
});

describe('a bill that was estimated', () => {
  const actual = { milli: 2_318_000, day: sgDay('2026-10-18') };
  const estimated = { milli: 2_372_000, day: sgDay('2026-11-17') };
  const trueUp = (milli: number, day = '2026-11-20') =>
    computeTrueUp({ actual, estimated, reading: { milli, day: sgDay(day) } }, gas);

  it('charged too much when the meter shows less than it reckoned with', () => {
    // 54 kWh in 33 days are 49.091 in 30; 54 were charged.
    expect(trueUp(2_372_000)).toBe(-4_909);
  });

  it('charged too little when the meter shows more', () => {
    expect(trueUp(2_388_000)).toBe(9_636);
    expect(trueUp(2_380_000, '2026-11-17')).toBe(8_000);
  });

  it('cannot be put right by a reading of the day of the last one', () => {
    expect(trueUp(2_372_000, '2026-10-18')).toBe(0);
  });

  it('counts from a single day on, of the reading and of the bill', () => {
    expect(trueUp(2_320_000, '2026-10-19')).toBe(6_000);
    const ofOneDay = { milli: 2_320_000, day: sgDay('2026-10-19') };
    const reading = { milli: 2_324_000, day: sgDay('2026-10-20') };
    expect(computeTrueUp({ actual, estimated: ofOneDay, reading }, gas)).toBe(1_000);
    expect(computeTrueUp({ actual, estimated: actual, reading }, gas)).toBe(0);
  });

  it('charged what was used when the use went on evenly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(60),
        (daily, billed, later) => {
          const reading = {
            milli: 2_318_000 + daily * 1_000 * (billed + later),
            day: addDays(actual.day, billed + later),
          };
          const bill = { milli: 2_318_000 + daily * 1_000 * billed, day: addDays(actual.day, billed) };
          expect(Math.abs(computeTrueUp({ actual, estimated: bill, reading }, gas))).toBe(0);
        },
      ),
    );
  });
});
