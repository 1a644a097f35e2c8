import { describe, expect, it } from 'vitest';
import { addDays, type SgDay, sgDay, sgMonth } from '../sg-time.ts';
import {
  centsOfExact,
  EXACT_CENT,
  exactPrice,
  type HeatDay,
  isChosenDay,
  quantileSteps,
  rateOfDay,
  stepOf,
  sumByMonth,
  wholeHours,
} from './heat-map.ts';
import { findHotNights, findPeak, findQuietDays } from './heat-map-findings.ts';

type Use = (day: SgDay, hour: number) => number | null;
const isWeekend = (day: SgDay) => !isChosenDay(day, 'weekdays');

function days(from: string, count: number, use: Use): HeatDay[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(sgDay(from), index);
    const wh = Array.from({ length: 24 }, (_, hour) => use(day, hour));
    return { day, wh, kinds: wh.map((value) => (value === null ? 'M' : 'A')).join('') };
  });
}

describe('the six steps', () => {
  it.each([
    [
      'evenly spread hours have their steps at the sixths',
      Array.from({ length: 600 }, (_, wh) => wh + 1),
      1,
      [100, 200, 300, 400, 500],
    ],
    [
      'steps are rounded to what a person would choose',
      [212, 348, 503, 648, 803, 990],
      1,
      [200, 350, 500, 650, 800],
    ],
    ['steps of a small home are as fine as the Wh', [2, 3, 4, 5, 6, 9], 1, [2, 3, 4, 5, 6]],
    ['a home with one use has the same step five times', [40, 40, 40, 40, 40, 40], 1, [40, 40, 40, 40, 40]],
    [
      'steps of prices are tenths of a cent',
      [1.23e9, 1.34e9, 1.45e9, 1.56e9, 1.67e9, 1.9e9],
      1e8,
      [1.2e9, 1.3e9, 1.5e9, 1.6e9, 1.7e9],
    ],
    ['no hour gives no step', [], 1, []],
    ['a home that uses nothing has the step of nothing five times', [0, 0, 0, 0, 0, 0], 1, [0, 0, 0, 0, 0]],
    [
      'a sixth that lies far below the others keeps a step of its own',
      [40, 48, 300, 600, 1200, 1600],
      1,
      [40, 50, 300, 600, 1200],
    ],
    [
      'sixths that lie close together stay apart beside one that lies far off',
      [35, 41, 44, 52, 1400, 1600],
      1,
      [35, 42, 44, 50, 1400],
    ],
    ['hours of nothing have the step of nothing', [0, 0, 1, 500, 900, 1600], 1, [0, 0, 1, 500, 900]],
    [
      'prices below half a step are not nothing',
      [4e7, 6e7, 2e9, 4e9, 6e9, 8e9],
      1e8,
      [1e8, 1e8, 2e9, 4e9, 6e9],
    ],
  ])('%s', (_name, amounts, unit, expected) => {
    expect(quantileSteps(amounts, unit)).toEqual(expected);
  });

  it('a step begins with its threshold: less is the step before, and as much is this one', () => {
    const thresholds = [200, 350, 500, 650, 800];
    expect([0, 199, 200, 349, 350, 799, 800, 5000].map((wh) => stepOf(wh, thresholds))).toEqual([
      0, 0, 1, 1, 2, 4, 5, 5,
    ]);
  });
});

describe('an hour', () => {
  it('is whole when both half hours have come, estimated or not', () => {
    const day: HeatDay = { day: sgDay('2026-10-01'), wh: [100, 120, 60, null], kinds: 'AEPM' };
    expect(wholeHours(day)).toEqual([100, 120, null, null]);
  });

  it('costs what the tariff of its day says, and many are rounded once', () => {
    const rates = [
      { from: sgDay('2026-07-01'), rateE4: 3191, gstBasisPoints: 900 },
      { from: sgDay('2026-10-01'), rateE4: 2859, gstBasisPoints: 900 },
    ];
    const on = (day: string) => rateOfDay(rates, sgDay(day));
    expect(on('2026-06-30')).toBeNull();
    const [july, october] = [on('2026-09-30'), on('2026-10-01')];
    if (!july || !october) throw new Error('both days have a rate');
    expect(centsOfExact(exactPrice(750, october))).toBe(23);
    expect(centsOfExact(exactPrice(750, july))).toBe(26);
    expect(centsOfExact(exactPrice(10, october) * 100)).toBe(31);
    expect(centsOfExact(3 * EXACT_CENT, 2)).toBe(2);
  });
});

describe('the means of a month', () => {
  it('leave out the hours that have not come', () => {
    const dates = [sgDay('2026-10-31'), sgDay('2026-11-01'), sgDay('2026-11-02')];
    const months = sumByMonth(dates, [[100], [200], [null]]);
    expect(months.map(({ month, hours }) => [month, hours[0]])).toEqual([
      [sgMonth('2026-10'), { total: 100, count: 1 }],
      [sgMonth('2026-11'), { total: 200, count: 1 }],
    ]);
    expect(months[0]?.hours[1]).toEqual({ total: 0, count: 0 });
  });
});

