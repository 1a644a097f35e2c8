/** When the next bill is to be expected, a month after the newest one, and from when to when it runs. Pure. */
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
  /** Included. */
  readonly to: SgDay;
  readonly issuedOn: SgDay;
}

interface BillDates {
  /** Last day of its period. */
  readonly to: SgDay;
  readonly issuedOn: SgDay;
}

/** Bills that say how long after its period one is issued, and how well its end was guessed. */
const BILLS_OF_GUESS = 12;
/** Days by which the end of a period is off where too few bills say so. */
const UNKNOWN_END = 1;
const FEWEST_ENDS = 3;

/**
 * Period that no bill charges yet. Its end is a guess: as long before the bill is expected as the middle one of the bills
 * before. null: it has not begun, or its bill is late.
 * @param bills newest first
 */
export function findUnbilledPeriod(bills: readonly BillDates[], today: SgDay): RunningPeriod | null {
  const [newest] = bills;
  const issuedOn = newest ? nextBillAround(newest.issuedOn, today) : null;
  if (newest === undefined || issuedOn === null) return null;
  const lags = bills.slice(0, BILLS_OF_GUESS).map((bill) => daysBetween(bill.to, bill.issuedOn));
  const lag = lags.toSorted((one, other) => one - other)[Math.floor((lags.length - 1) / 2)] ?? 0;
  const [from, to] = [addDays(newest.to, 1), addDays(issuedOn, -lag)];
  return from <= today && from <= to ? { month: toMonth(issuedOn), from, to, issuedOn } : null;
}

/** The unbilled period while it runs; null once it should have ended, too. */
export function findRunningPeriod(bills: readonly BillDates[], today: SgDay): RunningPeriod | null {
  const period = findUnbilledPeriod(bills, today);
  return period !== null && today <= period.to ? period : null;
}

/** Standard deviation in days of the ends that were guessed of past periods. @param bills newest first */
export function findSpreadOfEnd(bills: readonly (BillDates & { readonly from: SgDay })[]): number {
  const misses = bills.slice(0, BILLS_OF_GUESS).flatMap((bill, index) => {
    const guessed = findUnbilledPeriod(bills.slice(index + 1), bill.from);
    return guessed?.from === bill.from ? [daysBetween(bill.to, guessed.to)] : [];
  });
  if (misses.length < FEWEST_ENDS) return UNKNOWN_END;
  return Math.sqrt(misses.reduce((sum, days) => sum + days ** 2, 0) / misses.length);
}
