/** When the next bill is to be expected: a month after the newest one. Pure. */
import {
  addDays,
  addMonths,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
  type SgDay,
} from '@portal/domain/sg-time';

/**
 * The same day of the next month, or its last day where that month is shorter. null when that day has passed:
 * the account has ended, or the bill is late and nobody can say when it comes.
 */
export function nextBillAround(newestIssued: SgDay, today: SgDay): SgDay | null {
  const month = monthOf(newestIssued);
  const next = addMonths(month, 1);
  const dayOfMonth = daysBetween(firstDayOf(month), newestIssued);
  const lastOfMonth = daysBetween(firstDayOf(next), lastDayOf(next));
  const expected = addDays(firstDayOf(next), Math.min(dayOfMonth, lastOfMonth));
  return expected < today ? null : expected;
}
