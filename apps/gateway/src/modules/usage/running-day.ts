/** The day that is not over: up to its last measured half hour, beside the same half hours of the usual day. */
import type { Output } from '@portal/contract';
import { summariseDay } from '@portal/domain/meters/usage-day';
import { instantText, type SgDay, startOfSlot } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import type { Db } from '../../db/database.ts';
import { addHalfHours, isEstimated, toUnit } from './half-hours.rules.ts';
import { type UsageDayRow, usageDays } from './store.ts';
import { sameWeekdaysBefore, usualOf } from './usual-day.ts';

type Running = Output<'consumption:range'>['running'];

/** @returns for each utility; none where nothing of the day has come */
export async function readRunningDay(
  db: Db,
  accountIds: readonly number[],
  today: SgDay,
): Promise<ReadonlyMap<Utility, Running>> {
  const earlier = sameWeekdaysBefore(today);
  const rows = await usageDays(db, accountIds, [today, ...earlier]);
  const byUtility = Map.groupBy(rows, ({ utility }) => utility);
  return new Map([...byUtility].map(([utility, own]) => [utility, describeRunning(own, today, earlier)]));
}

function describeRunning(rows: readonly UsageDayRow[], today: SgDay, earlier: readonly SgDay[]): Running {
  const own = rows.filter(({ day }) => day === today);
  const values = addHalfHours(own.map(({ value }) => value));
  const { dataToSlot, usualSoFarWh } = summariseDay({
    values,
    usual: usualOf(rows, earlier),
    rateE4: null,
    gstBasisPoints: 0,
  });
  if (dataToSlot === null) return null;
  const measured = Array.from({ length: dataToSlot }, (_, slot) => slot);
  const hasGap = own.some(({ value }) => measured.some((slot) => (value[slot] ?? null) === null));
  const hasEstimate = own.some(({ estimatedSlots }) =>
    measured.some((slot) => isEstimated(estimatedSlots, slot)),
  );
  return {
    period: today,
    dataTo: instantText(startOfSlot(today, dataToSlot)),
    status: hasGap ? 'Partial' : hasEstimate ? 'Estimated' : 'Actual',
    usual: usualSoFarWh === null ? null : toUnit(usualSoFarWh),
  };
}
