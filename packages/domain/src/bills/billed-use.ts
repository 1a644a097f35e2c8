/** Quantity of a utility that a bill charges for, and its amount with GST, by tier. */

import { addCents, type Cents, cents } from '../money.ts';
import type { SgDay } from '../sg-time.ts';
import type { Utility } from '../utility-names.ts';
import type { PrintedBill, PrintedLine } from './bill-check.ts';

export interface UtilityLine extends PrintedLine {
  readonly utility: Utility | null;
  /** First day of the stretch under one tariff; null where the bill does not say. */
  readonly usedFrom: SgDay | null;
  readonly isEstimated: boolean;
}

interface TierUse {
  /** Thousandths of the unit. */
  readonly milli: number;
  readonly total: Cents;
  /** The rates of its lines and GST: equal texts are equal prices. null when a rate changed on the way. */
  readonly prices: string | null;
}

export interface BilledUse {
  readonly milli: number;
  readonly total: Cents;
  /** All of it, but for water above the first tier. */
  readonly lower: TierUse;
  readonly upper: TierUse;
  readonly isEstimated: boolean;
}

/** Taxes on water are counted by the same Cu M again: only these lines carry the quantity used. */
const measured: ReadonlySet<string> = new Set(['energy', 'water-tariff', 'gas']);
export const isMeasured = ({ item }: Pick<PrintedLine, 'item'>): boolean => measured.has(item);

export function computeUse(utility: Utility, bill: PrintedBill<UtilityLine>): BilledUse {
  const lines = bill.lines.filter((line) => line.kind === 'charge' && line.utility === utility);
  const isUpper = (line: UtilityLine): boolean => utility === 'water' && isAboveFirstTier(line, lines);
  const lower = findTier(
    lines.filter((line) => !isUpper(line)),
    bill.gstBasisPoints,
  );
  const upper = findTier(lines.filter(isUpper), bill.gstBasisPoints);
  return {
    milli: lower.milli + upper.milli,
    total: addCents(lower.total, upper.total),
    lower,
    upper,
    isEstimated: lines.some((line) => line.isEstimated),
  };
}

/** In a stretch under one tariff every charge on water is dearer above the first tier: tariff, tax, used water. */
function isAboveFirstTier(line: UtilityLine, lines: readonly UtilityLine[]): boolean {
  return lines.some(
    (other) =>
      other.item === line.item &&
      other.usedFrom === line.usedFrom &&
      (other.rateE4 ?? 0) < (line.rateE4 ?? 0),
  );
}

function findTier(lines: readonly UtilityLine[], gstBasisPoints: number): TierUse {
  const used = lines.filter(isMeasured);
  const rates = new Set(lines.map(({ item, rateE4 }) => `${item} ${rateE4}`));
  const hasOneRateEach = rates.size === new Set(lines.map(({ item }) => item)).size;
  return {
    milli: used.reduce((sum, { quantityMilli }) => sum + (quantityMilli ?? 0), 0),
    total: cents(lines.reduce((sum, { amount, gst }) => sum + amount + gst, 0)),
    prices: hasOneRateEach ? [...rates].sort().concat(String(gstBasisPoints)).join(', ') : null,
  };
}
