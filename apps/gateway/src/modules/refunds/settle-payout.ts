/** Settles a payout in the caller's transaction: its outcome, the ledger and the request then say the same. */
import { negateCents } from '@portal/domain/money';
import { findLedgerEffect } from '@portal/domain/refunds/treasury-decision';
import type { Tx } from '../../db/database.ts';
import { correctRefund, returnRefund } from '../bills/public.ts';
import { closeOrdersAboveDue } from '../payments/public.ts';
import type { RequestActor } from '../requests/public.ts';
import { moveRefund } from './move-refund.ts';
import { decidePayout, type Payout, toPayoutState } from './payout.store.ts';

interface Settlement {
  readonly outcome: 'paid' | 'refused';
  readonly by: RequestActor;
  /** The treasury's notice that it settles. */
  readonly eventId: string;
  readonly at: number;
}

/**
 * The account is locked by the caller. A payout with an outcome is put right to the other one.
 * @returns false when it has another outcome than the given payout by now: nothing changes
 */
export async function settlePayout(
  tx: Tx,
  payout: Payout,
  { outcome, by, eventId, at }: Settlement,
): Promise<boolean> {
  const { accountId, requestId, amount, outcome: before } = payout;
  if (!(await decidePayout(tx, payout, outcome, at))) return false;
  const isCorrection = before !== null;
  const posting = { accountId, amount, channel: 'REFUND', requestId, at };
  const effect = findLedgerEffect(toPayoutState(payout), outcome);
  if (effect === 'debited') await correctRefund(tx, { ...posting, eventId });
  if (effect === 'credited') {
    if (isCorrection) await correctRefund(tx, { ...posting, amount: negateCents(amount), eventId });
    else await returnRefund(tx, posting);
    await closeOrdersAboveDue(tx, [accountId], at);
  }
  const to = outcome === 'paid' ? 'REFUNDED' : 'REFUSED';
  await moveRefund(tx, payout, { to, nextBy: null, by, sourceRef: eventId, isCorrection, at });
  return true;
}
