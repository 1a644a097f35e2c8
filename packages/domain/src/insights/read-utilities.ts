/** Water and gas between readings: the home's own bills, spread over the days. Cents with GST. */
import { priceUse } from '../bills/use-charges.ts';
import type { Cents } from '../money.ts';
import { daysBetween, type SgDay } from '../sg-time.ts';

export type ReadUtility = 'water' | 'gas';

export interface DatedPeriod {
  readonly from: SgDay;
  /** Included. */
  readonly to: SgDay;
}

interface BilledQuantity {
  readonly utility: ReadUtility;
  /** Thousandths of the unit. */
  readonly milli: number;
}

export interface BilledPeriod extends DatedPeriod {
  readonly quantities: readonly BilledQuantity[];
}

/** Bills that an estimate rests on: half a year, three readings and three estimates. */
const BILLS_OF_ESTIMATE = 6;
/** Share by which a bill of a home with too few bills differs from the one before. */
const UNKNOWN_SPREAD = 0.15;
const FEWEST_BILLS = 3;

export const countDays = ({ from, to }: DatedPeriod): number => daysBetween(from, to) + 1;

interface EstimatedCharge {
  readonly utility: ReadUtility;
  readonly amount: Cents;
  /** Standard deviation of the amount, in cents. */
  readonly spread: number;
}

/**
 * Charge of a whole period for a use that is read later.
 * @param bills of the account, newest first
 * @returns null: no bill charges this utility, or no tariff is known
 */
export function estimateCharge(
  utility: ReadUtility,
  period: DatedPeriod,
  bills: readonly BilledPeriod[],
): EstimatedCharge | null {
  const own = bills
    .flatMap((bill) => {
      const found = bill.quantities.find((quantity) => quantity.utility === utility);
      return found === undefined ? [] : [{ milli: found.milli, days: countDays(bill) }];
    })
    .slice(0, BILLS_OF_ESTIMATE);
  if (own.length === 0) return null;
  const daily = own.reduce((sum, { milli }) => sum + milli, 0) / own.reduce((sum, { days }) => sum + days, 0);
  const amount = priceUse({
    utility,
    milli: Math.round(daily * countDays(period)),
    from: period.from,
    to: period.to,
  });
  return amount === null ? null : { utility, amount, spread: amount * spreadOf(own, daily) };
}

/** Share by which the next bill is likely to differ from the mean. */
function spreadOf(own: readonly { readonly milli: number; readonly days: number }[], daily: number): number {
  if (own.length < FEWEST_BILLS || daily <= 0) return UNKNOWN_SPREAD;
  const squares = own.map(({ milli, days }) => (milli / days / daily - 1) ** 2);
  const variance = squares.reduce((sum, each) => sum + each, 0) / (own.length - 1);
  return Math.sqrt(variance * (1 + 1 / own.length));
}
