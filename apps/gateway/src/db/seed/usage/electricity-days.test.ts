import { gstBasisPointsOn, rateOn } from '@portal/domain/bills/tariff';
import { summariseDay, usualDay } from '@portal/domain/meters/usage-day';
import { addDays, formatSlot, sgDay, sgMonth } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import type { WorldAccount } from '../accounts/world-account.ts';
import { worldAccounts } from '../accounts/world-accounts.ts';
import { findMeasuredUpTo, incomingDay } from '../rows/usage-rows.ts';
import { electricityDays } from './electricity-days.ts';
import { monthlyUse } from './monthly-use.ts';
import { findPeriod } from './periods.ts';

const byNo = (no: string): WorldAccount => {
  const account = worldAccounts.find((each) => each.no === no);
  if (!account) throw new Error(`no account ${no}`);
  return account;
};
const meiLin = byNo('8934521670');
const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((all, wh) => all + (wh ?? 0), 0);

describe('half hours of electricity', () => {
  it("Mei Lin's Friday is that of the pictures: 6.55 kWh by 3 PM, 3 % under her usual Friday", () => {
    const fridays = Array.from({ length: 8 }, (_, week) => {
      const day = addDays(sgDay('2026-11-13'), -7 * week);
      return electricityDays(meiLin, day, day)[0]?.values ?? [];
    });
    const day = sgDay('2026-11-20');
    const row = electricityDays(meiLin, day, day).map((each) =>
      incomingDay(each, findMeasuredUpTo(Date.parse('2026-11-20T15:12:00+08:00'))),
    )[0];
    const summary = summariseDay({
      values: row?.values ?? [],
      usual: usualDay(fridays),
      rateE4: rateOn('electricity', day),
      gstBasisPoints: gstBasisPointsOn(day),
    });
    expect(summary).toMatchObject({
      totalWh: 6_550,
      dataToSlot: 30,
      percentFromUsual: -3,
      verdict: 'normal',
      cost: 204,
      busiest: { slot: 13, wh: 320, cost: 10 },
      floor: { wh: 150, dailyCost: 224 },
    });
    expect(formatSlot(summary.busiest?.slot ?? 0)).toBe('6:30 AM');
    expect(row).toMatchObject({
      estimatedSlots: 2 ** 6 + 2 ** 7,
      receivedAt: Date.parse('2026-11-20T15:10:00+08:00'),
    });
  });

  it('the days of a bill add up to the bill, but for gaps', () => {
    for (const account of [meiLin, byNo('8934530018'), byNo('8920020033')]) {
      for (const month of ['2025-12', '2026-06', '2026-11', '2026-12'].map(sgMonth)) {
        const period = findPeriod(account, month);
        const days = electricityDays(account, period.from, period.to);
        const used = monthlyUse(account, 'electricity', month);
        const gaps = days.filter(({ values }) => values.includes(null)).length;
        expect(days).toHaveLength(period.days);
        expect(sum(days.flatMap(({ values }) => values))).toBeLessThanOrEqual(used);
        if (gaps === 0) expect(sum(days.flatMap(({ values }) => values))).toBe(used);
        expect(gaps).toBeLessThan(5);
      }
    }
  });

  it('an evening at home uses more than midday, a workday in business the other way round', () => {
    const average = (account: WorldAccount, slots: readonly number[]): number => {
      const days = electricityDays(account, sgDay('2026-10-05'), sgDay('2026-10-09'));
      return sum(days.flatMap(({ values }) => slots.map((slot) => values[slot] ?? 0)));
    };
    expect(average(meiLin, [42, 43, 44])).toBeGreaterThan(average(meiLin, [24, 25, 26]));
    expect(average(byNo('8920020033'), [42, 43, 44])).toBeLessThan(average(byNo('8920020033'), [24, 25, 26]));
  });

  it('no half hours exist after an account is closed, or before half hours were kept', () => {
    const farid = byNo('8934570014');
    expect(electricityDays(farid, sgDay('2025-12-25'), sgDay('2026-02-01')).at(-1)?.day).toBe('2025-12-31');
    expect(electricityDays(meiLin, sgDay('2025-06-01'), sgDay('2025-07-02')).map(({ day }) => day)).toEqual([
      '2025-07-01',
      '2025-07-02',
    ]);
    expect(electricityDays(byNo('8934560015'), sgDay('2026-01-01'), sgDay('2026-02-01'))).toEqual([]);
  });
});

describe('half hours received of a day', () => {
  it.each([
    ['2026-11-20T15:12:00+08:00', '2026-11-20', 30],
    ['2026-11-20T15:05:00+08:00', '2026-11-20', 28],
    ['2026-11-20T00:05:00+08:00', '2026-11-19', 46],
    ['2026-11-20T00:10:00+08:00', '2026-11-20', 0],
    ['2026-11-20T23:59:00+08:00', '2026-11-20', 46],
  ])('at %s meters have sent up to %s, half hour %i', (now, day, slots) => {
    expect(findMeasuredUpTo(Date.parse(now))).toEqual({ day, slots });
  });

  it('a day without received half hours is missing rather than zero', () => {
    const day = sgDay('2026-11-20');
    const entry = electricityDays(meiLin, day, day)[0];
    expect(entry && incomingDay(entry, { day, slots: 0 })).toBeNull();
  });

  it('today always has two estimates, and estimated half hours are never missing', () => {
    for (let date = 1; date <= 28; date += 1) {
      const day = sgDay(`2026-10-${String(date).padStart(2, '0')}`);
      const entry = electricityDays(meiLin, day, day)[0];
      const row = entry && incomingDay(entry, { day, slots: 30 });
      const value = row?.values ?? [];
      const slots = value.flatMap((_, slot) =>
        Math.floor(Number(row?.estimatedSlots) / 2 ** slot) % 2 === 1 ? [slot] : [],
      );
      expect(slots.every((slot) => value[slot] !== null)).toBe(true);
      if (!value.slice(0, 30).includes(null)) expect(slots).toHaveLength(2);
    }
  });
});
