/** When the next bill is to be expected: a month after the newest one. Pure. */
import {
  addDays,
  addMonths,
  daysBetween,
  getFirstDay,
  getLastDay,
  type SgDay,
  type SgMonth,
  toMonth,
} from '../sg-time.ts';

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

export interface RunningPeriod {
  /** Of the bill that is to come. */
  readonly month: SgMonth;
  readonly from: SgDay;
  /** Included: the day before the bill is expected. */
  readonly to: SgDay;
  readonly issuedOn: SgDay;
}

/** Period that no bill charges yet; null: it has not begun, or it should have ended. */
export function findRunningPeriod(
  newest: { readonly to: SgDay; readonly issuedOn: SgDay },
  today: SgDay,
): RunningPeriod | null {
  const issuedOn = nextBillAround(newest.issuedOn, today);
  if (issuedOn === null) return null;
  const [from, to] = [addDays(newest.to, 1), addDays(issuedOn, -1)];
  return from <= today && from <= to ? { month: toMonth(issuedOn), from, to, issuedOn } : null;
}
