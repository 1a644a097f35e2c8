/** Reads the rows of the histories, newest first. Whose accounts they are was settled before. */
import type { SgDay } from '@portal/domain/sg-time';
import type { USaveType } from '@portal/domain/u-save-items';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** No screen shows more, and no answer grows beyond it. */
const MOST_ROWS = 3_000;

export interface BillRow {
  readonly accountId: number;
  readonly billId: string;
  readonly issuedOn: SgDay;
  readonly dueOn: SgDay;
  readonly totalCents: number;
  readonly estimated: boolean;
}

export async function billsOf(db: Db, accountIds: readonly number[], since: SgDay): Promise<BillRow[]> {
  const { rows } = await sql<BillRow>`
    select account_id as "accountId", bill_id as "billId", issued_on as "issuedOn", due_on as "dueOn",
      total_cents as "totalCents", exists (
        select from bill_line line
        where line.account_id = bill.account_id and line.bill_id = bill.bill_id and line.estimated
      ) as estimated
    from bill where account_id = any(${accountIds}::bigint[]) and issued_on >= ${since}
    order by issued_on desc, account_id, bill_id limit ${MOST_ROWS}`.execute(db);
  return rows;
}

/** What was charged with a day to pay by: a bill less its rebates, or a late charge. */
export interface ChargedRow {
  readonly accountId: number;
  /** null: a late charge. */
  readonly billId: string | null;
  readonly amountCents: number;
  /** What the account owes in all. */
  readonly outstandingCents: number;
}

/** The latest day to pay by first, as payments settle the earliest. */
export async function chargedTo(db: Db, accountIds: readonly number[], since: SgDay): Promise<ChargedRow[]> {
  const { rows } = await sql<ChargedRow>`
    with entry as (
      select * from ledger_entry where account_id = any(${accountIds}::bigint[])
    ), charged as (
      select account_id, bill_id, max(due_on) as due_on, sum(amount_cents) as amount
      from entry where kind in ('bill', 'rebate') and bill_id is not null group by account_id, bill_id
      union all
      select account_id, null, due_on, amount_cents from entry where kind = 'adjustment' and due_on is not null
    ), owed as (
      select account_id, sum(amount_cents) as outstanding from entry group by account_id
    )
    select account_id as "accountId", bill_id as "billId", amount::bigint as "amountCents",
      outstanding::bigint as "outstandingCents"
    from charged join owed using (account_id)
    where due_on >= ${since} order by account_id, due_on desc, bill_id desc nulls first limit ${MOST_ROWS}`.execute(
    db,
  );
  return rows;
}

export interface PaymentRow {
  readonly accountId: number;
  readonly paidOn: SgDay;
  readonly recordedAt: Date;
  readonly channel: string | null;
  readonly method: string | null;
  readonly orderId: string | null;
  readonly referenceId: string | null;
  /** Of the account, positive. */
  readonly amountCents: number;
  /** Of the order in those accounts that the reader may see; null without an order. */
  readonly wholeCents: number | null;
  /** One by one. */
  readonly parts: readonly { readonly accountId: number; readonly amountCents: number }[] | null;
}

/** @param visible the accounts whose parts of an order may be told */
export async function paymentsTo(
  db: Db,
  accountIds: readonly number[],
  visible: readonly number[],
  since: SgDay,
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select own.account_id as "accountId", own.effective_on as "paidOn", own.recorded_at as "recordedAt", own.channel,
      own.payment_method as method, own.order_id as "orderId", own.reference_id as "referenceId",
      -own.amount_cents as "amountCents", paid.whole as "wholeCents", paid.parts
    from ledger_entry own
    left join lateral (
      select sum(-part.amount_cents) filter (where part.account_id = any(${visible}::bigint[]))::bigint as whole,
        jsonb_agg(jsonb_build_object('accountId', part.account_id, 'amountCents', -part.amount_cents)
          order by part.account_id, part.entry_no) filter (where part.account_id = any(${visible}::bigint[])) as parts
      from ledger_entry part
      where own.order_id is not null and part.order_id = own.order_id and part.kind = 'payment'
    ) paid on true
    where own.account_id = any(${accountIds}::bigint[]) and own.kind = 'payment' and own.amount_cents < 0
      and own.effective_on >= ${since}
    order by own.effective_on desc, own.recorded_at desc, own.account_id, own.entry_no desc limit ${MOST_ROWS}`.execute(
    db,
  );
  return rows;
}

export interface USaveRow {
  readonly accountId: number;
  readonly type: USaveType;
  readonly amountCents: number;
  readonly effectiveOn: SgDay;
  readonly expiresOn: SgDay | null;
}

export async function uSaveOf(db: Db, accountIds: readonly number[]): Promise<USaveRow[]> {
  const { rows } = await sql<USaveRow>`
    select account_id as "accountId", type, amount_cents as "amountCents", effective_on as "effectiveOn",
      expires_on as "expiresOn"
    from u_save_entry where account_id = any(${accountIds}::bigint[])
    order by effective_on desc, account_id, entry_no desc limit ${MOST_ROWS}`.execute(db);
  return rows;
}

export interface RefundRow {
  readonly accountId: number;
  readonly refundedOn: SgDay;
  readonly amountCents: number;
  readonly channel: string | null;
}

export async function refundsFrom(db: Db, accountIds: readonly number[], since: SgDay): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select account_id as "accountId", effective_on as "refundedOn", amount_cents as "amountCents", channel
    from ledger_entry
    where account_id = any(${accountIds}::bigint[]) and kind = 'refund' and effective_on >= ${since}
    order by effective_on desc, account_id, entry_no desc limit ${MOST_ROWS}`.execute(db);
  return rows;
}
