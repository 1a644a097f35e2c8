import { describe, expect, it } from 'vitest';
import { addDays, sgDay, startOfSgDay } from '../sg-time.ts';
import { findLeaks, type HourlyDay, judgeLeakWatch, priceLeak } from './leaks.ts';

const FIRST = sgDay('2026-11-02');
const HOUR = 3_600_000;
const DRY = [0, 0, 0, 0, 0, 0, 20, 60, 40, 10, 0, 0, 30, 20, 0, 0, 0, 20, 50, 80, 60, 30, 20, 10];
const at = (hours: number): number => startOfSgDay(FIRST) + hours * HOUR;

/** Days of a home; `flow` litres an hour run from one hour to another beside what the taps use. */
const home = (days: number, from = 0, to = 0, flow = 21): HourlyDay[] =>
  Array.from({ length: days }, (_, n) => ({
    day: addDays(FIRST, n),
    hours: DRY.map((litres, hour) => litres + (n * 24 + hour >= from && n * 24 + hour < to ? flow : 0)),
  }));

/** Days of a home in whose nights these litres run. */
const nights = (litres: readonly number[]): HourlyDay[] =>
  home(10).map(({ day, hours }) => ({
    day,
    hours: [...litres, ...hours.slice(litres.length).map((own) => (own ?? 0) + 30)],
  }));

const withoutNights = ({ day, hours }: HourlyDay): HourlyDay => ({
  day,
  hours: hours.map((litres, hour) => (hour < 5 ? null : litres)),
});

const withoutTenths = ({ day, hours }: HourlyDay): HourlyDay => ({
  day,
  hours: hours.map((litres, hour) => (hour % 10 === 3 ? null : litres)),
});

const change = (days: HourlyDay[], hour: number, litres: number | null): HourlyDay[] =>
  days.map(({ day, hours }, n) => ({
    day,
    hours: hours.map((own, h) => (n * 24 + h === hour ? litres : own)),
  }));

describe('finding leaks', () => {
  it('finds no leak in a home whose nights are dry', () => {
    expect(findLeaks(home(20))).toEqual([]);
  });

  it('finds half a cubic metre a day within 48 hours, with its start, end and litres', () => {
    const [leak, ...others] = findLeaks(home(10, 58, 148));
    expect(others).toEqual([]);
    expect(leak).toMatchObject({ startedAt: at(58), endedAt: at(148), litresPerHour: 21, litres: 90 * 21 });
    expect((leak?.foundAt ?? 0) - at(58)).toBeLessThanOrEqual(48 * HOUR);
  });

  it('keeps an episode open while the newest hour flows', () => {
    expect(findLeaks(home(10, 58, 240))).toMatchObject([{ endedAt: null, flowedTo: at(240) }]);
  });

  it('closes an episode by itself in the first dry hours', () => {
    expect(findLeaks(home(10, 58, 147))).toMatchObject([{ endedAt: at(147) }]);
  });

  it.each([
    ['water that runs for a day and a night', home(10, 54, 77)],
    ['a tank that fills through a night', home(10, 64, 84, 200)],
    ['a tap that drips 4 litres an hour', home(10, 24, 240, 4)],
    ['a loss below half of what must be found', home(10, 24, 240, 8)],
    ['a night with a dry hour in its middle', change(change(home(4, 40, 74), 50, 0), 51, 0)],
    ['nights in which somebody is up every second hour', nights([40, 0, 40, 0, 40])],
    ['a tank in one night and a bath in the next', change(change(home(4, 43, 53, 120), 72, 40), 73, 60)],
    ['no data at all', []],
  ])('takes %s for no leak', (_what, days) => {
    expect(findLeaks(days)).toEqual([]);
  });

  it.each([
    ['every eighth hour is missing', (litres: number, n: number) => (n % 8 === 3 ? null : litres)],
    ['seven hours in a row are missing', (litres: number, n: number) => (n > 60 && n <= 67 ? null : litres)],
    ['it varies by two fifths from hour to hour', (litres: number, n: number) => litres + ((n * 7) % 17) - 8],
    [
      'it doubles within two days',
      (litres: number, n: number, from: number) => litres + (21 * (n - from)) / 48,
    ],
  ])('finds half a cubic metre a day within 48 hours where %s', (_what, alter) => {
    for (let from = 48; from < 72; from += 1) {
      const days = home(10, from, 200).map(({ day, hours }, d) => ({
        day,
        hours: hours.map((litres, h) =>
          d * 24 + h >= from && d * 24 + h < 200 ? alter(litres ?? 0, d * 24 + h, from) : litres,
        ),
      }));
      expect(findLeaks(days)).toHaveLength(1);
      expect((findLeaks(days)[0]?.foundAt ?? 0) - at(from)).toBeLessThanOrEqual(48 * HOUR);
    }
  });

  it('passes over hours that are missing, and one that a meter rounds down to nothing', () => {
    const days = change(change(change(home(10, 58, 148), 75, null), 76, null), 99, 0);
    expect(findLeaks(days)).toMatchObject([{ startedAt: at(58), endedAt: at(148) }]);
  });

  it('finds a leak on a meter that counts in tens, and is no judge of one that counts in twenties', () => {
    const round = (step: number) => {
      let rest = 0;
      return home(10, 58, 148).map(({ day, hours }) => ({
        day,
        hours: hours.map((litres) => {
          rest += litres ?? 0;
          const shown = Math.floor(rest / step) * step;
          rest -= shown;
          return shown;
        }),
      }));
    };
    expect(findLeaks(round(10))).toMatchObject([{ endedAt: at(148) }]);
    expect(findLeaks(round(20))).toEqual([]);
    expect(judgeLeakWatch(round(20), at(240))).toEqual({ state: 'coarse', stepLitres: 20 });
  });

  it('finds a steady leak in a home that is away, where each hour has the same litres', () => {
    const away = home(10).map(({ day, hours }) => ({
      day,
      hours: hours.map(() => (day < '2026-11-05' ? 0 : 42)),
    }));
    expect(findLeaks(away)).toMatchObject([{ startedAt: at(72), endedAt: null, litresPerHour: 42 }]);
    expect(judgeLeakWatch(away, at(240))).toEqual({ state: 'watching' });
  });

  it.each([
    [22, 21],
    [44, 36],
    [130, 105],
  ])('finds a leak in a home that is away where %i litres run at night and %i by day', (night, byDay) => {
    const away = home(10).map(({ day, hours }, n) => ({
      day,
      hours: hours.map((_, h) => (n * 24 + h < 100 ? 0 : h < 5 ? night : byDay)),
    }));
    expect(findLeaks(away)).toMatchObject([{ startedAt: at(100), endedAt: null, litresPerHour: night }]);
    expect((findLeaks(away)[0]?.foundAt ?? 0) - at(100)).toBeLessThanOrEqual(48 * HOUR);
  });

  it('splits two flows where data is missing for more than two days between them', () => {
    const days = home(14, 24, 300).filter(({ day }) => day < '2026-11-05' || day > '2026-11-08');
    expect(findLeaks(days)).toMatchObject([{ endedAt: at(72) }, { startedAt: at(168) }]);
  });

  it('finds the same episodes in any order of the days and from the start of the first one', () => {
    const days = home(14, 58, 148);
    expect(findLeaks(days.toReversed())).toEqual(findLeaks(days));
    expect(findLeaks(days.slice(2))).toEqual(findLeaks(days));
  });

  it('counts a leak that grew after half a day from its own start', () => {
    const [leak] = findLeaks(home(10, 60, 148, 40));
    expect(leak?.startedAt).toBe(at(60));
  });
});

