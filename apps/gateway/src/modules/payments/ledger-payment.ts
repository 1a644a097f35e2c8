/** A payment that no code asked for, or another sum than a code did: told as the ledger has it, of the reader's accounts. */
import type { PaymentDetails } from '@portal/contract/payments/payments.rest';
import { paymentSpelling12 } from '@portal/domain/account-number';
import { channelCode } from '@portal/domain/payment-channel';
import { instantText, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import { findOwnedAmong } from '../../wire/callers/sub-accounts.ts';
import type { Subject } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import { type LedgerPart, ledgerParts } from './ledger-payment.store.ts';

/** @throws Refusal SK_ACCESS_1001 for what paid none of their accounts and what does not exist alike */
export async function postedDetails(
  { db, subject }: { readonly db: Db; readonly subject: Subject },
  orderId: string,
): Promise<PaymentDetails> {
  const parts = await ledgerParts(db, orderId);
  const ids = parts.map(({ accountId }) => accountId);
  const owned = await findOwnedAmong({ db, subject }, ids);
  const own = parts.filter(({ accountId }) => owned.has(accountId));
  const [first] = own;
  if (first === undefined) throw new Refusal('SK_ACCESS_1001');
  // The bank's reference of a payment that is partly another customer's names that customer's account.
  const isWhole = own.length === parts.length;
  return {
    order_id: orderId,
    status: 'SUCCESS',
    created_at: instantText(first.recordedAt),
    expired_at: null,
    paid_at: instantText(paidAt(first)),
    amount: own.reduce((sum, { amount }) => sum + amount, 0),
    currency: 'SGD',
    method: first.method ?? first.channel ?? '',
    payment_method: first.method ?? first.channel ?? '',
    channel: channelCode(first.channel ?? ''),
    reference: isWhole ? first.reference : null,
    method_options: { reference_id: isWhole ? first.referenceId : null },
    utilities_internal_transactions: own.map(({ account, amount }) => ({
      account_number: paymentSpelling12(account),
      amount,
    })),
    qr_metadata: null,
    unmatched_payments: [],
  };
}

/** The day is the ledger's; the time is known where it is of that day. */
function paidAt({ sentAt, recordedAt, paidOn }: LedgerPart): number {
  const known = [sentAt, recordedAt].find((at) => at !== null && toSgDay(at) === paidOn);
  return known ?? startOfSgDay(paidOn);
}
