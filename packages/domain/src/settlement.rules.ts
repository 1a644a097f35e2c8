/**
 * What becomes of money that the bank says has come in: posted to the accounts of its order, or parked for staff
 * with the reason while the customer sees 'being checked' (readings §8; T11, T13). The answer rests on what the
 * notice and the order say and not on when it arrived, so repeats and any order of arrival come to the same.
 */
import type { Cents } from './money.ts';
import { type PaymentPart, totalOf } from './payment-parts.ts';
import { hasExpired } from './paynow-expiry.ts';

/** One incoming payment as the bank tells it. */
export interface BankNotice {
  /** The bank's own number of the payment: the same in every copy of the notice. */
  readonly transaction: string;
  readonly amount: Cents;
  readonly currency: string;
  /** When the payer sent it, not when we heard of it. */
  readonly paidAt: number;
}

/** What a code was made for: found by the reference that the notice brings back. */
export interface PaynowOrder {
  readonly parts: readonly PaymentPart[];
  /** When it was made: nobody can have paid it before. */
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
 * Judges one notice. Asked again about a transaction that was posted it says so again: whoever writes the entries
 * writes them once for a transaction.
 */
export function settlementOf(notice: BankNotice, order: PaynowOrder | null): Settlement {
  const reason = parkedReason(notice, order);
  if (order === null || reason !== null) return { kind: 'parked', reason: reason ?? 'unknown' };
  return { kind: 'posted', parts: order.parts };
}

/** 'doubled' is last, so that what else is wrong with a payment never depends on which one came first. */
function parkedReason(notice: BankNotice, order: PaynowOrder | null): ParkedReason | null {
  if (order === null) return 'unknown';
  if (notice.currency !== 'SGD') return 'currency';
  const asked = totalOf(order.parts);
  if (notice.amount < asked) return 'short';
  if (notice.amount > asked) return 'over';
  if (notice.paidAt < order.issuedAt - CLOCKS) return 'early';
  if (hasExpired(order.expiredAt, notice.paidAt)) return 'late';
  if (order.closedAt !== null && notice.paidAt >= order.closedAt) return 'closed';
  return order.paidBy !== null && order.paidBy !== notice.transaction ? 'doubled' : null;
}

/** The state that a payment order shows (readings §21.4). */
export type OrderStatus = 'PENDING' | 'SUCCESS' | 'EXPIRED' | 'CHECKING';

/**
 * @param order with what staff posted of money that did not fit it: whoever paid is told so
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
