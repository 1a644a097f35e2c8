/** The effect of the bank's word about a deduction: paid, returned, taken back after it was paid, or money for staff. */
import { createHash } from 'node:crypto';
import type { EgiroNotice } from '@portal/contract/giro/egiro-webhook.rest';
import {
  boundPaidAt,
  planDeductions,
  type ReturnReason,
  returnReasons,
  suspends,
} from '@portal/domain/giro/giro-deduction';
import { cents } from '@portal/domain/money';
import { deductionReference } from '@portal/domain/paynow-qr/reference';
import { toSgDay } from '@portal/domain/sg-time';
import type { Db, Tx } from '../../../db/database.ts';
import { loadGiroDebts, postPayment, takeBackPayment } from '../../bills/public.ts';
import {
  closeOrdersAboveDue,
  noticeOfEvent,
  type ParkedPaymentInFull,
  parkedPayment,
  parkIncoming,
  paymentSources,
} from '../../payments/public.ts';
import { changeStatus, findAuthorisation, keepStanding } from '../authorisation.store.ts';
import { type GiroMail, queueGiroMail } from '../notice.ts';
import { parkRepeatedReturns } from '../parked-notice.store.ts';
import { decideDeduction, findDeduction, type StoredDeduction } from './deduction.store.ts';

interface Told {
  readonly notice: EgiroNotice;
  /** When it happened, as the bank says, but never in the future. */
  readonly at: number;
  readonly now: number;
}

const toReturnReason = (reason: EgiroNotice['reason']): ReturnReason =>
  returnReasons.find((each) => each === reason) ?? 'BANK_ERROR';

/** Of a notice that was judged to count. The account is locked by the caller. */
export async function endDeduction(tx: Tx, { notice, at, now }: Told): Promise<void> {
  const deduction = await findDeduction(tx, notice.payment_order ?? '');
  if (deduction === null) return;
  const { accountId, reference, amount, type, orderedAt, status } = deduction;
  const channel = type === 'EGIRO' ? 'EGIRO' : 'GIRO';
  const sourceRef = `giro:${reference}`;
  if (notice.event === 'deduction_returned') {
    const isTakenBack = status === 'PAID';
    if (isTakenBack) await takeBackPayment(tx, { accountId, amount, sourceRef, channel, at: now });
    const reason = toReturnReason(notice.reason);
    await returnDeduction(tx, deduction, { reason, toldAt: at, isTakenBack, now });
    return;
  }
  await decideDeduction(tx, deduction, { status: 'PAID', toldAt: at }, now);
  await postPayment(tx, {
    orderId: reference,
    channel,
    method: channel,
    referenceId: reference,
    sourceRef,
    paidAt: boundPaidAt(at, { orderedAt, now }),
    recordedAt: now,
    parts: [{ accountId, amount }],
  });
  await closeOrdersAboveDue(tx, [accountId], now);
}

interface Returning {
  readonly reason: ReturnReason;
  /** By the clock of the bank. */
  readonly toldAt: number;
  /** Its money had come. */
  readonly isTakenBack?: boolean;
  readonly now: number;
}

/** The account is locked by the caller. The customer is told; after the second time the authorisation is suspended. */
export async function returnDeduction(
  tx: Tx,
  deduction: StoredDeduction,
  { reason, toldAt, isTakenBack = false, now }: Returning,
): Promise<void> {
  const { reference, attempt, ddaRefNo } = deduction;
  const outcome = { status: 'RETURNED', reason, toldAt, takenBackAt: isTakenBack ? now : null } as const;
  if (!(await decideDeduction(tx, deduction, outcome, now))) return;
  const authorisation = await findAuthorisation(tx, ddaRefNo);
  const isLast = suspends(attempt, 'RETURNED');
  // While the customer is ending it the status stays; a termination that is refused goes back to a suspended one.
  if (isLast && authorisation !== null) await keepStanding(tx, authorisation, { suspendedFor: reference });
  const isSuspended = isLast && authorisation?.status === 'ACTIVE';
  if (isSuspended) await changeStatus(tx, authorisation, { to: 'SUSPENDED', at: now });
  await mailReturned(tx, deduction, { isSuspended, isTakenBack }, { event: reference, now });
}

