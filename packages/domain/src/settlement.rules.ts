/**
 * Settlement of an incoming payment: posted to the accounts of its order, or parked for staff
 * with the reason while the customer sees 'being checked' (readings §8; T11, T13). The verdict rests on the
 * notice and the order and not on the time of arrival, so repeats and any order of arrival give the same result.
 */
import type { Cents } from './money.ts';
import { type PaymentPart, sumParts } from './payment-parts.ts';
import { hasExpired } from './paynow-expiry.ts';

/** One incoming payment as the bank reports it. */
export interface BankNotice {
  /** The bank's own number of the payment: the same in every copy of the notice. */
  readonly transaction: string;
  readonly amount: Cents;
  readonly currency: string;
  /** When the payer sent it, not when we heard of it. */
  readonly paidAt: number;
}

/** Order behind a code: found by the reference in the notice. */
export interface PaynowOrder {
  readonly parts: readonly PaymentPart[];
  /** Instant of creation: no payment can be earlier. */
  readonly issuedAt: number;
  readonly expiredAt: number;
  /** When a newer code took its place, or less than its parts was owed; null while neither did. */
  readonly closedAt: number | null;
  /** The transaction that paid it; null while none did. A code is good for one payment. */
  readonly paidBy: string | null;
}

/** By how much two clocks may differ. */
const CLOCKS = 5 * 60_000;

/** In the order in which they are judged; 'unknown': no order has this reference. */
export type ParkedReason =
  | 'unknown'
  | 'currency'
  | 'short'
  | 'over'
  | 'early'
  | 'late'
  | 'closed'
  | 'doubled';

export type Settlement =
  | { readonly kind: 'posted'; readonly parts: readonly PaymentPart[] }
  | { readonly kind: 'parked'; readonly reason: ParkedReason };

/**
 * Judges one notice. For a transaction that was posted the verdict is 'posted' again: the caller writes
 * the entries once for each transaction.
 */
export function decideSettlement(notice: BankNotice, order: PaynowOrder | null): Settlement {
  const reason = parkedReason(notice, order);
  if (order === null || reason !== null) return { kind: 'parked', reason: reason ?? 'unknown' };
  return { kind: 'posted', parts: order.parts };
}

/** 'doubled' is last, so that any other reason never depends on which payment came first. */
function parkedReason(notice: BankNotice, order: PaynowOrder | null): ParkedReason | null {
  if (order === null) return 'unknown';
  if (notice.currency !== 'SGD') return 'currency';
  const requestedAmount = sumParts(order.parts);
  if (notice.amount < requestedAmount) return 'short';
  if (notice.amount > requestedAmount) return 'over';
  if (notice.paidAt < order.issuedAt - CLOCKS) return 'early';
  if (hasExpired(order.expiredAt, notice.paidAt)) return 'late';
  if (order.closedAt !== null && notice.paidAt >= order.closedAt) return 'closed';
  return order.paidBy !== null && order.paidBy !== notice.transaction ? 'doubled' : null;
}

/** The state that a payment order shows (readings §21.4). */
export type OrderStatus = 'PENDING' | 'SUCCESS' | 'EXPIRED' | 'CHECKING';

/**
 * @param order with mismatched money that staff posted: the payer sees it as paid
 * @param hasParked whether money for it waits for staff. Paid is paid, whatever else came.
 */
export function orderStatus(
  order: PaynowOrder & { readonly postedAs?: string | null },
  hasParked: boolean,
  now: number,
): OrderStatus {
  if (order.paidBy !== null || (order.postedAs ?? null) !== null) return 'SUCCESS';
  if (hasParked) return 'CHECKING';
  return order.closedAt !== null || hasExpired(order.expiredAt, now) ? 'EXPIRED' : 'PENDING';
}
