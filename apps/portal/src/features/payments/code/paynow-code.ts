/**
 * A code as the page shows it. Read back from the code itself: one that does not say what was asked for is not shown
 * to anybody (T13).
 */
import type { PaynowReply } from '@portal/contract/payments/payments.rest';
import type { Cents } from '@portal/domain/money';
import { type PaymentPart, sumParts } from '@portal/domain/payment-parts';
import { readPaynow } from '@portal/domain/paynow-qr/read';
import { ApiError, NO_ANSWER } from '../../../lib/api/api-error.ts';

export interface Payee {
  readonly name: string;
  readonly uen: string;
}

export interface PaynowCode {
  readonly orderId: string;
  readonly amount: Cents;
  readonly parts: readonly PaymentPart[];
  readonly reference: string;
  readonly payee: Payee;
  /** The last second at which it may be paid; milliseconds since 1970. */
  readonly expiredAt: number;
  /** The drawn code. Never put into the page as markup. */
  readonly svg: string;
}

/** @throws ApiError when the code is not the one that was asked for */
export function toPaynowCode(reply: PaynowReply, parts: readonly PaymentPart[]): PaynowCode {
  const { code } = readPaynow(reply.qr_metadata.payload);
  const expiredAt = Date.parse(reply.expired_at);
  const amount = sumParts(parts);
  const isRight = code?.amount === amount && !code.isAmountEditable && code.proxy === 'uen';
  if (!isRight || code.reference === null || Number.isNaN(expiredAt)) throw new ApiError(NO_ANSWER);
  return {
    orderId: reply.order_id,
    amount,
    parts,
    reference: code.reference,
    payee: { name: code.merchantName, uen: code.proxyValue },
    expiredAt,
    svg: reply.qr_metadata.svg,
  };
}
