/** Which officer has had which payment open, and whose account they had looked up for it last. */
import { dateAt } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';

export interface PaymentView {
  /** One of the payment's accounts is the officer's. */
  readonly isOwn: boolean;
  /** The account that they were shown for the number they had typed; null: none. */
  readonly payee: { readonly accountId: number; readonly isOwn: boolean } | null;
}

/** Opening it again forgets what was looked up: it is shown anew. */
export async function recordPaymentView(
  tx: Tx,
  eventId: string,
  staffId: number,
  isOwn: boolean,
  now: number,
): Promise<void> {
  const seen = { opened_at: dateAt(now), is_own: isOwn, payee_account_id: null, payee_is_own: null };
  await tx
    .insertInto('parked_payment_view')
    .values({ event_id: eventId, staff_id: staffId, ...seen })
    .onConflict((conflict) => conflict.columns(['event_id', 'staff_id']).doUpdateSet(seen))
    .execute();
}

/** @returns false when that officer has not opened the payment */
export async function recordPayee(
  tx: Tx,
  eventId: string,
  staffId: number,
  payee: { readonly accountId: number; readonly isOwn: boolean },
): Promise<boolean> {
  const kept = await tx
    .updateTable('parked_payment_view')
    .set({ payee_account_id: payee.accountId, payee_is_own: payee.isOwn })
    .where('event_id', '=', eventId)
    .where('staff_id', '=', staffId)
    .returning('event_id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function paymentView(tx: Tx, eventId: string, staffId: number): Promise<PaymentView | null> {
  const row = await tx
    .selectFrom('parked_payment_view')
    .select(['is_own', 'payee_account_id', 'payee_is_own'])
    .where('event_id', '=', eventId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (!row) return null;
  const { payee_account_id: accountId, payee_is_own: isOwn } = row;
  return { isOwn: row.is_own, payee: accountId === null ? null : { accountId, isOwn: isOwn ?? false } };
}
