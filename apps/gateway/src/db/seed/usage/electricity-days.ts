/** The days of electricity of an account in half hours: they add up to what its bill says, gaps left out. */
import { addMonths, dayOfWeek, daysFrom, type SgDay, type SgMonth, toMonth } from '@portal/domain/sg-time';
import type { WorldAccount } from '../accounts/world-account.ts';
import { hashToSeed, rollBetween, rollNumber } from '../chance.ts';
import { findShape, weekdayFactors } from './day-shapes.ts';
import { MEI_LIN, PICTURE_DAY, pictureDay, pictureEstimated } from './mei-lin.ts';
import { monthlyUse } from './monthly-use.ts';
import { findPeriod } from './periods.ts';
import { spread } from './spread.ts';

export interface WorldDay {
  readonly account: WorldAccount;
  readonly utility: 'electricity' | 'water';
  readonly day: SgDay;
  readonly values: readonly (number | null)[];
  /** Half hours with an estimated value. */
  readonly estimated: readonly number[];
}

const isWeekend = (day: SgDay): boolean => dayOfWeek(day) % 6 === 0;
const isPinned = (account: WorldAccount, day: SgDay): boolean =>
  account.id === MEI_LIN && day === PICTURE_DAY;

/** Every day from `from` to `to` that the account was open and kept half hours. */
export function electricityDays(account: WorldAccount, from: SgDay, to: SgDay): WorldDay[] {
  const start = account.halfHoursFrom;
  if (start === null || !account.services.includes('electricity')) return [];
  const first = start > from ? start : from;
  const last = account.closedOn !== null && account.closedOn < to ? account.closedOn : to;
  const days: WorldDay[] = [];
  // A day at the end of a month belongs to the bill of the next.
  for (let month = toMonth(first); month <= addMonths(toMonth(last), 1); month = addMonths(month, 1)) {
    days.push(...daysOfBill(account, month).filter(({ day }) => day >= first && day <= last));
  }
  return days;
}

function daysOfBill(account: WorldAccount, month: SgMonth): WorldDay[] {
  const period = findPeriod(account, month);
  const all = daysFrom(period.from, period.to);
  const free = all.filter((day) => !isPinned(account, day));
  const pinned = free.length === all.length ? 0 : pictureDay.reduce<number>((sum, wh) => sum + (wh ?? 0), 0);
  const totals = spread(
    monthlyUse(account, 'electricity', month) - pinned,
    free.map((day) => computeWeight(account, day)),
  );
  const totalByDay = new Map(free.map((day, index) => [day, totals[index] ?? 0]));
  return all.map((day) => {
    const total = totalByDay.get(day);
    return total === undefined
      ? { account, utility: 'electricity', day, values: pictureDay, estimated: pictureEstimated }
      : oneDay(account, day, total);
  });
}

/** At home more on Fridays and weekends, in business on working days. */
function computeWeight(account: WorldAccount, day: SgDay): number {
  const weekday = weekdayFactors[account.dayShape][dayOfWeek(day)] ?? 1;
  return weekday * rollBetween(hashToSeed('day', account.id, day), 0, 0.93, 1.07);
}

function oneDay(account: WorldAccount, day: SgDay, total: number): WorldDay {
  const seed = hashToSeed('half hours', account.id, day);
  const weights = findShape(account.dayShape, isWeekend(day)).map(
    (weight, slot) => weight * rollBetween(seed, slot, 0.9, 1.1),
  );
  const values = spread(total, weights);
  const luck = rollNumber(seed, 100);
  const at = 4 + Math.floor(rollNumber(seed, 101) * 6);
  // Of a hundred days one has a gap and ten have two half hours that were estimated, all in the early morning.
  if (luck < 0.01)
    return {
      account,
      utility: 'electricity',
      day,
      values: values.map((wh, slot) => (slot < at || slot > at + 2 ? wh : null)),
      estimated: [],
    };
  return { account, utility: 'electricity', day, values, estimated: luck < 0.11 ? [at, at + 1] : [] };
}