describe('the price of a leak', () => {
  it('is that of water on its days, with both taxes and GST', () => {
    // 10 Cu M at 1.43, half of it as conservation tax, 1.09 for used water, 9 % GST.
    const price = priceLeak({ litres: 10_000, startedAt: at(0), flowedTo: at(240) }, false);
    expect(price).toBe(3_526);
  });

  it('has one tier at a business', () => {
    const large = { litres: 100_000, startedAt: at(0), flowedTo: at(72) };
    expect(priceLeak(large, true)).toBe(35_262);
    expect(priceLeak(large, false)).toBe(42_791);
  });

  it('is in the first tier as far as that of a month reaches, however few its days are', () => {
    expect(priceLeak({ litres: 10_000, startedAt: at(0), flowedTo: at(72) }, false)).toBe(3_526);
  });
});

describe('whether leaks can be seen', () => {
  it.each([
    ['no hour ever came', [], 240, { state: 'none' }],
    ['two days have come', home(2), 49, { state: 'watching' }],
    ['the first night is not over', home(1), 20, { state: 'early', fromDay: '2026-11-04' }],
    ['the newest two days are there', home(10), 241, { state: 'watching' }],
    ['a day is late', home(9), 240 + 8, { state: 'missing', missingHours: 32 }],
    ['no night has an hour', home(10).map(withoutNights), 241, { state: 'missing', missingHours: 11 }],
    ['a tenth of the hours is missing', home(10).map(withoutTenths), 241, { state: 'watching' }],
    ['nothing came for a week', home(10), 240 + 168, { state: 'missing', missingHours: 48 }],
  ])('says so when %s', (_what, days, hours, expected) => {
    expect(judgeLeakWatch(days, at(hours))).toEqual(expected);
  });

  it('says that a meter is new only until its first hour has come', () => {
    expect(judgeLeakWatch([], at(240), true)).toEqual({ state: 'new' });
    expect(judgeLeakWatch(home(1), at(20), true)).toEqual({ state: 'early', fromDay: '2026-11-04' });
  });
});
