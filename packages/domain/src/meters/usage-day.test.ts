import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCost, computeSum, dayVerdict, type HalfHours, summariseDay, usualDay } from './usage-day.ts';

const flat = (wh: number | null): HalfHours => Array.from({ length: 48 }, () => wh);
const until = (slot: number, wh: number): (number | null)[] =>
  Array.from({ length: 48 }, (_, index) => (index < slot ? wh : null));

describe('the usual day', () => {
  it('is the mean of the same weekdays, per half hour', () => {
    expect(usualDay([flat(200), flat(300), flat(250)])).toEqual({ values: flat(250), days: 3 });
  });

  it('rests on at most eight days, the newest first', () => {
    const usual = usualDay([...Array.from({ length: 8 }, () => flat(100)), flat(9_000)]);
    expect(usual).toEqual({ values: flat(100), days: 8 });
  });

  it('leaves out missing half hours instead of counting them as zero', () => {
    expect(usualDay([flat(200), until(10, 400), flat(null)])).toEqual({
      values: Array.from({ length: 48 }, (_, slot) => (slot < 10 ? 300 : 200)),
      days: 2,
    });
  });

  it('has no value where no day was measured', () => {
    expect(usualDay([])).toEqual({ values: flat(null), days: 0 });
  });
});

describe('the summary of a day', () => {
  const usual = usualDay(Array.from({ length: 8 }, () => flat(225)));
  const tariff = { rateE4: 2_859, gstBasisPoints: 900 };

  it('calls 3 % under a usual Friday by 3 PM normal', () => {
    const values = until(30, 218);
    values[13] = 320;
    values[20] = 150;
    const day = summariseDay({ values, usual, ...tariff });
    expect(day).toEqual({
      totalWh: 6_574,
      dataToSlot: 30,
      usualSoFarWh: 6_750,
      percentFromUsual: -3,
      verdict: 'normal',
      cost: 205,
      busiest: { slot: 13, wh: 320, cost: 10 },
      floor: { wh: 150, dailyCost: 224 },
    });
  });

  it('compares only the half hours that were measured', () => {
    const values = until(30, 225);
    values[4] = null;
    const day = summariseDay({ values, usual, ...tariff });
    expect([day.usualSoFarWh, day.percentFromUsual, day.verdict]).toEqual([29 * 225, 0, 'normal']);
  });

  it('is empty before the first half hour', () => {
    expect(summariseDay({ values: flat(null), usual, ...tariff })).toEqual({
      totalWh: 0,
      dataToSlot: null,
      usualSoFarWh: null,
      percentFromUsual: null,
      verdict: 'unknown',
      cost: null,
      busiest: null,
      floor: null,
    });
  });

  it('has no verdict with two usual days, and no cost without a tariff', () => {
    const few = usualDay([flat(225), flat(225)]);
    const day = summariseDay({ values: until(30, 900), usual: few, rateE4: null, gstBasisPoints: 900 });
    expect([day.verdict, day.percentFromUsual, day.cost]).toEqual(['unknown', null, null]);
  });

  it.each([
    [900, 1_000, 'normal'],
    [1_100, 1_000, 'normal'],
    [899, 1_000, 'lower'],
    [1_101, 1_000, 'higher'],
    [5, 0, 'unknown'],
    [5, 1, 'higher'],
    [5, null, 'unknown'],
  ] as const)('%i beside a usual %s is %s', (measured, usualWh, verdict) => {
    expect(dayVerdict(measured, usualWh)).toBe(verdict);
  });

  it('rounds half a cent up: 2.5 kWh at 20 c with GST cost 54.5 c, told as 55', () => {
    expect(computeCost(2_500, 2_000, 900)).toBe(55);
    expect(computeCost(2_499, 2_000, 900)).toBe(54);
  });

  it('puts the cost of 6.55 kWh at 31.16 c with GST at S$2.04', () => {
    expect(computeCost(6_550, 2_859, 900)).toBe(204);
  });

  it('has parts that agree for any day', () => {
    const values = fc.array(fc.option(fc.integer({ min: 0, max: 20_000 })), { minLength: 48, maxLength: 48 });
    fc.assert(
      fc.property(values, (day) => {
        const summary = summariseDay({ values: day, usual, ...tariff });
        const measured = day.filter((value) => value !== null);
        expect(summary.totalWh).toBe(measured.reduce((sum, value) => sum + value, 0));
        expect(summary.floor?.wh ?? null).toBe(measured.length ? Math.min(...measured) : null);
        expect(summary.busiest?.wh ?? null).toBe(measured.length ? Math.max(...measured) : null);
        expect(day.slice(summary.dataToSlot ?? 0).every((value) => value === null)).toBe(true);
      }),
    );
  });
});

describe('a comparison with the usual day', () => {
  const values = until(2, 100);
  const compare = (usual: { values: HalfHours; days: number }) =>
    summariseDay({ values, usual, rateE4: null, gstBasisPoints: 0 });

  it('needs three usual days', () => {
    expect(compare({ values: flat(50), days: 2 }).verdict).toBe('unknown');
    expect(compare({ values: flat(50), days: 3 })).toMatchObject({
      verdict: 'higher',
      percentFromUsual: 100,
    });
  });

  it('needs a usual value for every half hour that was measured', () => {
    expect(compare({ values: until(1, 50), days: 8 }).verdict).toBe('unknown');
  });

  it('names the first of two half hours that are equally busy', () => {
    expect(compare({ values: flat(50), days: 8 }).busiest).toMatchObject({ slot: 0 });
  });
});

describe('the cost of a range', () => {
  const part = fc.record({
    wh: fc.integer({ min: 0, max: 480_000_000 }),
    rateE4: fc.constantFrom(2_671, 2_727, 3_191, 2_859),
    gstBasisPoints: fc.constantFrom(800, 900),
  });

  it('is the same to the cent however the range is cut into half hours, days or months', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), fc.nat(480_000_000), (parts, cut) => {
        const halves = parts.flatMap((each) => {
          const first = Math.min(cut, each.wh);
          return [
            { ...each, wh: first },
            { ...each, wh: each.wh - first },
          ];
        });
        expect(computeSum(halves.toReversed())).toBe(computeSum(parts));
      }),
    );
  });

  it('is rounded once: a thousand half hours of a third of a cent are not nothing', () => {
    const third = { wh: 10, rateE4: 2_859, gstBasisPoints: 900 };
    expect(computeCost(third.wh, third.rateE4, third.gstBasisPoints)).toBe(0);
    expect(computeSum(Array.from({ length: 1_000 }, () => third))).toBe(312);
    expect(computeSum([])).toBe(0);
  });

  it('takes each part at its own tariff, and agrees with the cost of one part', () => {
    const parts = [
      { wh: 352_001, rateE4: 3_191, gstBasisPoints: 900 },
      { wh: 207, rateE4: 2_859, gstBasisPoints: 900 },
    ];
    expect(computeSum(parts)).toBe(12_250);
    fc.assert(
      fc.property(part, fc.nat(999_999), ({ rateE4, gstBasisPoints }, wh) => {
        expect(computeSum([{ wh, rateE4, gstBasisPoints }])).toBe(computeCost(wh, rateE4, gstBasisPoints));
      }),
    );
  });
});
