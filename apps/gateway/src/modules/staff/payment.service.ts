/** One payment that waits, opened by an officer, and whose an account number is that they typed. Every look is recorded. */
import type { Output } from '@portal/contract';
import { type AccountNo, accountDigits } from '@portal/domain/account-number';
import { cents } from '@portal/domain/money';
import { instantText, toSgDay } from '@portal/domain/sg-time';
import type { Db, Tx } from '../../db/database.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findHeldAccountByDigits, findHeldAccounts, type HeldAccount } from '../accounts/public.ts';
import { balancesOf } from '../bills/public.ts';
import { type ParkedPaymentInFull, parkedPayment } from '../payments/public.ts';
import { maskedName } from './masked-name.rules.ts';
import { describeDecision, getStaffId, recordLook } from './officer.ts';
import { isOwnAccount } from './own-account.ts';
import { paymentDecision } from './payment-decision.store.ts';
import { incoming } from './payment-queue.service.ts';
import { recordPayee, recordPaymentView } from './payment-view.store.ts';

type Payment = Output<'staff:parkedPayment'>;

/** @throws Refusal SK_ACCESS_1001 for what never waited, and for what does not exist */
export async function knownPayment(db: Db | Tx, itemId: string): Promise<ParkedPaymentInFull> {
  const payment = await parkedPayment(db, itemId);
  if (payment === null) throw new Refusal('SK_ACCESS_1001');
  return payment;
}

/** @param context outside any transaction: the look is recorded whatever follows */
export async function openPayment(context: SubjectContext, itemId: string): Promise<Payment> {
  const { db, clock } = context;
  const payment = await knownPayment(db, itemId);
  const accounts = await findHeldAccounts(
    db,
    [...payment.accounts, ...payment.posted].map(({ accountId }) => accountId),
  );
  const isOwn = await isOwnAccount(context, accounts);
  const openedAt = clock.now();
  const look = { action: 'payment:opened', object: `notice:${payment.eventId}`, accounts };
  await recordLook(context, look, (tx, at) =>
    recordPaymentView(tx, payment.eventId, getStaffId(context), isOwn, at),
  );
  return {
    ...incoming(payment),
    status: payment.state,
    reason: payment.reason,
    paidAt: instantText(payment.paidAt),
    receivedAt: instantText(payment.receivedAt),
    transaction: payment.transaction,
    order: toOrder(payment),
    accounts: await besideBalances(context, payment, accounts),
    decision: await loadDecision(context, payment, accounts),
    openedAt: instantText(openedAt),
    isOwn,
  };
}

function toOrder({ requestedPayment }: ParkedPaymentInFull): Payment['order'] {
  if (requestedPayment === null) return null;
  const { orderId, amount, expiredAt, closedAt, paidAt } = requestedPayment;
  return {
    orderId,
    asked: amount,
    expiredAt: instantText(expiredAt),
    closedAt: closedAt === null ? null : instantText(closedAt),
    paidAt: paidAt === null ? null : instantText(paidAt),
  };
}

async function besideBalances(
  { db, clock }: SubjectContext,
  { accounts, requestedPayment }: ParkedPaymentInFull,
  held: readonly HeldAccount[],
): Promise<Payment['accounts']> {
  const accountIds = accounts.map(({ accountId }) => accountId);
  const balances = await balancesOf(db, accountIds, toSgDay(clock.now()));
  return accounts.map(({ accountId, account }) => ({
    accountNo: account,
    holder: held.find((each) => each.accountId === accountId)?.holder ?? '',
    asked: requestedPayment?.parts.find((part) => part.accountId === accountId)?.amount ?? null,
    outstanding: balances.get(accountId)?.outstanding ?? cents(0),
  }));
}

async function loadDecision(
  context: SubjectContext,
  { eventId, posted }: ParkedPaymentInFull,
  held: readonly HeldAccount[],
): Promise<Payment['decision']> {
  const stored = await paymentDecision(context.db, eventId);
  if (stored === null) return null;
  return {
    ...(await describeDecision(context, stored)),
    parts: posted.map(({ accountId, amount }) => ({
      accountNo: held.find((each) => each.accountId === accountId)?.accountNo ?? '',
      amount,
    })),
  };
}

/**
 * @param context outside any transaction: the look is recorded whatever follows
 * @throws Refusal SK_ACCESS_1001 for a number that is no account's, SK_STAFF_1001 when nothing waits any more,
 * SK_STAFF_1009 when the officer has not opened the payment
 */
export async function loadPayee(
  context: SubjectContext,
  { itemId, accountNo }: { readonly itemId: string; readonly accountNo: AccountNo },
): Promise<Output<'staff:parkedPayee'>> {
  const { db, clock } = context;
  const payment = await knownPayment(db, itemId);
  if (payment.state !== 'waiting') throw new Refusal('SK_STAFF_1001');
  const account = await findHeldAccountByDigits(db, accountDigits(accountNo));
  if (account === null) throw new Refusal('SK_ACCESS_1001');
  const { accountId } = account;
  const isOwn = await isOwnAccount(context, [account]);
  const balances = await balancesOf(db, [accountId], toSgDay(clock.now()));
  const look = { action: 'payment:payeeViewed', object: `account:${accountId}` };
  await recordLook(context, look, async (tx) => {
    const isOpen = await recordPayee(tx, payment.eventId, getStaffId(context), { accountId, isOwn });
    if (!isOpen) throw new Refusal('SK_STAFF_1009');
  });
  return {
    accountNo: account.accountNo,
    holder: maskedName(account.holder),
    outstanding: balances.get(accountId)?.outstanding ?? cents(0),
    isActive: account.status === 'Active',
    isOwn,
  };
}
