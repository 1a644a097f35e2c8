/**
 * The bars of 'Bills Last N Months': how many, which have a label, and how the newest bill compares (S2 §9,
 * readings §7, visual 04). Drawing is the portal's.
 */
import { addCents, type Cents, cents, divideRounded } from '../money.ts';
import { addMonths, monthNumber, type SgMonth } from '../sg-time.ts';

export interface MonthBill {
  /** The month that the bill is named after. */
  readonly month: SgMonth;
  readonly amount: Cents;
}

export interface BillBar {
  readonly month: SgMonth;
  /** Bills of one month together; null: there was none. */
  readonly amount: Cents | null;
  readonly hasLabel: boolean;
}

const DEFAULT_MONTHS = 6;
const LABEL_INTERVAL = 3;

/**
 * Oldest first, up to the month of the newest bill; never more months than the answer reaches back. Their number
 * is the N of the title; none means no chart. Up to six bars all have labels, beyond that every third from the
 * newest.
 */
export function billBars(bills: readonly MonthBill[], wanted: number = DEFAULT_MONTHS): BillBar[] {
  const months = bills.map(({ month }) => month).sort();
  const [oldest, newest] = [months.at(0), months.at(-1)];
  if (oldest === undefined || newest === undefined) return [];
  const count = Math.max(1, Math.min(wanted, monthsBetween(oldest, newest) + 1));
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    const month = addMonths(newest, -back);
    const own = bills.filter((bill) => bill.month === month);
    return {
      month,
      amount: own.length === 0 ? null : addCents(...own.map(({ amount }) => amount)),
      hasLabel: count <= DEFAULT_MONTHS || back % LABEL_INTERVAL === 0,
    };
  });
}

/** The newest bar less the average of all, in cents: −840 is S$8.40 below. null with fewer than two bills. */
export function newestAgainstAverage(bars: readonly BillBar[]): Cents | null {
  const amounts = bars.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  const newest = amounts.at(-1);
  if (newest === undefined || amounts.length < 2) return null;
  return cents(newest - divideRounded(addCents(...amounts), amounts.length));
}

const monthsBetween = (from: SgMonth, to: SgMonth): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + monthNumber(to) - monthNumber(from);
