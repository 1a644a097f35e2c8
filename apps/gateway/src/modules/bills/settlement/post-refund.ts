/** Money of a credit leaves the ledger, comes back, or goes to another account of the holder: each once per request. */
import { type Cents, negateCents } from '@portal/domain/money';
import { toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../../../db/database.ts';
import { addEntry, nextEntryNo } from './ledger.store.ts';

export interface RefundToPost {
  readonly accountId: number;
  /** Positive: what the customer gets. */
  readonly amount: Cents;
  /** 'PAYNOW', 'BANK', 'CHEQUE', 'TRANSFER': as the ledger has it. */
  readonly channel: string;
  /** 'RF-2611-1183': one request is refunded once, and comes back once. */
  readonly requestId: string;
  readonly at: number;
}

/** Source of the entries of a request; a correction adds the notice of the treasury that it settles. */
export const toRefundRef = (requestId: string, eventId?: string): string =>
  eventId === undefined ? `refund:${requestId}` : `refund:${requestId}:${eventId}`;

interface EntryValues {
  readonly accountId: number;
  readonly kind: 'refund' | 'adjustment' | 'payment';
  readonly amountCents: Cents;
  readonly channel: string;
  readonly requestId: string;
  readonly eventId?: string;
  readonly at: number;
}

/** The accounts are locked by the caller. @throws RangeError for an amount that is not positive */
async function post(tx: Tx, { requestId, eventId, at, ...entry }: EntryValues): Promise<boolean> {
  if (entry.amountCents === 0) throw new RangeError('a refund of nothing is not posted');
  const day = toSgDay(at);
  return addEntry(tx, {
    ...entry,
    entryNo: await nextEntryNo(tx, entry.accountId, day),
    effectiveOn: day,
    sourceRef: toRefundRef(requestId, eventId),
    recordedAt: at,
  });
}

/** @returns false when it was posted before: nothing happens */
export async function postRefund(tx: Tx, refund: RefundToPost): Promise<boolean> {
  const { amount, ...rest } = refund;
  if (amount <= 0) throw new RangeError('a refund is positive');
  return post(tx, { ...rest, kind: 'refund', amountCents: amount });
}

/** A refund that did not reach the customer is a credit again. @returns false when it came back before */
export async function returnRefund(tx: Tx, refund: RefundToPost): Promise<boolean> {
  const { amount, ...rest } = refund;
  return post(tx, { ...rest, kind: 'adjustment', amountCents: negateCents(amount) });
}

/**
 * Puts a refund right whose outcome was another one than the treasury said first: once for each of its notices.
 * @param amount positive: the money leaves the ledger once more; negative: it is a credit again
 * @returns false when it was put right before
 */
export function correctRefund(
  tx: Tx,
  { amount, ...rest }: RefundToPost & { readonly eventId: string },
): Promise<boolean> {
  return post(tx, { ...rest, kind: 'adjustment', amountCents: amount });
}

/** The other half of a transfer: a payment to the account that receives it. */
export async function postTransferred(tx: Tx, refund: RefundToPost): Promise<boolean> {
  const { amount, ...rest } = refund;
  return post(tx, { ...rest, kind: 'payment', amountCents: negateCents(amount) });
}
