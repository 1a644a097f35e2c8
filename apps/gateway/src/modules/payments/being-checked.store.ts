/** Money that came and waits for staff, by account: kept, never lost, and shown to its customer as being checked. */
import { type Cents, cents } from '@portal/domain/money';
import type { Db } from '../../db/database.ts';

export interface BeingChecked {
  readonly accountId: number;
  /** null: no order has its reference. */
  readonly orderId: string | null;
  /** The whole that came. */
  readonly amount: Cents;
  readonly paidAt: number;
}

/** Newest first. An order for several accounts shows at each of them. */
export async function paymentsBeingChecked(db: Db, accountIds: readonly number[]): Promise<BeingChecked[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .selectFrom('bank_notice as n')
    .innerJoin('payment_order_part as part', 'part.order_id', 'n.order_id')
    .select(['part.account_id', 'n.order_id', 'n.amount_cents', 'n.paid_at', 'n.event_id'])
    .where('n.outcome', '=', 'parked')
    .where('part.account_id', 'in', accountIds)
    .unionAll((db) =>
      db
        .selectFrom('bank_notice')
        .select(({ ref }) => [
          ref('account_id').$notNull().as('account_id'),
          'order_id',
          'amount_cents',
          'paid_at',
          'event_id',
        ])
        .where('outcome', '=', 'parked')
        .where('order_id', 'is', null)
        .where('account_id', 'in', accountIds),
    )
    .orderBy('paid_at', 'desc')
    .orderBy('event_id')
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    orderId: row.order_id,
    amount: cents(row.amount_cents),
    paidAt: row.paid_at.getTime(),
  }));
}
