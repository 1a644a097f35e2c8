/**
 * Explanation of the difference between a bill and the one before: more days, use a day, the dearer tier of water, tariffs,
 * rebates, the earlier balance. The parts add up to the difference to the cent, whatever the bills say
 * (visual language 33, standards B7). Words and drawing are the portal's.
 */

import { addCents, type Cents, cents, proportion } from '../money.ts';
import { type Utility, utilities } from '../utility-names.ts';
import { addsUp, type PrintedBill } from './bill-check.ts';
import { type BilledUse, computeUse, type UtilityLine } from './billed-use.ts';

export interface ComparedBill extends PrintedBill<UtilityLine> {
  /** Days of its period. */
  readonly days: number;
}

/**
 * Before and now are in the unit of the cause: 'days' days; 'usage' thousandths of the unit; 'tier' thousandths in
 * the dearer tier; 'price' 1/10,000 dollars a unit with GST, on average; 'rebate', 'other', 'earlier' cents.
 */
export interface BillChange {
  readonly cause: 'days' | 'usage' | 'tier' | 'price' | 'other' | 'rebate' | 'earlier';
  readonly utility: Utility | null;
  /** Amount that it adds to the bill; negative takes from it; never zero. */
  readonly amount: Cents;
  readonly before: number;
  readonly now: number;
  /** Whether it rests on an estimated quantity of the newer bill. */
  readonly isEstimated: boolean;
}

/**
 * The steps from one bill to the next, in the order electricity, water, gas, other charges, rebate, earlier
 * balance. null when one of the bills does not add up: then only the two totals can be shown.
 */
export function billChanges(before: ComparedBill, now: ComparedBill): BillChange[] | null {
  if (!addsUp(before) || !addsUp(now)) return null;
  return [
    ...utilities.flatMap((utility) => utilityChanges(utility, before, now)),
    plain('other', otherCharges(before), otherCharges(now)),
    plain('rebate', rebates(before), rebates(now)),
    plain('earlier', before.earlier, now.earlier),
  ].filter(({ amount }) => amount !== 0);
}

/**
 * Days: the older amount for so many days more. Usage: the rest of the change in quantity, at the older bill's
 * average price. Tier: the error of that average, as another share is above the first tier. Price: the rest.
 */
function utilityChanges(utility: Utility, before: ComparedBill, now: ComparedBill): BillChange[] {
  const was = computeUse(utility, before);
  const is = computeUse(utility, now);
  const step = (cause: BillChange['cause'], amount: number, from: number, to: number): BillChange => ({
    cause,
    utility,
    amount: cents(amount),
    before: from,
    now: to,
    isEstimated: is.isEstimated && cause !== 'price',
  });
  if (was.milli <= 0 || is.milli <= 0) {
    // Just begun, just ended, or a correction: there is no price to compare.
    return [step('usage', is.total - was.total, was.milli, is.milli)];
  }
  const isTiered = was.upper.milli !== 0 || is.upper.milli !== 0;
  const atOldPrices = haveSamePrices(was, is) ? is.total : computeCostAtPrices(was, is);
  const atOldAverage = isTiered ? proportion(was.total, is.milli, was.milli) : atOldPrices;
  const ofDays = before.days < 1 ? 0 : proportion(was.total, now.days - before.days, before.days);
  const oldPrice = isTiered ? averageE4(atOldPrices, is.milli) : averageE4(was.total, was.milli);
  return [
    step('days', ofDays, before.days, now.days),
    step('usage', atOldAverage - was.total - ofDays, was.milli, is.milli),
    step('tier', atOldPrices - atOldAverage, was.upper.milli, is.upper.milli),
    step('price', is.total - atOldPrices, oldPrice, averageE4(is.total, is.milli)),
  ];
}

/** Cost of the newer use at the older bill's averages; a tier that the older bill did not reach has none. */
function computeCostAtPrices(was: BilledUse, is: BilledUse): Cents {
  const costs = (['lower', 'upper'] as const).map((tier) =>
    was[tier].milli <= 0 ? is[tier].total : proportion(was[tier].total, is[tier].milli, was[tier].milli),
  );
  return addCents(...costs);
}

/** Prices that did not change explain nothing: the remainder of rounding then belongs to the use. */
function haveSamePrices(was: BilledUse, is: BilledUse): boolean {
  return (['lower', 'upper'] as const).every(
    (tier) =>
      was[tier].milli === 0 ||
      is[tier].milli === 0 ||
      (was[tier].prices !== null && was[tier].prices === is[tier].prices),
  );
}

/** Cents x 100,000 / thousandths: 109.70 for 352 kWh is 3116, that is 31.16 cents a kWh. */
export const averageE4 = (total: Cents, milli: number): number => proportion(total, 100_000, milli);

const sumLines = (lines: readonly UtilityLine[]): Cents =>
  addCents(...lines.flatMap(({ amount, gst }) => [amount, gst]));
const rebates = (bill: ComparedBill): Cents => sumLines(bill.lines.filter(({ kind }) => kind === 'rebate'));
const otherCharges = (bill: ComparedBill): Cents =>
  sumLines(bill.lines.filter(({ kind, utility }) => kind === 'charge' && utility === null));

const plain = (cause: BillChange['cause'], before: Cents, now: Cents): BillChange => ({
  cause,
  utility: null,
  amount: cents(now - before),
  before,
  now,
  isEstimated: false,
});
