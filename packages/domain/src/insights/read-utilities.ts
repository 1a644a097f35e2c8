/** Water and gas between readings: the home's own bills, spread over the days. Cents with GST. */
import { priceUse } from '../bills/use-charges.ts';
import { addCents, type Cents, cents, negateCents, proportion } from '../money.ts';
import { addDays, daysBetween, type SgDay, SLOTS_PER_DAY } from '../sg-time.ts';
import type { Utility } from '../utility-names.ts';

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
  /** Of that up to now. */
  readonly soFar: Cents;
  /** Standard deviation of the amount, in cents. */
  readonly spread: number;
}

interface ReadBill {
  readonly utilities: readonly Utility[];
  /** Its water has one tier. */
  readonly isBusiness?: boolean | undefined;
  readonly period: DatedPeriod;
  readonly today: SgDay;
  /** Half hours of today that are over. */
  readonly slotsOfToday: number;
  /** Newest first. */
  readonly bills: readonly BilledPeriod[];
}

/**
 * Charges of a whole period for a use that is read later, at the tariff of each day. Utilities that no bill charges, or of
 * which no tariff is known, are left out.
 */
export const estimateCharges = (bill: ReadBill): readonly EstimatedCharge[] =>
  (['water', 'gas'] as const)
    .filter((utility) => bill.utilities.includes(utility))
    .map((utility) => estimateCharge(utility, bill))
    .filter((estimate) => estimate !== null);

function estimateCharge(
  utility: ReadUtility,
  { period: { from, to }, today, slotsOfToday, bills, isBusiness }: ReadBill,
): EstimatedCharge | null {
  const own = bills
    .flatMap((bill) => {
      const found = bill.quantities.find((quantity) => quantity.utility === utility);
      return found === undefined ? [] : [{ milli: found.milli, days: countDays(bill) }];
    })
    .slice(0, BILLS_OF_ESTIMATE);
  if (own.length === 0) return null;
  const daily = own.reduce((sum, { milli }) => sum + milli, 0) / own.reduce((sum, { days }) => sum + days, 0);
  const priceTo = (day: SgDay): Cents | null => {
    if (day < from) return cents(0);
    const milli = Math.round(daily * countDays({ from, to: day }));
    return priceUse({ utility, milli, from, to: day, isBusiness });
  };
  const [amount, before, withToday] = [priceTo(to), priceTo(addDays(today, -1)), priceTo(today)];
  if (amount === null || before === null || withToday === null) return null;
  const soFar = addCents(
    before,
    proportion(addCents(withToday, negateCents(before)), slotsOfToday, SLOTS_PER_DAY),
  );
  return { utility, amount, soFar, spread: amount * spreadOf(own, daily) };
}

/** Share by which the next bill is likely to differ from the mean. */
function spreadOf(own: readonly { readonly milli: number; readonly days: number }[], daily: number): number {
  if (own.length < FEWEST_BILLS || daily <= 0) return UNKNOWN_SPREAD;
  const squares = own.map(({ milli, days }) => (milli / days / daily - 1) ** 2);
  const variance = squares.reduce((sum, each) => sum + each, 0) / (own.length - 1);
  return Math.sqrt(variance * (1 + 1 / own.length));
}
