/** When the next bill is to be expected: a month after the newest one. Pure. */
import { addDays, addMonths, daysBetween, getFirstDay, getLastDay, type SgDay, toMonth } from '../sg-time.ts';

/**
 * The same day of the next month, or its last day where that month is shorter. null when that day has passed:
 * the account has ended, or the bill is late and nobody can say when it comes.
 */
export function nextBillAround(newestIssued: SgDay, today: SgDay): SgDay | null {
  const month = toMonth(newestIssued);
  const next = addMonths(month, 1);
  const dayOfMonth = daysBetween(getFirstDay(month), newestIssued);
  const lastOfMonth = daysBetween(getFirstDay(next), getLastDay(next));
  const expected = addDays(getFirstDay(next), Math.min(dayOfMonth, lastOfMonth));
  return expected < today ? null : expected;
}
