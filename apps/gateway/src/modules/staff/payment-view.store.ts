/** Which officer has had which payment open, and whose account they had looked up for it last. */
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
  const seen = { openedAt: now, isOwn, payeeAccountId: null, payeeIsOwn: null };
  await tx
    .insertInto('parkedPaymentView')
    .values({ eventId, staffId, ...seen })
    .onConflict((conflict) => conflict.columns(['eventId', 'staffId']).doUpdateSet(seen))
    .execute();
}

/** @returns false when that officer has not opened the payment */
export async function recordPayee(
  tx: Tx,
  eventId: string,
  staffId: number,
  payee: { readonly accountId: number; readonly isOwn: boolean },
): Promise<boolean> {
  const stored = await tx
    .updateTable('parkedPaymentView')
    .set({ payeeAccountId: payee.accountId, payeeIsOwn: payee.isOwn })
    .where('eventId', '=', eventId)
    .where('staffId', '=', staffId)
    .returning('eventId')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function paymentView(tx: Tx, eventId: string, staffId: number): Promise<PaymentView | null> {
  const row = await tx
    .selectFrom('parkedPaymentView')
    .select(['isOwn', 'payeeAccountId', 'payeeIsOwn'])
    .where('eventId', '=', eventId)
    .where('staffId', '=', staffId)
    .executeTakeFirst();
  if (!row) return null;
  const { payeeAccountId: accountId, payeeIsOwn: isOwn } = row;
  return { isOwn: row.isOwn, payee: accountId === null ? null : { accountId, isOwn: isOwn ?? false } };
}
