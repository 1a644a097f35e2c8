import { describe, expect, it } from 'vitest';
import { priceUse } from '../bills/use-charges.ts';
import { cents } from '../money.ts';
import { addDays, addMonthsToDay, daysBetween, daysFrom, type SgDay, sgDay } from '../sg-time.ts';
import type { PastBill } from './ending.ts';
import { forecast } from './forecast.ts';
import { countHeld } from './forecast-score.ts';
import { allDays, ask, likely, makeBills, makeDays, PERIOD, running, without } from './test/forecast-home.ts';
import type { DayOfUse } from './usual-days.ts';

describe('when a home gets a forecast', () => {
  it.each([
    ['2026-11-18', 0],
    ['2026-11-20', 2],
    ['2026-11-27', 9],
  ])('on %s it is too early after %i full days, and the date is named', (today, fullDays) => {
    const { outlook } = running(forecast(ask(today)));
    expect(outlook).toEqual({ state: 'early', fullDays, startsOn: '2026-11-28' });
  });

  it('the forecast starts when the tenth full day is over', () => {
    expect(likely(ask('2026-11-28')).state).toBe('likely');
  });

  it('two of the last ten days may be missing, three may not', () => {
    expect(likely(ask('2026-11-28', { days: without('2026-11-19', '2026-11-25') })).state).toBe('likely');
    const gap = ask('2026-11-28', { days: without('2026-11-19', '2026-11-25', '2026-11-26') });
    expect(running(forecast(gap)).outlook).toEqual({
      state: 'gap',
      gap: { rule: 'lastTen', missing: 3, of: 10, most: 2 },
    });
    expect(likely(ask('2026-11-30', { days: without('2026-11-19', '2026-11-25', '2026-11-26') })).state).toBe(
      'likely',
    );
  });

  it('a day of which half hours are missing counts as a missing day', () => {
    const days = allDays.map((each) =>
      ['2026-11-19', '2026-11-20', '2026-11-21'].includes(each.day) ? { ...each, slots: 47 } : each,
    );
    expect(running(forecast(ask('2026-11-28', { days }))).outlook.state).toBe('gap');
  });

  it('a gap at the start of a bill moves the date that is named', () => {
    const days = without('2026-11-18', '2026-11-20', '2026-11-21', '2026-11-22');
    expect(running(forecast(ask('2026-11-24', { days }))).outlook).toEqual({
      state: 'early',
      fullDays: 2,
      startsOn: '2026-12-01',
    });
  });

  it('a meter whose first half hours came within the bill is new: the days before are no gap', () => {
    const days = allDays.filter(({ day }) => day >= '2026-11-27');
    const { outlook } = running(forecast(ask('2026-11-30', { days })));
    expect(outlook).toEqual({ state: 'early', fullDays: 3, startsOn: '2026-12-05' });
    expect(likely(ask('2026-12-05', { days })).state).toBe('likely');
  });

  it('half of the days of a bill may be missing, and with more it says how many', () => {
    const gone = daysFrom(sgDay('2026-11-18'), sgDay('2026-11-27'));
    const { outlook, soFar } = running(forecast(ask('2026-12-09', { days: without(...gone) })));
    expect([outlook.state, soFar.missingDays]).toEqual(['likely', 10]);
    const more = ask('2026-12-09', { days: without(...gone, '2026-11-28') });
    expect(running(forecast(more)).outlook).toEqual({
      state: 'gap',
      gap: { rule: 'bill', missing: 11, of: 21, most: 10 },
    });
  });

  it('a meter that came too late for this bill is told the tenth full day of the next one', () => {
    const days = allDays.filter(({ day }) => day >= '2026-12-10');
    expect(running(forecast(ask('2026-12-12', { days }))).outlook).toEqual({
      state: 'early',
      fullDays: 2,
      startsOn: '2026-12-28',
    });
  });

  it('a meter that is read by hand gets none, nor does an account without a bill', () => {
    const old = makeDays('2026-01-01', sgDay('2026-09-01'));
    expect(forecast(ask('2026-12-01', { days: old }))).toEqual({ state: 'noHalfHours' });
    expect(forecast(ask('2026-12-01', { utilities: ['water'] }))).toEqual({ state: 'noHalfHours' });
    expect(forecast(ask('2026-12-01', { bills: [] }))).toEqual({ state: 'firstBill' });
  });
});

