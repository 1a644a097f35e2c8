/** The charges of a bill by utility, with the lines that make each. Pure; what is used is the domain's rule. */
import type { PrintedBill } from '@portal/domain/bills/bill-check';
import { computeUse as billedUse, type UtilityLine } from '@portal/domain/bills/billed-use';
import { addCents, type Cents, cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { type Utility, utilities } from '@portal/domain/utility-names';
import type { BillDetail } from './bill-detail.query.ts';

export type DetailLine = BillDetail['lines'][number];

export interface UtilityCharges {
  readonly utility: Utility;
  readonly lines: readonly DetailLine[];
  /** Thousandths of the unit; null where no line says how much. */
  readonly milli: number | null;
  readonly unit: 'kWh' | 'Cu M' | null;
  readonly amount: Cents;
  readonly gst: Cents;
  readonly total: Cents;
  readonly isEstimated: boolean;
}

/** In the order electricity, water, gas; a utility without a charge is left out. */
export function groupCharges(bill: BillDetail): UtilityCharges[] {
  const printed = toPrintedBill(bill);
  return utilities.flatMap((utility) => {
    const lines = bill.lines.filter((line) => line.kind === 'charge' && line.utility === utility);
    if (lines.length === 0) return [];
    const { milli, isEstimated } = billedUse(utility, printed);
    const unit = utility === 'water' ? 'Cu M' : 'kWh';
    const isMeasured = lines.some((line) => line.quantityMilli !== null && line.unit === unit);
    const amount = addCents(...lines.map((line) => cents(line.amount)));
    const gst = addCents(...lines.map((line) => cents(line.gst)));
    return [
      {
        utility,
        lines,
        milli: isMeasured ? milli : null,
        unit: isMeasured ? unit : null,
        amount,
        gst,
        total: addCents(amount, gst),
        isEstimated,
      },
    ];
  });
}

/** Charges of no utility. */
export const listOtherCharges = (bill: BillDetail): DetailLine[] =>
  bill.lines.filter(({ kind, utility }) => kind === 'charge' && utility === null);

export const listRebates = (bill: BillDetail): DetailLine[] =>
  bill.lines.filter(({ kind }) => kind === 'rebate');

function toPrintedBill(bill: BillDetail): PrintedBill<UtilityLine> {
  return {
    gstBasisPoints: bill.gstBasisPoints,
    earlier: cents(bill.earlier),
    total: cents(bill.payable),
    lines: bill.lines.map((line) => ({
      kind: line.kind,
      item: line.item,
      utility: line.utility,
      quantityMilli: line.quantityMilli,
      rateE4: line.rateE4,
      amount: cents(line.amount),
      gst: cents(line.gst),
      usedFrom: line.from === null ? null : sgDay(line.from),
      isEstimated: line.estimated,
    })),
  };
}