describe('the peak', () => {
  const evenings: Use = (day, hour) => (!isWeekend(day) && hour >= 19 && hour < 22 ? 900 : 300);

  it('is the three neighbouring hours with the highest mean, with their share and a usual month', () => {
    expect(findPeak(days('2026-10-05', 28, evenings), 'all')).toEqual({
      state: 'found',
      on: 'weekdays',
      hour: 19,
      mean: 900,
      overall: 354,
      share: 23,
      monthly: 58_661,
      daysAMonth: 22,
    });
  });

  it.each([
    [
      'weekend mornings, when they are higher',
      'all',
      (day: SgDay, hour: number) => (isWeekend(day) && hour >= 8 && hour < 11 ? 999 : evenings(day, hour)),
      ['weekends', 8],
    ],
    ['the end of the day', 'all', (_: SgDay, hour: number) => (hour >= 21 ? 800 : 200), ['weekdays', 21]],
    [
      'weekends when only these are looked at',
      'weekends',
      (_: SgDay, hour: number) => (hour < 3 ? 500 : 100),
      ['weekends', 0],
    ],
  ] as const)('is %s', (_name, choice, use, [on, hour]) => {
    expect(findPeak(days('2026-10-05', 28, use), choice)).toMatchObject({ state: 'found', on, hour });
  });

  it('is left out below 25 percent above the mean', () => {
    // Three hours of x beside 21 of 1000: x is 25 percent above the mean from 1296.3 on.
    const raised =
      (wh: number): Use =>
      (_, hour) =>
        hour >= 9 && hour < 12 ? wh : 1000;
    expect(findPeak(days('2026-10-05', 28, raised(1_296)), 'all').state).toBe('none');
    expect(findPeak(days('2026-10-05', 28, raised(1_297)), 'all').state).toBe('found');
    expect(
      findPeak(
        days('2026-10-05', 28, () => 0),
        'all',
      ).state,
    ).toBe('none');
  });

  it('needs four weeks of full days, and says how many there are', () => {
    const oneGap: Use = (day, hour) => (day === '2026-10-09' && hour === 3 ? null : evenings(day, hour));
    expect(findPeak(days('2026-10-05', 28, oneGap), 'all')).toEqual({
      state: 'tooFew',
      days: 27,
      needed: 28,
    });
    expect(findPeak(days('2026-10-05', 29, oneGap), 'all').state).toBe('found');
    expect(findPeak(days('2026-10-05', 21, evenings), 'weekends')).toMatchObject({ days: 6, needed: 8 });
    expect(findPeak([], 'all')).toEqual({ state: 'tooFew', days: 0, needed: 28 });
  });
});

describe('the nights of the hot months', () => {
  const nights =
    (hot: number): Use =>
    (day, hour) =>
      hour >= 22 || hour < 6 ? (day >= '2026-04-01' ? hot : 400) : 300;

  it.each([
    [540, { state: 'found', percent: 35 }],
    [440, { state: 'found', percent: 10 }],
    [439, { state: 'none' }],
    [300, { state: 'none' }],
  ])('nights of %i Wh beside 400 are told from 10 percent on', (hot, expected) => {
    expect(findHotNights(days('2026-03-01', 62, nights(hot)))).toEqual(expected);
  });

  it('need 28 full nights on each side', () => {
    expect(findHotNights(days('2026-03-05', 60, nights(540)))).toEqual({
      state: 'tooFew',
      days: 27,
      needed: 28,
    });
  });
});

describe('quiet days', () => {
  const away =
    (from: string, to: string, use: number): Use =>
    (day, hour) =>
      day >= from && day <= to ? use : hour < 12 ? 300 : 500;

  it('are the longest run at half of the usual day, and show what is always on', () => {
    expect(findQuietDays(days('2026-05-01', 60, away('2026-06-12', '2026-06-20', 170)))).toEqual({
      state: 'found',
      from: '2026-06-12',
      to: '2026-06-20',
      days: 9,
      mean: 170,
    });
  });

  it.each([
    ['two days are no run', away('2026-06-12', '2026-06-13', 170), 'none'],
    ['half of the usual day is quiet', away('2026-06-12', '2026-06-14', 200), 'found'],
    ['more than half is not', away('2026-06-12', '2026-06-14', 201), 'none'],
    [
      'a day with a gap ends a run',
      (day: SgDay, hour: number) =>
        day === '2026-06-14' && hour === 4 ? null : away('2026-06-12', '2026-06-16', 170)(day, hour),
      'none',
    ],
  ] as const)('%s', (_name, use, state) => {
    expect(findQuietDays(days('2026-05-01', 60, use)).state).toBe(state);
  });

  it('are none in a home that uses nothing on most days', () => {
    expect(findQuietDays(days('2026-05-01', 60, () => 0)).state).toBe('none');
    expect(findQuietDays(days('2026-05-01', 60, (day) => (day < '2026-05-20' ? 300 : 0))).state).toBe('none');
  });

  it('are not called quiet before eight weeks of full days', () => {
    expect(findQuietDays(days('2026-05-01', 55, () => 100))).toEqual({
      state: 'tooFew',
      days: 55,
      needed: 56,
    });
  });

  it('are the latest of two runs of the same length', () => {
    const twice: Use = (day, hour) =>
      away('2026-05-10', '2026-05-12', 100)(day, hour) === 100
        ? 100
        : away('2026-06-10', '2026-06-12', 120)(day, hour);
    expect(findQuietDays(days('2026-05-01', 60, twice))).toMatchObject({ from: '2026-06-10', mean: 120 });
  });
});
