/** Which officer has had which notice of the treasury open, with the state of its payout that they were shown. */
import type { PayoutState } from '@portal/domain/refunds/treasury-decision';
import type { Tx } from '../../../db/database.ts';

export interface TreasuryView {
  /** The account of the payout is the officer's. */
  readonly isOwn: boolean;
  readonly payout: PayoutState;
}

export async function recordTreasuryView(
  tx: Tx,
  eventId: string,
  { staffId, ...view }: TreasuryView & { readonly staffId: number },
  now: number,
): Promise<void> {
  const seen = { openedAt: now, ...view };
  await tx
    .insertInto('treasuryNoticeView')
    .values({ eventId, staffId, ...seen })
    .onConflict((conflict) => conflict.columns(['eventId', 'staffId']).doUpdateSet(seen))
    .execute();
}

/** @returns null when that officer has not opened it */
export async function findTreasuryView(
  tx: Tx,
  eventId: string,
  staffId: number,
): Promise<TreasuryView | null> {
  const row = await tx
    .selectFrom('treasuryNoticeView')
    .select(['isOwn', 'payout'])
    .where('eventId', '=', eventId)
    .where('staffId', '=', staffId)
    .executeTakeFirst();
  return row ?? null;
}
