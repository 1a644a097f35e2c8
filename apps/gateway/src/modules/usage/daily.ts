/** One month by days, and the newest day. Sums are the store's, prices the domain's. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { gstBasisPointsOn, rateOn } from '@portal/domain/bills/tariff';
import { isContestable } from '@portal/domain/eligibility';
import { computeSum } from '@portal/domain/meters/usage-day';
import {
  addMonths,
  daysFrom,
  getFirstDay,
  getLastDay,
  instantText,
  type SgDay,
  type SgMonth,
  toMonth,
  toSgDay,
} from '@portal/domain/sg-time';
import { type Utility, unitOf, utilities } from '@portal/domain/utility-names';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { addDayRows, completeTo } from './daily.rules.ts';
import { toUnit } from './half-hours.rules.ts';
import { type DayTotalRow, dayTotals, newestDay } from './store.ts';

type Reply = Output<'consumption:daily'>;

/** Months that the daily navigator offers, the current one included (S2 §9). */
const OFFERED_MONTHS = 100;

export async function getDailyUsage(
  { db, clock, subject }: SubjectContext,
  accountNos: readonly AccountNo[],
  month: SgMonth,
): Promise<Reply> {
  const today = toSgDay(clock.now());
  if (month > toMonth(today) || month <= addMonths(toMonth(today), -OFFERED_MONTHS))
    throw new Refusal('SK_USAGE_1001');
  const accounts = accountNos.map((accountNo) => subject.own(accountNo));
  const last = getLastDay(month);
  const days = daysFrom(getFirstDay(month), last < today ? last : today);
  const ids = accounts.map(({ accountId }) => accountId);
  const rows = await dayTotals(db, ids, getFirstDay(month), last);
  const priced = !accounts.some(isContestable);
  const series = utilities.flatMap((utility) => {
    const own = rows.filter((row) => row.utility === utility);
    return own.length === 0 ? [] : [toSeries({ utility, rows: own, days, priced })];
  });
  return { month, series };
}

interface MonthOfUtility {
  readonly utility: Utility;
  readonly rows: readonly DayTotalRow[];
  readonly days: readonly SgDay[];
  readonly priced: boolean;
}

function toSeries({ utility, rows, days, priced }: MonthOfUtility): Reply['series'][number] {
  const sums = addDayRows(days, rows);
  const price = (used: readonly { readonly day: SgDay; readonly total: number | null }[]) => {
    const parts = used.flatMap(({ day, total }) => {
      const rateE4 = rateOn(utility, day);
      if (total === null || rateE4 === null) return [];
      return [{ wh: total, rateE4, gstBasisPoints: gstBasisPointsOn(day) }];
    });
    return priced && parts.length > 0 ? computeSum(parts) : null;
  };
  return {
    utility,
    unit: unitOf[utility],
    consumption: sums.map((sum) => ({
      period: sum.day,
      current: sum.total === null ? null : toUnit(sum.total),
      status: sum.status,
      cost: price([sum]),
    })),
    current: toUnit(sums.reduce((all, { total }) => all + (total ?? 0), 0)),
    cost: price(sums),
    completeTo: completeTo(sums),
    updatedAt: instantText(Math.max(...rows.map(({ receivedAt }) => receivedAt))),
    premiseType: rows[0]?.premiseType ?? '',
  };
}

export async function getLatestData(
  { db, subject }: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'consumption:latestData'>> {
  const ids = accountNos.map((accountNo) => subject.own(accountNo).accountId);
  const newest = await newestDay(db, ids);
  return { latest: newest && { date: newest.day, updatedAt: instantText(newest.receivedAt) } };
}