describe('the bill so far', () => {
  it('is each day at its own tariff with GST, and the share of water and gas by the half hour', () => {
    const input = ask('2026-11-20', {
      days: allDays.filter(({ day }) => day < '2026-11-20'),
      slotsOfToday: 30,
    });
    const { soFar } = running(forecast({ ...input, days: [...input.days, today('2026-11-20', 6_550)] }));
    // 26.55 kWh x 0.2859 x 1.09; water 51.48-like and gas as priced for 30 days, 2.625 of 30 days.
    const read =
      (priceUse({ utility: 'water', milli: 15_000, ...PERIOD }) ?? 0) +
      (priceUse({ utility: 'gas', milli: 55_000, ...PERIOD }) ?? 0);
    expect(soFar).toMatchObject({ electricity: 827, estimated: ['water', 'gas'], dayNumber: 3, days: 30 });
    expect(Math.abs(soFar.amount - 827 - (read * 2.625) / 30)).toBeLessThanOrEqual(1);
  });

  it('water of a business is counted in the first tier alone', () => {
    const bills = makeBills(allDays).map((bill) => ({
      ...bill,
      quantities: [{ utility: 'water' as const, milli: 60_000 }],
    }));
    const { soFar } = running(forecast(ask('2026-12-03', { bills, isBusiness: true })));
    // 30 Cu M in half a month: 42.90, 21.45 and 32.70, with 9 % of GST on each.
    expect(soFar.amount - soFar.electricity).toBe(4_290 + 386 + 2_145 + 193 + 3_270 + 294);
  });

  it('a change of tariff within the bill counts each day at its own', () => {
    const period = { from: sgDay('2026-09-19'), to: sgDay('2026-10-18') };
    const input = ask('2026-10-11', { period, utilities: ['electricity'] });
    const { soFar } = running(forecast(input));
    const wh = (from: string, to: string): number =>
      allDays.filter(({ day }) => day >= from && day <= to).reduce((sum, day) => sum + day.wh, 0);
    const exact =
      ((wh('2026-09-19', '2026-09-30') * 0.3191 + wh('2026-10-01', '2026-10-10') * 0.2859) * 1.09) / 10;
    expect(soFar.amount).toBe(Math.round(exact));
  });

  it('a change of tariff within the bill counts gas, too, at the tariff of the days that are over', () => {
    const period = { from: sgDay('2026-09-19'), to: sgDay('2026-10-18') };
    const { soFar } = running(forecast(ask('2026-10-01', { period })));
    const priced = (['water', 'gas'] as const).map((utility) => {
      const milli = utility === 'water' ? 6_000 : 22_000;
      return priceUse({ utility, milli, from: period.from, to: sgDay('2026-09-30') }) ?? 0;
    });
    expect(soFar.amount - soFar.electricity).toBe((priced[0] ?? 0) + (priced[1] ?? 0));
  });
});

const today = (day: string, wh: number): DayOfUse => ({ day: sgDay(day), wh, slots: 30 });

