/** Charges for a use by the regulated tariff, as a bill lists them: dated rates, tiers of water, each with its GST. */
import { addCents, type Cents, cents, divideRounded, negateCents } from '../money.ts';
import { daysBetween, type SgDay } from '../sg-time.ts';
import type { Utility } from '../utility-names.ts';
import { type Charge, charge, conservationTax } from './bill-arithmetic.ts';
import {
  gstBasisPointsOn,
  rateOn,
  tariffStretches,
  WATER_TIER_MILLI,
  type WaterRates,
  type WaterTier,
  waterRatesOn,
} from './tariff.ts';

type WaterItem = 'water-tariff' | 'water-conservation-tax' | 'waterborne-tax';

export interface WaterCharge extends Charge {
  readonly item: WaterItem;
}

/** Days of a month by which the first tier of water is measured out to a use of fewer or more days. */
const DAYS_OF_TIER = 30;

/**
 * Tariff, conservation tax and tax for used water, of each tier that has a use.
 * @param lowerMilli use of the first tier in thousandths of a Cu M @param upperMilli use above it
 */
export function waterCharges(
  lowerMilli: number,
  upperMilli: number,
  rates: WaterRates,
  gstBasisPoints: number,
): WaterCharge[] {
  const chargeTier = (milli: number, tier: WaterTier): WaterCharge[] => {
    if (milli === 0) return [];
    const tariff = charge(milli, tier.tariffE4, gstBasisPoints);
    const tax = conservationTax(tariff.amount, tier.conservationPercent, gstBasisPoints);
    return [
      { item: 'water-tariff', ...tariff },
      { item: 'water-conservation-tax', ...tax },
      { item: 'waterborne-tax', ...charge(milli, tier.waterborneE4, gstBasisPoints) },
    ];
  };
  return [...chargeTier(lowerMilli, rates.lower), ...chargeTier(upperMilli, rates.upper)];
}

interface UseOfDays {
  readonly utility: Utility;
  /** Thousandths of the unit; below 0 for what was charged too much. */
  readonly milli: number;
  /** First and last day. */
  readonly from: SgDay;
  readonly to: SgDay;
  /** There is other use beside it: of water, the first tier is that of a month however few its days are. */
  readonly isPart?: boolean | undefined;
  /** A business pays all of its water in the first tier. */
  readonly isBusiness?: boolean | undefined;
}

/**
 * Price of a use with GST, spread evenly over its days: what a customer may expect of it, not a bill.
 * @returns null before the first known tariff
 */
export function priceUse(use: UseOfDays): Cents | null {
  const { utility, milli, from, to, isPart = false, isBusiness = false } = use;
  if (milli < 0) {
    const price = priceUse({ ...use, milli: -milli });
    return price === null ? null : negateCents(price);
  }
  const days = daysBetween(from, to) + 1;
  const daysOfTier = isPart ? Math.min(days, DAYS_OF_TIER) : DAYS_OF_TIER;
  let daysBefore = 0;
  let total = cents(0);
  for (const stretch of tariffStretches(utility, from, to)) {
    const length = daysBetween(stretch.from, stretch.to) + 1;
    const before = divideRounded(milli * daysBefore, days);
    daysBefore += length;
    const part = divideRounded(milli * daysBefore, days) - before;
    const most = isBusiness ? part : divideRounded(WATER_TIER_MILLI * length, daysOfTier);
    const charges = chargeStretch(utility, part, most, stretch.from);
    if (charges === null) return null;
    total = addCents(total, ...charges.flatMap(({ amount, gst }) => [amount, gst]));
  }
  return total;
}

/** Price with GST of the use of a month at the tariff of one day. @returns null before the first known tariff */
export function priceMonth(utility: Utility, milli: number, on: SgDay): Cents | null {
  const charges = chargeStretch(utility, milli, WATER_TIER_MILLI, on);
  return charges && addCents(...charges.flatMap(({ amount, gst }) => [amount, gst]));
}

/** @param most use of the first tier of water */
function chargeStretch(utility: Utility, milli: number, most: number, from: SgDay): readonly Charge[] | null {
  const gst = gstBasisPointsOn(from);
  if (utility === 'water') {
    const rates = waterRatesOn(from);
    if (rates === null) return null;
    const lower = Math.min(milli, most);
    return waterCharges(lower, milli - lower, rates, gst);
  }
  const rate = rateOn(utility, from);
  return rate === null ? null : [charge(milli, rate, gst)];
}
