/** An order as its customer sees it: the code while it may be paid, and what became of it. */

import {
  MOST_UNMATCHED,
  type PaymentDetails,
  type PaymentEvent,
  type PaynowReply,
  type QrMetadata,
  type UnmatchedPayment,
} from '@portal/contract/payments/payments.rest';
import { paymentSpelling12 } from '@portal/domain/account-number';
import { hasExpired } from '@portal/domain/paynow-expiry';
import { orderStatus } from '@portal/domain/settlement.rules';
import { instantText } from '@portal/domain/sg-time';
import type { Db } from '../../../db/database.ts';
import { findOwnedAmong } from '../../../wire/callers/sub-accounts.ts';
import type { Subject } from '../../../wire/callers/subject.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import { postedDetails } from '../ledger-payment.ts';
import { type Order, orderById } from './order.store.ts';
import { qrSvg } from './qr-svg.ts';

const instant = (at: number): string => instantText(at);

/**
 * By an order's accounts, not by who made it: whoever holds them all may see what was paid for them (ADR 0028).
 * @throws Refusal SK_ACCESS_1001 for what is not theirs and what does not exist alike
 */
export async function ownOrder(
  { db, subject }: { readonly db: Db; readonly subject: Subject },
  orderId: string,
): Promise<Order> {
  const order = await orderIfOwn({ db, subject }, orderId);
  if (order === null) throw new Refusal('SK_ACCESS_1001');
  return order;
}

async function orderIfOwn(
  { db, subject }: { readonly db: Db; readonly subject: Subject },
  orderId: string,
): Promise<Order | null> {
  const order = await orderById(db, orderId);
  if (order === null) return null;
  const ids = order.parts.map(({ accountId }) => accountId);
  const owned = await findOwnedAmong({ db, subject }, ids);
  return ids.every((id) => owned.has(id)) ? order : null;
}

/**
 * State of an order, or of a payment without one, as the histories list it: where it was not paid as requested, the
 * ledger decides. @throws Refusal SK_ACCESS_1001
 */
export async function loadPaymentDetails(
  context: { readonly db: Db; readonly subject: Subject },
  orderId: string,
  now: number,
): Promise<PaymentDetails> {
  const order = await orderIfOwn(context, orderId);
  if (order === null) return postedDetails(context, orderId);
  if (order.paidBy === null && order.postedAs !== null) return postedDetails(context, order.postedAs);
  return toDetails(order, now);
}

const toStatus = (order: Order, now: number): PaymentEvent['status'] =>
  orderStatus(
    order,
    order.unmatched.some(({ isReturned }) => !isReturned),
    now,
  );

/** State of an order, sent whenever it changes. */
export const toPaymentEvent = (order: Order, now: number): PaymentEvent => ({
  order_id: order.orderId,
  status: toStatus(order, now),
  unmatched_payments: listUnmatchedPayments(order),
});

const listUnmatchedPayments = ({ unmatched }: Order): UnmatchedPayment[] =>
  unmatched.slice(0, MOST_UNMATCHED).map(({ amount, currency, paidAt, reason, isReturned }) => ({
    amount,
    currency,
    paid_at: instant(paidAt),
    status: isReturned ? 'RETURNED' : 'CHECKING',
    reason,
  }));

/** Whether the code can no longer be paid. Money may still come for it. */
export function isOver(order: Order, now: number): boolean {
  return order.paidBy !== null || order.closedAt !== null || hasExpired(order.expiredAt, now);
}

const renderQr = async ({ orderId, payload }: Order): Promise<QrMetadata> => ({
  orderId,
  payload,
  svg: await qrSvg(payload),
});

export async function toReply(order: Order): Promise<PaynowReply> {
  return {
    order_id: order.orderId,
    qr_metadata: await renderQr(order),
    expired_at: instant(order.expiredAt),
  };
}

async function toDetails(order: Order, now: number): Promise<PaymentDetails> {
  return {
    order_id: order.orderId,
    status: toStatus(order, now),
    created_at: instant(order.issuedAt),
    expired_at: instant(order.expiredAt),
    paid_at: order.paidAt === null ? null : instant(order.paidAt),
    amount: order.amount,
    currency: 'SGD',
    method: 'PAYNOW',
    payment_method: 'PAYNOW',
    channel: 'UPORTAL',
    reference: order.reference,
    method_options: { reference_id: order.paidBy },
    utilities_internal_transactions: order.parts.map(({ account, amount }) => ({
      account_number: paymentSpelling12(account),
      amount,
    })),
    qr_metadata: isOver(order, now) ? null : await renderQr(order),
    unmatched_payments: listUnmatchedPayments(order),
  };
}
