/** One month by days, and the newest day. Sums are the store's, prices the domain's. */
import type { Output } from '@portal/contract';
import { isBusiness, isContestable } from '@portal/domain/account-kind';
import type { AccountNo } from '@portal/domain/account-number';
import { firstOfferedMonth } from '@portal/domain/meters/usage-periods';
import { getFirstDay, getLastDay, instantText, type SgMonth, toMonth, toSgDay } from '@portal/domain/sg-time';
import { type Utility, unitOf, utilities } from '@portal/domain/utility-names';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { firstDayRead, isRunning, makePrice, type Span, summariseDays, toUnitOrNull } from './days.ts';
import { toUnit } from './half-hours.rules.ts';
import { readRunningDay } from './running-day.ts';
import { type DayTotalRow, dayTotals, newestDay } from './store.ts';

type Reply = Output<'consumption:daily'>;

export async function getDailyUsage(
  { db, clock, subject }: SubjectContext,
  accountNos: readonly AccountNo[],
  month: SgMonth,
): Promise<Reply> {
  const today = toSgDay(clock.now());
  if (month > toMonth(today) || month < firstOfferedMonth(today)) throw new Refusal('SK_USAGE_1001');
  const accounts = accountNos.map((accountNo) => subject.own(accountNo));
  const span = { from: getFirstDay(month), to: getLastDay(month), today };
  const ids = accounts.map(({ accountId }) => accountId);
  const [rows, running] = await Promise.all([
    dayTotals(db, ids, firstDayRead(span), span.to),
    isRunning(span) ? readRunningDay(db, ids, today) : null,
  ]);
  const tariff = accounts.some(isContestable) ? null : { isBusiness: accounts.every(isBusiness) };
  const series = utilities.flatMap((utility) => {
    const own = rows.filter((row) => row.utility === utility);
    return toSeries({ utility, rows: own, span, running: running?.get(utility) ?? null, tariff });
  });
  return { month, series };
}

interface MonthOfUtility {
  readonly utility: Utility;
  readonly rows: readonly DayTotalRow[];
  readonly span: Span;
  readonly running: Reply['series'][number]['running'];
  /** null: the utility does not set the price. */
  readonly tariff: { readonly isBusiness: boolean } | null;
}

/** None where nothing has come for the month. */
function toSeries({ utility, rows, span, running, tariff }: MonthOfUtility): Reply['series'] {
  const days = summariseDays(rows, span);
  if (days === null || days.updatedAt === null) return [];
  const { sums, usual, completeTo, updatedAt } = days;
  const price = tariff === null ? () => null : makePrice(utility, sums, tariff.isBusiness);
  return [
    {
      utility,
      unit: unitOf[utility],
      consumption: sums.map((sum) => ({
        period: sum.day,
        current: toUnitOrNull(sum.total),
        status: sum.status,
        cost: price([sum]),
      })),
      usual,
      running,
      current: toUnit(sums.reduce((all, { total }) => all + (total ?? 0), 0)),
      cost: price(sums),
      completeTo,
      updatedAt,
      premiseType: rows[0]?.premiseType ?? '',
    },
  ];
}

export async function getLatestData(
  { db, subject }: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'consumption:latestData'>> {
  const ids = accountNos.map((accountNo) => subject.own(accountNo).accountId);
  const newest = await newestDay(db, ids);
  return { latest: newest && { date: newest.day, updatedAt: instantText(newest.receivedAt) } };
}
