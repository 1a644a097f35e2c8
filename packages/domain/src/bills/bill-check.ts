/**
 * Recomputes a bill line by line and marks each mismatch. The bill itself remains the amount owed: the mark
 * shows customer and staff that the utility's paper and its arithmetic differ (standards B7).
 */

import { addCents, type Cents } from '../money.ts';
import { type BillLine, billTotal, computeExpected } from './bill-arithmetic.ts';

/** `item` as the tables have it: 'energy', 'water-tariff', 'water-conservation-tax', 'waterborne-tax', 'gas', 'u-save'. */
export interface PrintedLine extends BillLine {
  readonly kind: 'charge' | 'rebate';
  readonly item: string;
}

export interface PrintedBill<Line extends PrintedLine = PrintedLine> {
  readonly lines: readonly Line[];
  /** 900 is 9 %. */
  readonly gstBasisPoints: number;
  /** Unpaid balance of earlier bills when this one was made; negative is a credit. */
  readonly earlier: Cents;
  readonly total: Cents;
}

interface CheckedLine<Line extends PrintedLine> {
  readonly line: Line;
  readonly expected: Pick<BillLine, 'amount' | 'gst'>;
  readonly agrees: boolean;
}

export interface CheckedBill<Line extends PrintedLine> {
  readonly lines: readonly CheckedLine<Line>[];
  /** The sums under the charges: amounts, GST, both together. As printed. */
  readonly charges: { readonly amount: Cents; readonly gst: Cents; readonly total: Cents };
  readonly rebates: Cents;
  /** Whether every line agrees and lines with the earlier balance come to the printed total. */
  readonly agrees: boolean;
}

export function checkBill<Line extends PrintedLine>(bill: PrintedBill<Line>): CheckedBill<Line> {
  const lines = bill.lines.map((line, index) => {
    const expected = computeExpected(line, bill.gstBasisPoints);
    const hasBase = line.item !== 'water-conservation-tax' || isTaxOfTariff(line, bill.lines.slice(0, index));
    return {
      line,
      expected,
      agrees: hasBase && expected.amount === line.amount && expected.gst === line.gst,
    };
  });
  const charges = bill.lines.filter(({ kind }) => kind === 'charge');
  return {
    lines,
    charges: {
      amount: addCents(...charges.map(({ amount }) => amount)),
      gst: addCents(...charges.map(({ gst }) => gst)),
      total: billTotal(charges),
    },
    rebates: billTotal(bill.lines.filter(({ kind }) => kind === 'rebate')),
    agrees: lines.every(({ agrees }) => agrees) && addsUp(bill),
  };
}

/** Whether lines and earlier balance come to the printed total. */
export function addsUp(bill: Pick<PrintedBill, 'lines' | 'earlier' | 'total'>): boolean {
  return addCents(billTotal(bill.lines), bill.earlier) === bill.total;
}

/** The conservation tax is a part of the water tariff just above it, whose amount stands as its quantity. */
function isTaxOfTariff(tax: PrintedLine, above: readonly PrintedLine[]): boolean {
  const tariff = above.findLast(({ item }) => item === 'water-tariff');
  return tariff !== undefined && tax.quantityMilli === tariff.amount * 10;
}
