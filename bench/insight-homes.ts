/** Homes with their days and bills, for replays: of the demo world, generated, and made to be hard. */
import { priceUse } from '@portal/domain/bills/use-charges';
import type { PastBill } from '@portal/domain/insights/ending';
import type { DayOfUse } from '@portal/domain/insights/usual-days';
import { cents } from '@portal/domain/money';
import {
  addDays,
  addMonths,
  dayOfWeek,
  daysFrom,
  getFirstDay,
  getLastDay,
  type SgDay,
  SLOTS_PER_DAY,
  sgDay,
  toMonth,
} from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { dwellings } from '../apps/gateway/src/db/seed/accounts/make-account.ts';
import { worldAccounts } from '../apps/gateway/src/db/seed/accounts/world-accounts.ts';
import { billsUntil, type WorldBill } from '../apps/gateway/src/db/seed/bills/bills.ts';
import { hashToSeed, rollNumber } from '../apps/gateway/src/db/seed/chance.ts';
import { dayShape, generatedDay } from '../apps/gateway/src/db/seed/generated/days.ts';
import { generatedHome } from '../apps/gateway/src/db/seed/generated/homes.ts';
import { electricityDays } from '../apps/gateway/src/db/seed/usage/electricity-days.ts';

export interface BilledHome {
  readonly utilities: readonly Utility[];
  readonly days: readonly DayOfUse[];
  /** Newest first. */
  readonly bills: readonly PastBill[];
}

const FIRST_DAY = sgDay('2025-07-01');
const LAST_DAY = sgDay('2026-11-20');

const toDay = (day: SgDay, values: readonly (number | null)[]): DayOfUse => ({
  day,
  wh: values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
  slots: values.filter((value) => value !== null).length,
});

/** Accounts with half hours that the utility prices itself. */
export function demoHomes(): BilledHome[] {
  return worldAccounts
    .filter(
      ({ halfHoursFrom, services, billed, system }) =>
        halfHoursFrom !== null && services.includes('electricity') && billed && system === 'EBS',
    )
    .map((account) => ({
      utilities: account.services.filter((service) => service !== 'prepaidElectricity'),
      days: electricityDays(account, FIRST_DAY, LAST_DAY).map(({ day, values }) => toDay(day, values)),
      bills: billsUntil(account, Date.parse(`${LAST_DAY}T12:00:00+08:00`))
        .map(toPastBill)
        .toReversed(),
    }))
    .filter(({ bills }) => bills.length > 0);
}

const toPastBill = ({ period, lines, charges }: WorldBill): PastBill => ({
  from: period.from,
  to: period.to,
  issuedOn: period.issuedOn,
  charges,
  quantities: (['water', 'gas'] as const).flatMap((utility) => {
    const own = lines.filter(
      (line) => line.utility === utility && (line.item === 'gas' || line.item === 'water-tariff'),
    );
    return own.length === 0
      ? []
      : [{ utility, milli: own.reduce((sum, { quantityMilli }) => sum + (quantityMilli ?? 0), 0) }];
  }),
});

/** Calendar months as bills, water and gas 6 % around the mean of the kind of dwelling. */
export function generatedHomes(count: number): BilledHome[] {
  const shapes = daysFrom(FIRST_DAY, LAST_DAY).map(dayShape);
  return Array.from({ length: count }, (_, n) => {
    const home = generatedHome(n);
    const full = shapes.map((shape) => generatedDay(home, shape, 0));
    const [, water = 15, gas = 55] = dwellings[home.premiseType] ?? [];
    return bill(
      full.map(({ day, values }) => toDay(day as SgDay, values)),
      { water: water * 1_000 * home.size, gas: gas * 1_000 * home.size },
      { seed: hashToSeed('generated bills', n), swing: 0.06, firstDay: 1, late: 0, lag: [1, 1] },
    );
  });
}

interface Billing {
  readonly seed: number;
  /** Share by which water and gas of a month differ from the mean. */
  readonly swing: number;
  /** Of each month. */
  readonly firstDay: number;
  /** Days that a reading may be late. */
  readonly late: number;
  /** Days from a reading to its bill, at least and at most. */
  readonly lag: readonly [number, number];
}