/** @param mail its amount where that is not what was ordered */
export async function mailReturned(
  tx: Tx,
  { accountId, reference, billId }: StoredDeduction,
  mail: Partial<Pick<GiroMail, 'isSuspended' | 'isTakenBack' | 'amount'>>,
  { event, now }: { readonly event: string; readonly now: number },
): Promise<void> {
  const today = toSgDay(now);
  const debt = (await loadGiroDebts(tx, paymentSources, [accountId], today))(accountId);
  const next = planDeductions(debt, today).next.find(({ covers }) => covers.includes(billId));
  const nextOn = next?.on ?? null;
  await queueGiroMail(tx, { accountId, what: 'returned', reference, nextOn, ...mail }, event, now);
}

/** As long as the ids of other payments may be. */
const LONGEST_EVENT = 100;

const nameMoney = (eventId: string): string => `egiro:${eventId}`;
/** The beginning that all payments of a deduction share. */
const nameTransactions = (reference: string): string => `giro:${reference}:`;

/** The id of a notice's money among the parked payments: that of the notice, or its digest where it is too long. */
function toMoneyEvent(eventId: string): string {
  const name = nameMoney(eventId);
  return name.length <= LONGEST_EVENT
    ? name
    : `egiro-sha256:${createHash('sha256').update(eventId).digest('hex')}`;
}

/** The money of a notice of this deduction, as it waits for staff or as they have decided on it. */
export async function findParkedMoney(
  db: Db,
  eventId: string,
  reference: string,
): Promise<ParkedPaymentInFull | null> {
  const money = await parkedPayment(db, toMoneyEvent(eventId));
  if (money !== null) return money;
  // Earlier releases cut a long id: the row may be of another notice that begins alike.
  const cut = await parkedPayment(db, nameMoney(eventId).slice(0, LONGEST_EVENT));
  return cut?.transaction.startsWith(nameTransactions(reference)) ? cut : null;
}

/**
 * Each payment of a deduction once, however often the bank tells of it: a notice that is told anew keeps its instant. A
 * deduction whose money is not what was ordered is decided with that: staff post the money to its account, and nothing more of
 * the bill is taken.
 * @throws Error when other money has the id: the notice is not kept, and the bank tells it again
 */
export async function parkMoney(tx: Tx, { notice, at, now }: Told): Promise<void> {
  const { event_id, payment_order = event_id, dda_ref_no, amount, currency = 'SGD' } = notice;
  if (amount === undefined) return;
  const deduction = await findDeduction(tx, payment_order);
  const eventId = toMoneyEvent(event_id);
  const transaction = `${nameTransactions(payment_order)}${currency}${amount}:${Date.parse(notice.at)}`;
  const isNew = await parkIncoming(
    tx,
    {
      eventId,
      transaction,
      reference:
        deduction === null ? payment_order : deductionReference(deduction.accountNo, deduction.reference),
      amount: cents(amount),
      currency,
      paidAt: deduction === null ? at : boundPaidAt(at, { ...deduction, now }),
    },
    now,
  );
  if (!isNew) {
    const known = await noticeOfEvent(tx, eventId);
    if (known !== null && known.transaction !== transaction)
      throw new Error(`the money of notice ${event_id} has the id of another payment, ${known.transaction}`);
  }
  if (deduction === null || (dda_ref_no ?? deduction.ddaRefNo) !== deduction.ddaRefNo) return;
  await decideDeduction(tx, deduction, { status: 'PARKED' }, now);
  if (deduction.status === 'RETURNED') await parkRepeatedReturns(tx, deduction, at);
}
