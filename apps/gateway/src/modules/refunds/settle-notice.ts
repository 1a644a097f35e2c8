/**
 * Settles notices of the treasury, each event once: kept, judged and applied in one transaction. One that contradicts the
 * ledger changes nothing and waits for staff.
 */
import { appendAudit } from '../../db/audit.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { reach } from '../../kill-point.ts';
import { keepPartyNotice, type PartyNotice } from '../../webhooks/party-notice.store.ts';
import { lockAccounts } from '../bills/public.ts';
import { findPayout, markSent, type Payout } from './payout.store.ts';
import { settlePayout } from './settle-payout.ts';
import type { ToldPayout, TreasuryVerdict } from './treasury-notice.rules.ts';

export interface ToldNotice extends ToldPayout {
  readonly eventId: string;
  /** Of the request. */
  readonly reference: string;
  /** When it happened, as the treasury says. */
  readonly at: number;
}

/**
 * @param judge decides on the payout as it is under the lock of its account; null: none was ordered
 * @returns the verdict; null: the same event was settled before
 * @throws Refusal SK_IDEM_1001 when the same event was told differently before
 */
export function settleNotice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  told: ToldNotice,
  judge: (payout: Payout | null) => TreasuryVerdict,
): Promise<TreasuryVerdict | null> {
  return withTransaction(db, async (tx) => {
    const payout = await findPayout(tx, told.reference);
    if (payout !== null) await lockAccounts(tx, [payout.accountId]);
    // After the lock, as a notice of the same payout may have been settled meanwhile.
    const current = payout && (await findPayout(tx, told.reference));
    const { amount, ...rest } = told;
    const now = clock.now();
    const verdict = judge(current);
    const notice: PartyNotice = {
      ...rest,
      party: 'treasury',
      amountCents: amount,
      receivedAt: now,
      ...verdict,
    };
    if (!(await keepPartyNotice(tx, notice, null))) return null;
    if (current !== null && verdict.outcome === 'applied') {
      const settlement = { by: { actor: 'treasury' }, eventId: told.eventId, at: now } as const;
      if (told.event === 'accepted') await markSent(tx, current, now);
      else if (await settlePayout(tx, current, { outcome: told.event, ...settlement }))
        reach('treasury-applied');
    }
    await appendAudit(tx, {
      at: now,
      actor: 'treasury',
      action: 'treasury:notice',
      object: current === null ? `notice:${told.eventId}` : `request:${told.reference}`,
      outcome: verdict.reason === null ? `${told.event} ${verdict.outcome}` : `parked ${verdict.reason}`,
    });
    return verdict;
  });
}
