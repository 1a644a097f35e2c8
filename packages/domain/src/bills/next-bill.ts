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

/** Bills that say how long after its period one is issued, on which day of the month, and how well its end was guessed. */
const BILLS_OF_GUESS = 12;
const LONGEST_MONTH = 31;

/**
 * The same day of the next month, or its last day where that month is shorter. null when that day has passed:
 * the account has ended, or the bill is late and nobody can say when it comes.
 * @param earlier issue days before the newest one, newest first: a bill that a short month pulled forward pulls no later one
 */
export function nextBillAround(
  newestIssued: SgDay,
  today: SgDay,
  earlier: readonly SgDay[] = [],
): SgDay | null {
  const next = addMonths(toMonth(newestIssued), 1);
  const same = addDays(getFirstDay(next), findDayOfMonth(newestIssued, earlier) - 1);
  const last = getLastDay(next);
  const expected = same < last ? same : last;
  return expected < today ? null : expected;
}

const dayOfMonth = (day: SgDay): number => daysBetween(getFirstDay(toMonth(day)), day) + 1;

/** On the last day of a month that is not the longest: other months may have it later. Only then earlier bills are asked. */
export const mayBePulledForward = (day: SgDay): boolean =>
  day === getLastDay(toMonth(day)) && dayOfMonth(day) < LONGEST_MONTH;

/** Of the newest bill, unless its month was too short to tell: then the middle one of the bills that tell, if it is later. */
function findDayOfMonth(newest: SgDay, earlier: readonly SgDay[]): number {
  const own = dayOfMonth(newest);
  if (!mayBePulledForward(newest)) return own;
  const days = earlier
    .slice(0, BILLS_OF_GUESS)
    .filter((day) => !mayBePulledForward(day))
    .map(dayOfMonth);
  return Math.max(own, findMiddle(days) ?? own);
}

/** The middle one, of two the smaller one. */
const findMiddle = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];

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

/** Days by which the end of a period is off where too few bills say so. */
const UNKNOWN_END = 1;
const FEWEST_ENDS = 3;

/**
 * Period that no bill charges yet. Its end is a guess: as long before the bill is expected as the middle one of the bills
 * before. null: it has not begun, or its bill is late.
 * @param bills newest first
 */
export function findUnbilledPeriod(bills: readonly BillDates[], today: SgDay): RunningPeriod | null {
  const [newest, ...earlier] = bills;
  if (newest === undefined) return null;
  const issuedOn = nextBillAround(
    newest.issuedOn,
    today,
    earlier.map((bill) => bill.issuedOn),
  );
  if (issuedOn === null) return null;
  const lags = bills.slice(0, BILLS_OF_GUESS).map((bill) => daysBetween(bill.to, bill.issuedOn));
  const lag = findMiddle(lags) ?? 0;
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
