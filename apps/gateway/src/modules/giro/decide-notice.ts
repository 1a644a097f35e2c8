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
import { type Authorisation, findAuthorisation, listAuthorisations } from './authorisation.store.ts';
import { findDeduction } from './deductions/deduction.store.ts';
import { findNoticeAccount, findRequestOf, judgeNotice } from './judge-notice.ts';
import { egiroNotices, type ParkedEgiroNotice, toNotice } from './parked-notice.store.ts';
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
  if (decision === 'discarded' || accountId === null) return;
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
}

/** The effect of a parked notice, had it come now. */
export async function findEffect(db: Db, parked: ParkedEgiroNotice): Promise<NoticeEffect> {
  const notice = toNotice(parked);
  const accountId = await findNoticeAccount(db, notice);
  const { outcome, reason } = await judgeNotice(db, { notice, at: parked.at }, accountId);
  const ends =
    reason === 'contradicts' && accountId !== null ? await findLateEnding(db, notice, accountId) : null;
  return { outlook: ends === null ? (reason ?? outcome) : 'applied', accountId, ends };
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
