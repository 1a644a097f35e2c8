/** A payment enters the ledger: each account gets its part, once, whatever is told twice. */
import { type Cents, negateCents } from '@portal/domain/money';
import { toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../../../db/database.ts';
import { addEntry, lockAccounts, nextEntryNo } from './ledger.store.ts';

/** Follows the source of a payment in the source of the entry that takes it back. */
export const TAKEN_BACK = ':returned';

export interface PaymentToPost {
  /** 'PN-2611-204817'; the same in every account that gets a part. */
  readonly orderId: string;
  /** 'PAYNOW', 'COUNTER' …: as the ledger has it. */
  readonly channel: string;
  /** Payment method: 'PAYNOW'. */
  readonly method: string;
  /** The bank's reference, for the receipt. */
  readonly referenceId: string | null;
  /** The event that makes it, such as 'paynow:<id of the notice>': the same event never enters twice. */
  readonly sourceRef: string;
  /** When the money came (milliseconds since 1970). */
  readonly paidAt: number;
  /** When it is entered. */
  readonly recordedAt: number;
  /** Positive cents, each account once. */
  readonly parts: readonly { readonly accountId: number; readonly amount: Cents }[];
}

/**
 * In the transaction of whoever matched the payment; the accounts are locked to its end, so that balances read
 * after this in it are final.
 * @returns false when this event was entered before: nothing happens
 * @throws RangeError for a part that is not positive, an account twice, or no part at all
 */
export async function postPayment(tx: Tx, payment: PaymentToPost): Promise<boolean> {
  const { parts, sourceRef, paidAt, recordedAt } = payment;
  const accountIds = parts.map(({ accountId }) => accountId);
  if (parts.some(({ amount }) => amount <= 0)) throw new RangeError('a part of a payment is positive');
  if (parts.length === 0 || new Set(accountIds).size < parts.length)
    throw new RangeError('a payment pays each account once');
  await lockAccounts(tx, accountIds);
  const day = toSgDay(paidAt);
  let entered = 0;
  for (const { accountId, amount } of parts) {
    const isNew = await addEntry(tx, {
      accountId,
      entryNo: await nextEntryNo(tx, accountId, day),
      kind: 'payment',
      amountCents: negateCents(amount),
      effectiveOn: day,
      channel: payment.channel,
      paymentMethod: payment.method,
      orderId: payment.orderId,
      referenceId: payment.referenceId,
      sourceRef,
      recordedAt,
      paidAt,
    });
    entered += isNew ? 1 : 0;
  }
  // The parts of one event are entered together or not at all.
  if (entered !== 0 && entered !== parts.length)
    throw new RangeError(`${sourceRef} came before with other accounts`);
  return entered > 0;
}

/**
 * The payer's bank takes a payment of one account back: what it had settled is owed again, the latest first.
 * @param sourceRef of the payment
 * @returns false when it was taken back before: nothing happens
 */
export async function takeBackPayment(
  tx: Tx,
  {
    accountId,
    amount,
    sourceRef,
    channel,
    at,
  }: Pick<PaymentToPost, 'channel' | 'sourceRef'> & {
    readonly accountId: number;
    readonly amount: Cents;
    readonly at: number;
  },
): Promise<boolean> {
  if (amount <= 0) throw new RangeError('what is taken back is positive');
  await lockAccounts(tx, [accountId]);
  const day = toSgDay(at);
  return addEntry(tx, {
    accountId,
    entryNo: await nextEntryNo(tx, accountId, day),
    kind: 'payment',
    amountCents: amount,
    effectiveOn: day,
    channel,
    sourceRef: `${sourceRef}${TAKEN_BACK}`,
    recordedAt: at,
  });
}
