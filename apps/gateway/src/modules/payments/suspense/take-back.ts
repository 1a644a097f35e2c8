/** The bank takes money back that no rule could post: as it waits for staff, or after they have posted it. */
import { cents } from '@portal/domain/money';
import type { Tx } from '../../../db/database.ts';
import { lockAccounts, takeBackPayment } from '../../bills/public.ts';
import { toSourceRef } from '../notice.store.ts';
import { lockedParkedRow, markTakenBack, type ParkedRow, postedParts } from './parked.store.ts';

const CHANNEL = 'PAYNOW';

/**
 * The bills that it had settled are owed again; in the history it stands as sent back.
 * @param seen as the caller knows it @returns false where it has changed since: nothing happens
 */
export async function takeBackParked(tx: Tx, seen: ParkedRow, at: number): Promise<boolean> {
  const parts = seen.state === 'posted' ? await postedParts(tx, seen) : [];
  // Accounts before the notice, as in settling.
  await lockAccounts(
    tx,
    parts.map(({ accountId }) => accountId),
  );
  const row = await lockedParkedRow(tx, seen.eventId);
  if (row === null || row.state === 'returned' || row.state !== seen.state) return false;
  const sourceRef = toSourceRef(row.transaction);
  for (const { accountId, amount } of parts)
    await takeBackPayment(tx, { accountId, amount: cents(amount), sourceRef, channel: CHANNEL, at });
  const [first, ...others] = parts;
  await markTakenBack(tx, row, others.length === 0 ? first?.accountId : undefined, at);
  return true;
}
