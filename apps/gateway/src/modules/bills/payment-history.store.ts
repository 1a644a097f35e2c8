/** Reads the payments of accounts, newest first. Whose accounts they are was settled before. */
import { MOST_PARTS_OF_ROW } from '@portal/contract/bills/histories.contract';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { MOST_ROWS } from './history-cut.rules.ts';

export interface PaymentRow {
  readonly accountId: number;
  readonly paidOn: SgDay;
  readonly recordedAt: Date;
  readonly channel: string | null;
  readonly method: string | null;
  readonly orderId: string | null;
  /** null also where a part of the payment is not the reader's. */
  readonly referenceId: string | null;
  /** Of the account, positive. */
  readonly amountCents: number;
  /** Of the order in those accounts that the reader may see; null without an order. */
  readonly wholeCents: number | null;
  /** One by one; null without an order, and where they are very many. */
  readonly parts: readonly { readonly accountId: number; readonly amountCents: number }[] | null;
}

/**
 * The rows first, then each order once, however many rows it has.
 * @param visible the accounts whose parts of an order may be told
 * @returns one more than may be told, where there are more
 */
export async function paymentsTo(
  db: Db,
  accountIds: readonly number[],
  visible: readonly number[],
  since: SgDay,
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    with own as materialized (
      select * from ledger_entry
      where account_id = any(${accountIds}::bigint[]) and kind = 'payment' and amount_cents < 0
        and effective_on >= ${since}
      order by effective_on desc, recorded_at desc, account_id, entry_no desc limit ${MOST_ROWS + 1}
    ), part as (
      select order_id, account_id, entry_no, amount_cents, account_id = any(${visible}::bigint[]) as is_visible
      from ledger_entry
      where order_id in (select order_id from own where order_id is not null) and kind = 'payment'
    ), paid as (
      select order_id, bool_and(is_visible) as is_all, sum(-amount_cents) filter (where is_visible)::bigint as whole,
        case when count(*) filter (where is_visible) <= ${MOST_PARTS_OF_ROW} then
          jsonb_agg(jsonb_build_object('accountId', account_id, 'amountCents', -amount_cents)
            order by account_id, entry_no) filter (where is_visible)
        end as parts
      from part group by order_id
    )
    select own.account_id as "accountId", own.effective_on as "paidOn", own.recorded_at as "recordedAt", own.channel,
      own.payment_method as method, own.order_id as "orderId",
      case when coalesce(paid.is_all, true) then own.reference_id end as "referenceId",
      -own.amount_cents as "amountCents", paid.whole as "wholeCents", paid.parts
    from own left join paid using (order_id)
    order by own.effective_on desc, own.recorded_at desc, own.account_id, own.entry_no desc`.execute(db);
  return rows;
}
