/**
 * A staff decision on a parked notice of the treasury: what happened to the payout that it names. Once, under the lock of
 * the account. The staff module checks who may decide.
 */
import {
  listTreasuryDecisions,
  type PayoutState,
  type TreasuryDecision,
} from '@portal/domain/refunds/treasury-decision';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import { lockAccounts } from '../bills/public.ts';
import { findPayout, toPayoutState } from './payout.store.ts';
import { settlePayout } from './settle-payout.ts';
import { type TreasuryNotice, treasuryNotices } from './treasury-notice.store.ts';

export interface NoticeDecision {
  readonly eventId: string;
  readonly decision: TreasuryDecision;
  readonly staffId: number;
  readonly note: string;
  /** The state of the payout that the officer has seen. */
  readonly seen: PayoutState;
  /** Read after the lock. */
  now(): number;
}

/**
 * In the transaction of the caller, who also writes the audit.
 * @throws Refusal SK_ACCESS_1001 for what was never parked, SK_STAFF_1001 when it was decided before, SK_STAFF_1013 when
 *   the payout has changed since it was seen, SK_INPUT_1001 for a decision that its state does not allow
 */
export async function decideNotice(
  tx: Tx,
  { eventId, decision, staffId, note, seen, now }: NoticeDecision,
): Promise<TreasuryNotice> {
  const notice = await treasuryNotices.find(tx, eventId);
  if (notice === null) throw new Refusal('SK_ACCESS_1001');
  if (notice.accountId !== null) await lockAccounts(tx, [notice.accountId]);
  const decidedAt = now();
  if (!(await treasuryNotices.addDecision(tx, { eventId, staffId, decision, note, decidedAt })))
    throw new Refusal('SK_STAFF_1001');
  const payout = await findPayout(tx, notice.reference);
  const state = toPayoutState(payout);
  if (state !== seen) throw new Refusal('SK_STAFF_1013');
  if (!listTreasuryDecisions(state).includes(decision)) throw new Refusal('SK_INPUT_1001');
  if (payout !== null && decision !== 'unchanged') {
    const by = { actor: 'staff', actorId: staffId } as const;
    await settlePayout(tx, payout, { outcome: decision, by, eventId, at: decidedAt });
  }
  return notice;
}
