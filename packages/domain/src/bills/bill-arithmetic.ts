/**
 * Computation of a bill's lines, to the cent: rate to four decimals, each line rounded, GST of each line
 * rounded, then added (standards B7). The portal issues no bills: it shows this arithmetic and marks a mismatch.
 */
import { addCents, type Cents, cents, divideRounded } from '../money.ts';

/** 1,000 thousandths of a unit x 10,000 parts of a dollar / 100 cents. */
const MILLI_E4_PER_CENT = 100_000;

/**
 * Quantity x rate, rounded to the cent: 352 kWh x 0.2859 = 100.64.
 * @param quantityMilli thousandths of the unit. For the water conservation tax the unit is the dollar:
 *   50 % of 20.88 is 20.880 x 0.5000.
 * @param rateE4 1/10,000 dollars a unit
 */
export function lineAmount(quantityMilli: number, rateE4: number): Cents {
  return cents(divideRounded(quantityMilli * rateE4, MILLI_E4_PER_CENT));
}

/** GST of one line, rounded to the cent. @param basisPoints 900 is 9 % */
export function computeGst(amount: Cents, basisPoints: number): Cents {
  return cents(divideRounded(amount * basisPoints, 10_000));
}

/** A line as it is stored and shown; rebates have neither quantity nor rate. */
export interface BillLine {
  readonly quantityMilli: number | null;
  readonly rateE4: number | null;
  readonly amount: Cents;
  readonly gst: Cents;
}

export interface Charge {
  readonly quantityMilli: number;
  readonly rateE4: number;
  readonly amount: Cents;
  readonly gst: Cents;
}

/** Computes one charge. */
export function charge(quantityMilli: number, rateE4: number, gstBasisPoints: number): Charge {
  const amount = lineAmount(quantityMilli, rateE4);
  return { quantityMilli, rateE4, amount, gst: computeGst(amount, gstBasisPoints) };
}

/** Expected amounts of a stored line; a line without quantity and rate is taken as given, and bears no GST. */
export function computeExpected(line: BillLine, gstBasisPoints: number): Pick<BillLine, 'amount' | 'gst'> {
  if (line.quantityMilli === null || line.rateE4 === null) return { amount: line.amount, gst: cents(0) };
  return charge(line.quantityMilli, line.rateE4, gstBasisPoints);
}

/** Whether a stored line agrees with its quantity, rate and GST. */
export function lineAgrees(line: BillLine, gstBasisPoints: number): boolean {
  const expected = computeExpected(line, gstBasisPoints);
  return expected.amount === line.amount && expected.gst === line.gst;
}

/** Total of the lines, GST included. */
export function billTotal(lines: readonly Pick<BillLine, 'amount' | 'gst'>[]): Cents {
  return addCents(...lines.flatMap((line) => [line.amount, line.gst]));
}

/** The water conservation tax of a tariff amount as a charge of its own: percent of the rounded amount. */
export function conservationTax(tariffAmount: Cents, percent: number, gstBasisPoints: number): Charge {
  return charge(tariffAmount * 10, percent * 100, gstBasisPoints);
}
