/** Reads what an account was ever charged, and what ever came in or was let off, in the order in which they meet. */
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { DatedCharge } from './bill-owed.rules.ts';
import type { Credit } from './settled-by.rules.ts';

export interface CreditEntry extends Credit {
  readonly on: SgDay;
  readonly channel: string | null;
  readonly orderId: string | null;
}

type Row = CreditEntry & DatedCharge & { readonly isCharge: boolean };

export interface AccountSettlement {
  /** By the day to pay by. */
  readonly charged: readonly DatedCharge[];
  /** As they came; money that went out again is negative. */
  readonly credits: readonly CreditEntry[];
}

export async function settlementOf(db: Db, accountId: number): Promise<AccountSettlement> {
  const { rows } = await sql<Row>`
    with entry as (
      select *, case
        when kind in ('bill', 'rebate') and bill_id is not null then 'bill'
        when kind = 'adjustment' and due_on is not null then 'late charge' end as charges,
        row_number() over (order by effective_on, entry_no) as position
      from ledger_entry where account_id = ${accountId}
    ), billed as (
      select bill_id, max(due_on) as due_on, sum(amount_cents) as amount, min(position) as position
      from entry where charges = 'bill' group by bill_id
      union all
      select null, due_on, amount_cents, position from entry where charges = 'late charge'
    )
    select true as "isCharge", bill_id as "billId", amount::bigint as "amountCents", false as "isPayment",
      due_on as "on", null as channel, null as "orderId", position::bigint as position, 0::bigint as turn
    from billed
    union all
    select false, null, (-amount_cents)::bigint, kind = 'payment', effective_on, channel, order_id, position::bigint,
      entry_no
    from entry where charges is null
    order by "on", turn, "billId" nulls last`.execute(db);
  return {
    charged: rows.filter(({ isCharge }) => isCharge),
    credits: rows.filter(({ isCharge }) => !isCharge),
  };
}
