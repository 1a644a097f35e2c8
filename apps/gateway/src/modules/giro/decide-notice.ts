/**
 * A staff decision on a parked notice of a bank: it counts now, or it never will. Once, under the lock of the account. The
 * staff module checks who may decide.
 */
import type { EgiroNotice } from '@portal/contract/giro/egiro-webhook.rest';
import {
  type EgiroNoticeDecision,
  listEgiroDecisions,
  type NoticeOutlook,
} from '@portal/domain/giro/parked-notice';
import type { Db, Tx } from '../../db/database.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import { lockAccounts } from '../bills/public.ts';
import { type ParkedPaymentInFull, takeBackParked } from '../payments/public.ts';
import { type Authorisation, findAuthorisation, listAuthorisations } from './authorisation.store.ts';
import { findDeduction } from './deductions/deduction.store.ts';
import { findParkedMoney, mailReturned } from './deductions/settle-deduction.ts';
import { findNoticeAccount, findRequestOf, judgeNotice } from './judge-notice.ts';
import {
  egiroNotices,
  hasCountedAlready,
  listPaidToStaff,
  type ParkedEgiroNotice,
  toNotice,
} from './parked-notice.store.ts';
import { applyNotice, changeByBank } from './settle-notice.ts';

export interface EgiroDecision {
  readonly eventId: string;
  readonly decision: EgiroNoticeDecision;
  readonly staffId: number;
  readonly note: string;
  /** The effect that the officer was shown. */
  readonly seen: NoticeOutlook;
  /** Read after the lock. */
  now(): number;
}

/**
 * In the transaction of the caller, who also writes the audit.
 * @throws Refusal SK_ACCESS_1001 for what was never parked, SK_STAFF_1001 when it was decided before, SK_STAFF_1014 when
 *   its effect has changed since it was seen, SK_INPUT_1001 for a decision that the effect does not allow
 */
export async function decideEgiroNotice(
  tx: Tx,
  { eventId, decision, staffId, note, seen, now }: EgiroDecision,
): Promise<void> {
  const parked = await egiroNotices.find(tx, eventId);
  if (parked === null) throw new Refusal('SK_ACCESS_1001');
  const notice = toNotice(parked);
  const accountId = await findNoticeAccount(tx, notice);
  if (accountId !== null) await lockAccounts(tx, [accountId]);
  const decidedAt = now();
  if (!(await egiroNotices.addDecision(tx, { eventId, staffId, decision, note, decidedAt })))
    throw new Refusal('SK_STAFF_1001');
  const effect = await findEffect(tx, parked);
  if (effect.outlook !== seen) throw new Refusal('SK_STAFF_1014');
  if (!listEgiroDecisions(effect.outlook).includes(decision)) throw new Refusal('SK_INPUT_1001');
  if (decision === 'discarded') return;
  if (effect.takesBack !== null) {
    if (await takeMoneyBack(tx, parked, effect.takesBack, decidedAt)) return;
    throw new Refusal('SK_STAFF_1014');
  }
  if (accountId === null) return;
  const told = { notice, at: parked.at, now: decidedAt, by: { actor: 'staff', actorId: staffId } } as const;
  if (effect.ends === null) return applyNotice(tx, told, accountId);
  const { reference, statusAt } = effect.ends;
  const ending = { ...notice, dda_ref_no: reference, event: 'terminated' } as const;
  await changeByBank(tx, { ...told, notice: ending, at: Math.max(parked.at, statusAt) }, 'terminated');
}

export interface NoticeEffect {
  readonly outlook: NoticeOutlook;
  readonly accountId: number | null;
  /** The authorisation that ends, though the request to end it had been given up. */
  readonly ends: Authorisation | null;
  /** Money that went to staff, and that the bank takes back. */
  readonly takesBack: ParkedPaymentInFull | null;
}

