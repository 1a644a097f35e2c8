/** Money that the bank told of and that waits for staff, put where it waits. */
import type { Db } from '../../../db/database.ts';

export interface Parked {
  readonly amount: number;
  /** Amounts requested by an order, by account. */
  readonly asked?: readonly (readonly [accountNo: string, amount: number])[];
  readonly orderId?: string;
  /** Without an order: the account that the reference names. */
  readonly names?: string;
  readonly isDecided?: boolean;
}

const at = new Date('2026-11-20T04:00:00Z');

export async function idOfAccount(db: Db, accountNo: string): Promise<number> {
  const { account_id } = await db
    .selectFrom('account')
    .select('account_id')
    .where('account_no', '=', accountNo)
    .executeTakeFirstOrThrow();
  return account_id;
}

let events = 0;

export async function park(db: Db, { amount, asked = [], orderId, names, isDecided = false }: Parked) {
  const parts = await Promise.all(
    asked.map(async ([accountNo, of]) => ({ accountId: await idOfAccount(db, accountNo), amount: of })),
  );
  if (orderId !== undefined) {
    await db
      .insertInto('payment_order')
      .values({
        customer_id: 1,
        order_id: orderId,
        reference: orderId,
        amount_cents: parts.reduce((sum, part) => sum + part.amount, 0),
        payload: '',
        issued_at: at,
        expires_at: at,
      })
      .execute();
    await db
      .insertInto('payment_order_part')
      .values(
        parts.map((part) => ({
          customer_id: 1,
          order_id: orderId,
          account_id: part.accountId,
          amount_cents: part.amount,
        })),
      )
      .execute();
  }
  const [first, ...others] = parts;
  const named = names === undefined ? null : await idOfAccount(db, names);
  events += 1;
  await db
    .insertInto('bank_notice')
    .values({
      event_id: `EV-${events}`,
      transaction_id: `TX-${events}`,
      reference: orderId ?? `NOTHING${events}`,
      amount_cents: amount,
      currency: 'SGD',
      paid_at: at,
      received_at: at,
      outcome: isDecided ? 'returned' : 'parked',
      reason: 'unknown',
      settled_at: at,
      ...(isDecided ? { decided_at: at } : {}),
      order_id: orderId ?? null,
      account_id: first && others.length === 0 ? first.accountId : named,
    })
    .execute();
}
