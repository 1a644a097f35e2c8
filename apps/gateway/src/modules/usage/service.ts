/** One day in half hours beside the usual same weekday. The rules are the domain's, the SQL is the store's. */
import type { Output } from '@portal/contract';
import { isContestable } from '@portal/domain/account-kind';
import type { AccountNo } from '@portal/domain/account-number';
import { gstBasisPointsOn, rateOn } from '@portal/domain/bills/tariff';
import { OFFERED_DAYS } from '@portal/domain/meters/usage-periods';
import { daysBetween, instantText, type SgDay, startOfSlot, toSgDay } from '@portal/domain/sg-time';
import { type Utility, unitOf, utilities } from '@portal/domain/utility-names';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { addHalfHours, dataToSlot, formatPeriod, isEstimated, toUnit } from './half-hours.rules.ts';
import { type UsageDayRow, usageDays } from './store.ts';
import { sameWeekdaysBefore, usualOf } from './usual-day.ts';

type Reply = Output<'consumption:hourly'>;
type Series = Reply['series'][number];

export async function getHourlyUsage(
  { db, clock, subject }: SubjectContext,
  accountNos: readonly AccountNo[],
  date: SgDay,
): Promise<Reply> {
  const age = daysBetween(date, toSgDay(clock.now()));
  if (age < 0 || age >= OFFERED_DAYS) throw new Refusal('SK_USAGE_1001');
  const accounts = accountNos.map((accountNo) => subject.own(accountNo));
  const ids = accounts.map(({ accountId }) => accountId);
  const earlier = sameWeekdaysBefore(date);
  const rows = await usageDays(db, ids, [date, ...earlier]);
  // Contestable customers pay their retailer's price, which the utility does not know.
  const priced = !accounts.some(isContestable);
  const series = utilities.flatMap((utility) => {
    const own = rows.filter((row) => row.utility === utility);
    return own.length === 0 ? [] : [toSeries({ utility, rows: own, date, earlier, priced })];
  });
  if (series.length === 0) throw new Refusal('SK_USAGE_1001');
  return { date, series };
}

interface DayOfUtility {
  readonly utility: Utility;
  readonly rows: readonly UsageDayRow[];
  readonly date: SgDay;
  readonly earlier: readonly SgDay[];
  readonly priced: boolean;
}

function toSeries({ utility, rows, date, earlier, priced }: DayOfUtility): Series {
  const own = rows.filter(({ day }) => day === date);
  const values = addHalfHours(own.map(({ value }) => value));
  const usual = usualOf(rows, earlier);
  const measuredTo = dataToSlot(values);
  return {
    utility,
    unit: unitOf[utility],
    consumption: values.map((value, slot) => ({
      period: formatPeriod(slot),
      current: value === null ? null : toUnit(value),
      status: own.some((row) => isEstimated(row.estimatedSlots, slot)) ? 'Estimated' : 'Actual',
      usual: numberOrNull(usual.values[slot]),
    })),
    current: toUnit(values.reduce<number>((sum, value) => sum + (value ?? 0), 0)),
    dataTo: measuredTo === null ? null : instantText(startOfSlot(date, measuredTo)),
    updatedAt: newestOf(own),
    usualDays: usual.days,
    // Water has no one rate: two taxes stand beside its tariff.
    rateE4: priced && utility !== 'water' ? rateOn(utility, date) : null,
    gstBasisPoints: gstBasisPointsOn(date),
    premiseType: rows[0]?.premiseType ?? '',
  };
}

const newestOf = (rows: readonly UsageDayRow[]): string | null =>
  rows.length === 0 ? null : instantText(Math.max(...rows.map(({ receivedAt }) => receivedAt)));

const numberOrNull = (value: number | null | undefined): number | null =>
  value == null ? null : toUnit(value);
