/**
 * What the payments service does not say about a sum that is owed: what it is made of, from the newest bill, and the
 * payment before it. Pure.
 */

import { chargesOf } from '../bill/bill-charges.ts';
import type { BillDetail } from '../bill/bill-detail.query.ts';
import type { Outstanding } from '../outstanding.query.ts';
import type { Payment } from './payment.ts';

export interface Newest {
  /** The newest bill of the only account; null: unknown, or there are several accounts. */
  readonly bill: BillDetail | null;
  readonly payment: Payment | null;
}

/** What an answer says itself stays. */
export function withNewest(outstanding: Outstanding, { bill, payment }: Newest): Outstanding {
  return {
    ...outstanding,
    composition: outstanding.composition.length > 0 ? outstanding.composition : partsOf(outstanding, bill),
    lastPayment:
      outstanding.lastPayment ??
      (payment && { amount: payment.share, paidOn: payment.on, channel: payment.channel }),
  };
}

/** The newest bill's charges, less what has been paid since; nothing where that does not come to the sum. */
function partsOf({ total }: Outstanding, bill: BillDetail | null): Outstanding['composition'] {
  if (bill === null || bill.payable < total) return [];
  const charges = chargesOf(bill).map(({ utility, milli, unit, total: amount, isEstimated }) => ({
    kind: 'utility' as const,
    utility,
    quantityMilli: milli,
    unit,
    amount,
    estimated: isEstimated,
  }));
  return [
    ...charges,
    ...plain('rebate', bill.rebates),
    ...plain('earlier', bill.earlier),
    ...plain('payment', total - bill.payable),
  ];
}

const plain = (kind: 'rebate' | 'earlier' | 'payment', amount: number): Outstanding['composition'] =>
  amount === 0 ? [] : [{ kind, utility: null, quantityMilli: null, unit: null, amount, estimated: false }];
