/** Usage between any two days, in three steps that come to the same sum, beside the bill of those dates. */
import type { Output } from '@portal/contract';
import { isBusiness, isContestable } from '@portal/domain/account-kind';
import type { AccountNo } from '@portal/domain/account-number';
import { firstOfferedMonth, OFFERED_DAYS } from '@portal/domain/meters/usage-periods';
import type { Cents } from '@portal/domain/money';
import {
  addDays,
  daysBetween,
  daysFrom,
  getFirstDay,
  type SgDay,
  toMonth,
  toSgDay,
} from '@portal/domain/sg-time';
import { type Utility, unitOf } from '@portal/domain/utility-names';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findBillOfDates } from './billed.store.ts';
import type { DaySum } from './daily.rules.ts';
import { firstDayRead, isRunning, makePrice, type Span, summariseDays, toUnitOrNull } from './days.ts';
import { formatPeriod, isEstimated, toUnit } from './half-hours.rules.ts';
import { readRunningDay } from './running-day.ts';
import { dayTotals, type KeptDayRow, keptDays } from './store.ts';

type Reply = Output<'consumption:range'>;
type Entry = Reply['consumption'][number];
type Step = 'halfHour' | 'day' | 'month';

const MOST_DAYS: Readonly<Record<Step, number>> = { halfHour: 62, day: OFFERED_DAYS, month: OFFERED_DAYS };

export interface RangeQuery {
  readonly accountNo: AccountNo;
  readonly utility: Utility;
  readonly from: SgDay;
  readonly to: SgDay;
  readonly step: Step;
}

/** One step of the reply with the days that it is priced by. */
interface StepSum extends DaySum {
  readonly period: string;
  readonly used: readonly DaySum[];
}

/** @throws Refusal SK_USAGE_1001 for dates that are not offered, and for too many of them */
export async function getUsageRange(
  { db, clock, subject }: SubjectContext,
  { accountNo, utility, from, to, step }: RangeQuery,
): Promise<Reply> {
  const today = toSgDay(clock.now());
  const isOffered = from <= today && from >= getFirstDay(firstOfferedMonth(today));
  if (!isOffered || daysBetween(from, to) >= MOST_DAYS[step]) throw new Refusal('SK_USAGE_1001');
  const account = subject.own(accountNo);
  const ids = [account.accountId];
  const span: Span = { from, to, today };
  const [totals, slots, bill, running] = await Promise.all([
    dayTotals(db, ids, firstDayRead(span), to),
    step === 'halfHour'
      ? keptDays(db, {
          accountId: account.accountId,
          utility,
          after: addDays(from, -1),
          to,
          most: MOST_DAYS.halfHour,
        })
      : [],
    findBillOfDates(db, account.accountId, { utility, from, to }),
    isRunning(span) ? readRunningDay(db, ids, today) : null,
  ]);
  const days = summariseDays(
    totals.filter((row) => row.utility === utility),
    span,
  );
  const sums = days?.sums ?? daysFrom(from, to < today ? to : today).map(missing);
  const steps =
    step === 'day' ? sums.map(dayStep) : step === 'month' ? monthSteps(sums) : slotSteps(sums, slots);
  const all = steps.flatMap(({ used }) => used);
  const price = isContestable(account) ? () => null : makePrice(utility, all, isBusiness(account));
  const current = toUnit(steps.reduce((sum, { total }) => sum + (total ?? 0), 0));
  return {
    utility,
    unit: unitOf[utility],
    from,
    to,
    consumption: steps.map(
      (each): Entry => ({
        period: each.period,
        current: toUnitOrNull(each.total),
        status: each.status,
        cost: price(each.used),
      }),
    ),
    usual: step === 'day' ? (days?.usual ?? []) : [],
    running: running?.get(utility) ?? null,
    current,
    cost: costAsBilled(bill, current) ?? price(all),
    completeTo: days?.completeTo ?? null,
    updatedAt: days?.updatedAt ?? null,
    billed: bill,
  };
}

const missing = (day: SgDay): DaySum => ({ day, total: null, status: 'Missing' });
const dayStep = (sum: DaySum): StepSum => ({ ...sum, period: sum.day, used: [sum] });

/** A bill rounds each of its lines: where it charges just what was measured, the range costs what the bill says. */
function costAsBilled(bill: Reply['billed'], measured: number): Cents | number | null {
  return bill !== null && bill.quantity === measured ? bill.utilityTotal : null;
}

function monthSteps(sums: readonly DaySum[]): StepSum[] {
  return [...Map.groupBy(sums, ({ day }) => toMonth(day))].map(([period, used]) => {
    const measured = used.filter(({ total }) => total !== null);
    return {
      period,
      day: getFirstDay(period),
      total: measured.length === 0 ? null : measured.reduce((sum, { total }) => sum + (total ?? 0), 0),
      status: statusOf(used),
      used,
    };
  });
}

function statusOf(days: readonly DaySum[]): DaySum['status'] {
  if (days.every(({ status }) => status === 'Missing')) return 'Missing';
  if (days.some(({ status }) => status === 'Missing' || status === 'Partial')) return 'Partial';
  return days.some(({ status }) => status === 'Estimated') ? 'Estimated' : 'Actual';
}

function slotSteps(sums: readonly DaySum[], rows: readonly KeptDayRow[]): StepSum[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return sums.flatMap(({ day }) => {
    const row = byDay.get(day);
    return Array.from({ length: 48 }, (_, slot): StepSum => {
      const total = row?.value[slot] ?? null;
      const status = row && isEstimated(row.estimatedSlots, slot) ? 'Estimated' : 'Actual';
      const sum: DaySum = total === null ? missing(day) : { day, total, status };
      return { ...sum, period: `${day}T${formatPeriod(slot)}`, used: [sum] };
    });
  });
}