describe('how it will end', () => {
  it('a home of even habits ends as its days say', () => {
    const input = ask('2026-12-01');
    const wh = allDays.filter(({ day }) => day >= PERIOD.from).reduce((sum, day) => sum + day.wh, 0);
    const parts = [
      { utility: 'electricity' as const, milli: wh },
      { utility: 'water' as const, milli: 15_000 },
      { utility: 'gas' as const, milli: 55_000 },
    ];
    const bill = parts.reduce((sum, part) => sum + (priceUse({ ...part, ...PERIOD }) ?? 0), 0);
    const { total } = likely(input);
    expect(Math.abs(total.middle - bill)).toBeLessThan(100);
    expect(total.low).toBeLessThanOrEqual(bill);
    expect(total.high).toBeGreaterThanOrEqual(bill);
  });

  it('the figures of the page add up to the cent, U-Save taken off', () => {
    const { soFar, outlook } = running(forecast(ask('2026-12-01', { uSave: cents(4_503) })));
    if (outlook.state !== 'likely') throw new Error(outlook.state);
    for (const each of ['low', 'middle', 'high'] as const) {
      expect(outlook.toCome[each] % 100).toBe(0);
      expect(outlook.total[each]).toBe(soFar.amount + outlook.toCome[each] - 4_503);
    }
  });

  it('a rebate that is larger than the bill takes off no more than the bill', () => {
    const { uSave, total } = likely(ask('2026-12-01', { uSave: cents(900_000) }));
    expect(total.low).toBe(0);
    expect(uSave).toBeLessThan(900_000);
  });

  it('missing days are filled with usual ones', () => {
    const whole = likely(ask('2026-12-01')).total.middle;
    const gappy = likely(ask('2026-12-01', { days: without('2026-11-20', '2026-11-27') })).total.middle;
    expect(Math.abs(gappy - whole)).toBeLessThanOrEqual(100);
  });

  it('a home away for this month is likely to end far below its usual bill', () => {
    const days = allDays.map((each) => (each.day >= '2026-11-10' ? { ...each, wh: 1_500 } : each));
    const { total } = likely(ask('2026-12-05', { days }));
    expect(total.middle).toBeLessThan(likely(ask('2026-12-05')).total.middle - 3_000);
  });

  it('a month away last summer neither moves the middle nor blows up the range', () => {
    const days = allDays.map((each) =>
      each.day >= '2026-05-20' && each.day < '2026-06-22' ? { ...each, wh: 1_500 } : each,
    );
    const usual = likely(ask('2026-12-05'));
    const { total } = likely(ask('2026-12-05', { days, bills: makeBills(days) }));
    expect(total.middle).toBe(usual.total.middle);
    expect(total.high - total.low).toBeLessThan(1_500);
  });

  it('a new home with one bill gets a wider range than one with a year of bills', () => {
    const days = makeDays('2026-10-25', sgDay('2026-12-17'));
    const width = ({ total }: ReturnType<typeof likely>): number => total.high - total.low;
    const fresh = likely(ask('2026-12-05', { days, bills: makeBills(days, 1) }));
    expect(width(fresh)).toBeGreaterThan(width(likely(ask('2026-12-05'))));
  });

  it('the range narrows towards the end of the bill', () => {
    const restless = allDays.map((each) => ({
      ...each,
      wh: each.wh + 2_500 * Math.sin(daysBetween(PERIOD.from, each.day) ** 2),
    }));
    const days = restless.map((each) => ({ ...each, wh: Math.round(each.wh) }));
    const width = (at: string): number => {
      const { total } = likely(ask(at, { days, bills: makeBills(days) }));
      return total.high - total.low;
    };
    expect(width('2026-12-15')).toBeLessThan(width('2026-11-29'));
  });

  it('says in how many of the past bills it held, once there are three', () => {
    expect(countHeld(ask('2026-12-01'))).toMatchObject({ bills: 11 });
    expect(countHeld(ask('2026-12-01'))?.held).toBeGreaterThan(8);
    expect(countHeld(ask('2026-12-01', { bills: makeBills(allDays, 3) }))).toBeNull();
  });
});

describe('a home that stood empty', () => {
  const NOVEMBER = sgDay('2026-11-01');
  /** Bills of electricity alone, each to the day before the next one, the newest to the day before `runsFrom`. */
  function billsOf(days: readonly DayOfUse[], runsFrom: SgDay, count: number): PastBill[] {
    return Array.from({ length: count }, (_, index) => {
      const [from, next] = [index + 1, index].map((back) => addMonthsToDay(runsFrom, -back)) as [
        SgDay,
        SgDay,
      ];
      const to = addDays(next, -1);
      const wh = days.filter(({ day }) => day >= from && day <= to).reduce((sum, day) => sum + day.wh, 0);
      const charges = cents(priceUse({ utility: 'electricity', milli: wh, from, to }) ?? 0);
      return { from, to, issuedOn: next, quantities: [], charges };
    });
  }
  function askEmpty(at: string, days: readonly DayOfUse[], bills: number) {
    const period = { from: NOVEMBER, to: sgDay('2026-11-30') };
    const own = billsOf(days, NOVEMBER, bills);
    return ask(at, { utilities: ['electricity'], period, days, bills: own });
  }

  it('ends at nothing as long as nothing is used', () => {
    const days = makeDays('2026-03-01', sgDay('2026-11-30'), () => 0);
    const { total } = likely(askEmpty('2026-11-20', days, 6));
    expect(total.low).toBe(0);
    expect(total.middle).toBe(0);
    expect(total.high).toBeLessThanOrEqual(100);
  });

  it.each([
    ['2026-09-20', 0, 4],
    ['2026-10-05', 0, 4],
    ['2026-10-20', 60, 2],
  ])(
    'has a sound range once somebody moved in: on %s, %i Wh a day before, %i bills',
    (movedIn, before, count) => {
      const days = makeDays('2026-06-01', sgDay('2026-11-30'), (day) => (day < movedIn ? before : 11_000));
      const { total } = likely(askEmpty('2026-11-20', days, count));
      const bill = priceUse({
        utility: 'electricity',
        milli: 330_000,
        from: NOVEMBER,
        to: sgDay('2026-11-30'),
      });
      expect(total.low).toBeLessThanOrEqual(bill ?? 0);
      expect(total.high).toBeGreaterThanOrEqual(bill ?? 0);
      expect(total.high).toBeLessThan(1.5 * (bill ?? 0));
    },
  );
});
