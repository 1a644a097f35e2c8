/**
 * The end of a check: the money leaves the ledger, and the treasury is to pay it out. At most the credit that is there
 * now is paid; a method that is no longer possible sends the request back to the customer (T15).
 */
import { accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import { type Cents, cents } from '@portal/domain/money';
import { findPaymentDay } from '@portal/domain/refunds/refund-dates';
import { findHeldUntil } from '@portal/domain/refunds/refund-hold';
import { isPossibleChoice } from '@portal/domain/refunds/refund-method';
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { reach } from '../../kill-point.ts';
import { findHeldAccountByDigits, findPostalRecipient } from '../accounts/public.ts';
import { lockAccounts, postRefund, postTransferred } from '../bills/public.ts';
import { closeOrdersAboveDue } from '../payments/public.ts';
import { findRequest, type StoredRequest } from '../requests/public.ts';
import { channels, type RefundChoice, toChoice, toDestination, toDetails } from './destination.ts';
import { moveRefund } from './move-refund.ts';
import { addPayout } from './payout.store.ts';
import { loadRefundFacts } from './refund-facts.ts';
import { readDetails } from './refund-request.ts';

const PORTAL = { actor: 'portal' } as const;

/** Ends the check of one request, once whichever process comes first. */
export async function startPayout(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, requestId }: Pick<StoredRequest, 'accountId' | 'requestId'>,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const seen = await findRequest(tx, requestId);
    const target = seen && (await findTarget(tx, toChoice(readDetails(seen))));
    await lockAccounts(tx, [accountId, ...(target ? [target] : [])]);
    const request = await findRequest(tx, requestId);
    // Changed or cancelled meanwhile: the next run looks again.
    if (request?.state !== 'PENDING' || request.lastEvent !== seen?.lastEvent) return;
    await pay(tx, request, target, clock.now());
    reach('payout-posted');
  });
}

async function findTarget(tx: Tx, { code, transferToAccount }: RefundChoice): Promise<number | null> {
  const number = code === '04' && transferToAccount ? canonicalAccountNo(transferToAccount) : null;
  if (number === null) return null;
  return (await findHeldAccountByDigits(tx, accountDigits(number)))?.accountId ?? null;
}

async function pay(tx: Tx, request: StoredRequest, target: number | null, now: number): Promise<void> {
  const { accountId, requestId } = request;
  const today = toSgDay(now);
  const details = readDetails(request);
  const choice = toChoice(details);
  // The caller's right to the target was checked when it was chosen: here it must still be the holder's.
  const facts = (await loadRefundFacts(tx, [accountId], today, () => true)).get(accountId);
  if (facts === undefined) throw new Error('a request is of an account that does not exist');
  const amount = cents(Math.min(details.amount, -facts.outstanding));
  // Judged as on the day of the request: nothing is paid out while the holder owes elsewhere.
  const ended = amount <= 0 ? 'CREDIT_USED' : facts.arrears > 0 ? 'ARREARS' : null;
  if (ended !== null) {
    await moveRefund(tx, request, { to: 'CANCELLED', what: ended, nextBy: null, by: PORTAL, at: now });
    return;
  }
  // The record may have changed since: money goes where the customer confirmed, or they choose again.
  const confirmed = toDetails(choice, amount, facts.record);
  if (confirmed.ending !== details.ending || !isPossibleChoice(facts.method, choice)) {
    const none = { code: '09', proxyType: null, suffix: '', transferToAccount: null, bankId: null } as const;
    await moveRefund(tx, request, {
      to: 'ACTION_REQUIRED',
      details: toDetails(none, cents(details.amount), facts.record),
      nextBy: null,
      by: PORTAL,
      at: now,
    });
    return;
  }
  // Judged as on the day of the request: a login may have been linked since.
  const heldUntil = choice.code === '03' && facts.record.bank && findHeldUntil(facts.record.bank, today);
  if (heldUntil) {
    const held = { to: 'PENDING', what: 'HELD', details: { ...confirmed, heldUntil }, nextBy: heldUntil };
    await moveRefund(tx, request, { ...held, by: PORTAL, at: now });
    return;
  }
  const posting = { accountId, amount, channel: channels[choice.code] ?? '', requestId, at: now };
  await postRefund(tx, posting);
  await moveRefund(tx, request, {
    to: 'IN_PROGRESS',
    details: confirmed,
    nextBy: findPaymentDay(today, choice.code),
    by: PORTAL,
    at: now,
  });
  if (choice.code === '04') {
    if (target === null) throw new Error('a transfer has no account to go to');
    await postTransferred(tx, { ...posting, accountId: target });
    await closeOrdersAboveDue(tx, [target], now);
    await moveRefund(tx, request, { to: 'REFUNDED', nextBy: null, by: PORTAL, at: now });
    return;
  }
  await order(tx, { accountId, requestId, amount, choice, facts, today, now });
}

interface OrderInput {
  readonly accountId: number;
  readonly requestId: string;
  readonly amount: Cents;
  readonly choice: RefundChoice;
  readonly facts: { readonly record: Parameters<typeof toDestination>[1] };
  readonly today: SgDay;
  readonly now: number;
}

async function order(
  tx: Tx,
  { accountId, requestId, amount, choice, facts, today, now }: OrderInput,
): Promise<void> {
  const [, ...lines] = (await findPostalRecipient(tx, accountId, today)) ?? [];
  const address = lines.join(', ');
  const destination = toDestination(choice, facts.record, address);
  if (destination === null) throw new Error('a refund has no place to go to');
  await addPayout(tx, { accountId, requestId, amount, destination }, now);
}
