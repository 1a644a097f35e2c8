/** Money that came and waits for staff, by account: kept, never lost, and shown to its customer as being checked. */
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface BeingChecked {
  readonly eventId: string;
  /** null: no order has its reference. */
  readonly orderId: string | null;
  /** The one account that the order or the reference names; null for an order of several. */
  readonly accountId: number | null;
  /** The whole that came, in minor units of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** When it came, for what is dated before it was asked for. */
  readonly paidAt: number;
  /** What its order asked of whose account, of whomever: the reader is told their own. */
  readonly asked: readonly { readonly accountId: number; readonly amount: number }[];
}

const MOST_ROWS = 500;

/** Newest first, each once: what may be for one of the accounts. */
export async function paymentsBeingChecked(db: Db, accountIds: readonly number[]): Promise<BeingChecked[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<Omit<BeingChecked, 'paidAt'> & { readonly paidAt: Date }>`
    with touched as (
      select n.event_id from payment_order_part part join bank_notice n on n.order_id = part.order_id
      where part.account_id = any(${accountIds}::bigint[]) and n.outcome = 'parked'
      union
      select event_id from bank_notice
      where account_id = any(${accountIds}::bigint[]) and order_id is null and outcome = 'parked'
    )
    select event_id as "eventId", order_id as "orderId", account_id as "accountId", amount_cents as amount, currency,
      case when reason = 'early' then received_at else paid_at end as "paidAt", coalesce((
        select jsonb_agg(jsonb_build_object('accountId', part.account_id, 'amount', part.amount_cents)
          order by part.account_id)
        from payment_order_part part where part.order_id = n.order_id
      ), '[]') as asked
    from touched join bank_notice n using (event_id)
    order by "paidAt" desc, event_id limit ${MOST_ROWS}`.execute(db);
  return rows.map((row) => ({ ...row, paidAt: row.paidAt.getTime() }));
}