/** The effect of a parked notice, had it come now. */
export async function findEffect(db: Db, parked: ParkedEgiroNotice): Promise<NoticeEffect> {
  const notice = toNotice(parked);
  const accountId = await findNoticeAccount(db, notice);
  const { outcome, reason } = await judgeNotice(db, { notice, at: parked.at }, accountId);
  const found = { accountId, ends: null, takesBack: null };
  if (notice.event === 'deduction_returned' && (reason === 'contradicts' || reason === 'unknown'))
    return { ...found, outlook: reason, ...(await findReturn(db, parked)) };
  const ends =
    reason === 'contradicts' && accountId !== null ? await findLateEnding(db, notice, accountId) : null;
  return { ...found, outlook: ends === null ? (reason ?? outcome) : 'applied', ends };
}

/**
 * A return that no rule can place. Staff may let it count where it is of one instant with the payment, or of money that
 * went to them: the newest of before it, if all that may be meant are of one amount. Copies of one return count once.
 */
async function findReturn(
  db: Db,
  parked: ParkedEgiroNotice,
): Promise<Partial<Pick<NoticeEffect, 'outlook' | 'takesBack'>>> {
  const { reference, at, amount } = parked;
  if (await hasCountedAlready(db, parked)) return { outlook: 'repeated' };
  const deduction = await findDeduction(db, reference);
  const told = parked.content?.dda_ref_no;
  if (deduction !== null && (told ?? deduction.ddaRefNo) !== deduction.ddaRefNo) return {};
  if (deduction?.status === 'PAID')
    return at === deduction.toldAt && (amount ?? deduction.amount) === deduction.amount
      ? { outlook: 'applied' }
      : {};
  const kept: ParkedPaymentInFull[] = [];
  for (const eventId of await listPaidToStaff(db, reference, at)) {
    const payment = await findParkedMoney(db, eventId, reference);
    if (payment !== null && payment.state !== 'returned' && (amount ?? payment.amount) === payment.amount)
      kept.push(payment);
  }
  const [newest] = kept;
  if (newest === undefined || kept.some((each) => each.amount !== newest.amount)) return {};
  return { outlook: 'applied', takesBack: newest };
}

/** The customer of the deduction is told, where the money was theirs. @returns false where it has changed meanwhile */
async function takeMoneyBack(
  tx: Tx,
  { eventId, reference }: ParkedEgiroNotice,
  payment: ParkedPaymentInFull,
  now: number,
): Promise<boolean> {
  if (!(await takeBackParked(tx, payment, now))) return false;
  const deduction = await findDeduction(tx, reference);
  const isTheirs =
    payment.state === 'waiting' || payment.posted.some(({ accountId }) => accountId === deduction?.accountId);
  if (deduction !== null && isTheirs && payment.currency === 'SGD')
    await mailReturned(tx, deduction, { isTakenBack: true, amount: payment.amount }, { event: eventId, now });
  return true;
}

/** A bank that ends a GIRO after the request was given up has ended it all the same. */
async function findLateEnding(db: Db, notice: EgiroNotice, accountId: number): Promise<Authorisation | null> {
  if (notice.event !== 'completed') return null;
  const request = await findRequestOf(db, notice, accountId);
  if (request?.requestType !== 'CANCELLATION') return null;
  const authorisation = await findAuthorisation(db, request.reference);
  const isInForce = authorisation?.status === 'ACTIVE' || authorisation?.status === 'SUSPENDED';
  return isInForce ? authorisation : null;
}

/** Our records of the GIRO that a notice of an account is about: its own, else the one in force or under way. */
export async function findGiroOfNotice(db: Db, parked: ParkedEgiroNotice, accountId: number) {
  const notice = toNotice(parked);
  const deduction = await findDeduction(db, notice.payment_order ?? '');
  const request = await findRequestOf(db, notice, accountId);
  const reference = deduction?.ddaRefNo ?? request?.reference ?? notice.dda_ref_no;
  const authorisation =
    reference === undefined
      ? ((await listAuthorisations(db, [accountId]))[0] ?? null)
      : await findAuthorisation(db, reference);
  return { authorisation, request, deduction };
}
