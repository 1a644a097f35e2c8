/**
 * Settles one notice of the bank: posted to the accounts of its order once, or parked with the reason (T11, T13). May
 * be called for the same notice any number of times, by any process. What it is worth is the domain's rule.
 */
import { accountDigits } from '@portal/domain/account-number';
import { readReference } from '@portal/domain/paynow-qr/reference';
import { settlementOf } from '@portal/domain/settlement.rules';
import { dateAt } from '../../clock.ts';
import { appendAudit } from '../../db/audit.store.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../db/outbox.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { reach } from '../../kill-point.ts';
import { lockAccounts, postPayment } from '../bills/public.ts';
import {
  accountIdOfDigits,
  type Found,
  lockedNotice,
  type Notice,
  noticeOfEvent,
  settleNotice,
} from './notice.store.ts';
import { markPaid, type Order, orderById, orderIdOfReference } from './order.store.ts';

const CHANNEL = 'PAYNOW';

/** @returns false when there was nothing left to settle */
export async function settle({ db, clock }: Pick<Deps, 'db' | 'clock'>, eventId: string): Promise<boolean> {
  const isSettled = await withTransaction(db, async (tx) => {
    const told = await noticeOfEvent(tx, eventId);
    if (told === null || told.outcome !== null) return false;
    const orderId = await orderIdOfReference(tx, told.reference);
    // Accounts before anything else, as a request for a code does: notices of one order wait for each other here.
    if (orderId !== null) await lockAccounts(tx, accountIdsOf(await orderById(tx, orderId)));
    const notice = await lockedNotice(tx, eventId);
    if (notice === null || notice.outcome !== null) return false;
    const order = orderId === null ? null : await orderById(tx, orderId);
    await judge(tx, notice, order, clock.now());
    return true;
  });
  reach('payment-settled');
  return isSettled;
}

const accountIdsOf = (order: Order | null): number[] =>
  order === null ? [] : order.parts.map(({ accountId }) => accountId);

async function judge(tx: Tx, notice: Notice, order: Order | null, now: number): Promise<void> {
  const settlement = settlementOf(notice, order);
  const found = await whoseMoney(tx, notice, order);
  if (settlement.kind === 'posted' && order !== null) await post(tx, notice, order, now);
  const reason = settlement.kind === 'posted' ? null : settlement.reason;
  await settleNotice(tx, notice.eventId, { ...found, reason }, now);
  const about = found.orderId === null ? `notice:${notice.eventId}` : `order:${found.orderId}`;
  await enqueue(tx, {
    kind: settlement.kind === 'posted' ? 'paynow:posted' : 'paynow:parked',
    payload: { eventId: notice.eventId, ...found, accountIds: accountIdsOf(order), reason },
    dedupe: `paynow:settled ${notice.eventId}`,
    runAt: dateAt(now),
  });
  await appendAudit(tx, {
    at: dateAt(now),
    actor: 'bank',
    action: 'paynow:notice',
    object: about,
    outcome: reason === null ? 'posted' : `parked ${reason}`,
  });
}

async function post(tx: Tx, notice: Notice, order: Order, now: number): Promise<void> {
  await postPayment(tx, {
    orderId: order.orderId,
    channel: CHANNEL,
    method: CHANNEL,
    referenceId: notice.transaction,
    sourceRef: `paynow:${notice.transaction}`,
    paidAt: notice.paidAt,
    recordedAt: now,
    parts: order.parts,
  });
  await markPaid(tx, order, notice.transaction, notice.paidAt);
  reach('payment-posted');
}

/** The order, and the one account that the money is for: also when no order fits but its reference names one. */
async function whoseMoney(tx: Tx, { reference }: Notice, order: Order | null): Promise<Found> {
  if (order !== null) {
    const [part, ...others] = order.parts;
    return { orderId: order.orderId, accountId: others.length === 0 ? (part?.accountId ?? null) : null };
  }
  const account = readReference(reference)?.account ?? null;
  const accountId = account === null ? null : await accountIdOfDigits(tx, accountDigits(account));
  return { orderId: null, accountId };
}
