/**
 * Settles one notice of the bank: posted to the accounts of its order once, or parked with the reason (T11, T13). May
 * be called for the same notice any number of times, by any process. The outcome is a rule of the domain.
 */
import { orderId as makeOrderId } from '@portal/domain/paynow-qr/reference';
import { decideSettlement, type ParkedReason, type Settlement } from '@portal/domain/settlement.rules';
import { toMonth, toSgDay } from '@portal/domain/sg-time';
import { appendAudit } from '../../db/audit.store.ts';
import type { Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { reach } from '../../kill-point.ts';
import { accountBalances, lockAccounts, postPayment } from '../bills/public.ts';
import { type Claim, findOrder, findOrderId, listParts, loadClaim } from './claim.ts';
import { lockedNotice, type Notice, noticeOfEvent, settleNotice, toSourceRef } from './notice.store.ts';
import { closeOrdersAboveDue, markPaid, nextOrderNumber } from './orders/order.store.ts';
import { accountOfReference } from './orders/slip.ts';

const CHANNEL = 'PAYNOW';

/** @returns false when there was nothing left to settle */
export async function settle({ db, clock }: Pick<Deps, 'db' | 'clock'>, eventId: string): Promise<boolean> {
  const isSettled = await withTransaction(db, async (tx) => {
    const received = await noticeOfEvent(tx, eventId);
    if (received === null || received.outcome !== null) return false;
    // Accounts before anything else, as a request for a code does: notices of one account wait for each other here.
    await lockAccounts(
      tx,
      listParts(await loadClaim(tx, received.reference)).map(({ accountId }) => accountId),
    );
    const notice = await lockedNotice(tx, eventId);
    if (notice === null || notice.outcome !== null) return false;
    reach('notice-claimed');
    await judge(tx, notice, await loadClaim(tx, notice.reference), clock.now());
    return true;
  });
  reach('payment-settled');
  return isSettled;
}

async function judge(tx: Tx, notice: Notice, claim: Claim, now: number): Promise<void> {
  const parts = listParts(claim);
  const accountIds = parts.map(({ accountId }) => accountId);
  const reason = await reasonToPark(tx, notice, claim, now);
  const orderId = reason === null ? await post(tx, notice, claim, now) : findOrderId(claim);
  const [accountId = (await accountOfReference(tx, notice.reference))?.accountId ?? null, ...others] =
    accountIds;
  const found = { orderId, accountId: others.length === 0 ? accountId : null };
  await settleNotice(tx, notice.eventId, { ...found, reason }, now);
  await appendAudit(tx, {
    at: now,
    actor: 'bank',
    action: 'paynow:notice',
    object: orderId === null ? `notice:${notice.eventId}` : `order:${orderId}`,
    outcome: reason === null ? 'posted' : `parked ${reason}`,
  });
}

/** A slip was printed weeks ago, a code made this morning: what an account owes no longer is not posted to it. */
async function reasonToPark(tx: Tx, notice: Notice, claim: Claim, now: number): Promise<ParkedReason | null> {
  const reason = findReason(decideSettlement(notice, findOrder(claim)));
  // A code that was closed because less is owed was replaced by none.
  if (claim === null || (reason !== null && reason !== 'closed')) return reason;
  const parts = listParts(claim);
  const getBalance = await accountBalances(
    tx,
    parts.map(({ accountId }) => accountId),
    toSgDay(now),
  );
  const isMore = parts.some(({ accountId, amount }) => amount > getBalance(accountId).outstanding);
  return isMore ? 'over' : reason;
}

const findReason = (settlement: Settlement): ParkedReason | null =>
  settlement.kind === 'posted' ? null : settlement.reason;

/** @returns the order under which its receipt is found: a slip gets a number when it is paid */
async function post(tx: Tx, notice: Notice, claim: Claim, now: number): Promise<string> {
  const parts = listParts(claim);
  const orderId = findOrderId(claim) ?? makeOrderId(toMonth(toSgDay(now)), await nextOrderNumber(tx));
  await postPayment(tx, {
    orderId,
    channel: CHANNEL,
    method: CHANNEL,
    referenceId: notice.transaction,
    sourceRef: toSourceRef(notice.transaction),
    paidAt: notice.paidAt,
    recordedAt: now,
    parts,
  });
  if (claim !== null && 'order' in claim) await markPaid(tx, claim.order, notice.transaction, notice.paidAt);
  await closeOrdersAboveDue(
    tx,
    parts.map(({ accountId }) => accountId),
    now,
  );
  reach('payment-posted');
  return orderId;
}