function bill(
  days: readonly DayOfUse[],
  monthly: { readonly water: number; readonly gas: number },
  { seed, swing, firstDay, late, lag: [soonest, latest] }: Billing,
): BilledHome {
  const bills: PastBill[] = [];
  const pick = (most: number, key: number): number => Math.floor(rollNumber(seed, key) * (most + 1));
  for (
    let month = toMonth(FIRST_DAY);
    getLastDay(addMonths(month, 1)) < LAST_DAY;
    month = addMonths(month, 1)
  ) {
    const number = bills.length;
    const from = addDays(bills.at(-1)?.to ?? addDays(getFirstDay(month), firstDay - 2), 1);
    const to = addDays(getFirstDay(addMonths(month, 1)), firstDay - 2 + pick(late, 1_000 + number));
    const issuedOn = addDays(to, soonest + pick(latest - soonest, 2_000 + number));
    const use = (of: number, key: number): number =>
      Math.round(of * (1 + swing * (2 * rollNumber(seed, number * 2 + key) - 1)));
    const quantities = [
      { utility: 'water' as const, milli: use(monthly.water, 0) },
      { utility: 'gas' as const, milli: use(monthly.gas, 1) },
    ];
    const wh = days.filter(({ day }) => day >= from && day <= to).reduce((sum, day) => sum + day.wh, 0);
    const parts = [{ utility: 'electricity' as const, milli: wh }, ...quantities];
    const charges = cents(parts.reduce((sum, part) => sum + (priceUse({ ...part, from, to }) ?? 0), 0));
    bills.push({ from, to, issuedOn, charges, quantities });
  }
  return { utilities: ['electricity', 'water', 'gas'], days, bills: bills.toReversed() };
}

/**
 * Days that are alike for a while (correlation 0.6), a weekday and a weekend of the home's own, a warm half of the year, and
 * one or two absences of one to five weeks. Meters are read up to two days late, and bills come two to four days after.
 */
export function restlessHomes(count: number): BilledHome[] {
  return Array.from({ length: count }, (_, n) => {
    const seed = hashToSeed('restless home', n);
    const roll = (at: number): number => rollNumber(seed, at);
    const normal = (at: number): number =>
      roll(at) + roll(at + 7_001) + roll(at + 14_003) + roll(at + 21_011) - 2;
    const mean = 4_000 + 20_000 * roll(1);
    const [unrest, weekend, warmth] = [0.1 + 0.35 * roll(2), 0.8 + 0.6 * roll(3), 0.25 * roll(4)];
    const away = Array.from({ length: roll(5) < 0.6 ? 1 : 2 }, (_, trip) => ({
      from: Math.floor(roll(10 + trip) * 480),
      days: 7 + Math.floor(roll(20 + trip) * 28),
    }));
    let mood = 0;
    const days = daysFrom(FIRST_DAY, LAST_DAY).map((day, index) => {
      mood = 0.6 * mood + unrest * 0.8 * 1.73 * normal(100 + index);
      const season = 1 + warmth * Math.cos(((Number(day.slice(5, 7)) - 6) / 6) * Math.PI);
      const isAway = away.some(({ from, days: length }) => index >= from && index < from + length);
      const weekday = dayOfWeek(day) % 6 === 0 ? weekend : 1;
      const wh = Math.round(mean * (isAway ? 0.15 : season * weekday * Math.max(0.2, 1 + mood)));
      return { day, wh, slots: SLOTS_PER_DAY };
    });
    return bill(
      days,
      { water: 8_000 + 12_000 * roll(6), gas: 20_000 + 60_000 * roll(7) },
      { seed, swing: 0.2, firstDay: 1 + Math.floor(roll(8) * 27), late: 2, lag: [2, 4] },
    );
  });
}

const LONGEST_GAP = 5;

/**
 * A share of the days is missing, one to five in a row, a third of them in part. Bills charge every day: the register counts
 * what was not sent.
 */
export const withGaps = (homes: readonly BilledHome[], share: number): BilledHome[] =>
  homes.map((home, n) => {
    const seed = hashToSeed('gaps', n, share);
    const mean = (1 + LONGEST_GAP) / 2;
    let left = 0;
    const days = home.days.flatMap((each, index) => {
      const roll = (key: number): number => rollNumber(seed, 4 * index + key);
      if (left === 0 && roll(0) < share / (mean * (1 - share) + share))
        left = 1 + Math.floor(roll(1) * LONGEST_GAP);
      if (left === 0) return [each];
      left -= 1;
      const slots = roll(2) < 1 / 3 ? 1 + Math.floor(roll(3) * (SLOTS_PER_DAY - 1)) : 0;
      return slots === 0 ? [] : [{ ...each, slots, wh: Math.round((each.wh * slots) / SLOTS_PER_DAY) }];
    });
    return { ...home, days };
  });
