/** Reads what a bill card needs beside the balance. Whose accounts they are was settled before. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface PaidAutomatically {
  readonly giro: boolean;
  readonly recurring: boolean;
}

/** How each account is paid without the customer; an account without any arrangement is absent. */
export async function automaticPayments(
  db: Db,
  accountIds: readonly number[],
): Promise<Map<number, PaidAutomatically>> {
  const { rows } = await sql<PaidAutomatically & { readonly account_id: number }>`
    select account_id, bool_or(kind in ('EGIRO', 'PAPER_GIRO')) as giro, bool_or(kind = 'RECURRING_CARD') as recurring
    from direct_debit where account_id = any(${accountIds}::bigint[]) and status = 'ACTIVE'
    group by account_id`.execute(db);
  return new Map(rows.map((row) => [row.account_id, { giro: row.giro, recurring: row.recurring }]));
}

export interface NewestBillLine {
  readonly accountId: number;
  readonly issuedOn: SgDay;
  /** What was paid since this bill; negative. */
  readonly sinceCents: number;
  readonly kind: 'charge' | 'rebate';
  readonly item: string;
  readonly utility: Utility | null;
  readonly quantityMilli: number | null;
  readonly unit: 'kWh' | 'Cu M' | null;
  /** With GST. */
  readonly amountCents: number;
  readonly estimated: boolean;
}

/** The lines of each account's newest bill. */
export async function newestBillLines(db: Db, accountIds: readonly number[]): Promise<NewestBillLine[]> {
  const { rows } = await sql<NewestBillLine>`
    with newest as (
      select distinct on (account_id) account_id, bill_id, issued_on
      from bill where account_id = any(${accountIds}::bigint[]) order by account_id, issued_on desc, bill_id desc
    ), since as (
      select own.account_id, sum(later.amount_cents)::bigint as amount
      from newest
      join ledger_entry own on own.account_id = newest.account_id and own.bill_id = newest.bill_id and own.kind = 'bill'
      join ledger_entry later on later.account_id = own.account_id and later.kind = 'payment'
        and (later.effective_on, later.entry_no) > (own.effective_on, own.entry_no)
      group by own.account_id
    )
    select line.account_id as "accountId", newest.issued_on as "issuedOn", coalesce(since.amount, 0)::bigint as "sinceCents",
      line.kind, line.item, line.utility, line.quantity_milli as "quantityMilli", line.unit,
      line.amount_cents + line.gst_cents as "amountCents", line.estimated
    from newest
    join bill_line line on line.account_id = newest.account_id and line.bill_id = newest.bill_id
    left join since on since.account_id = newest.account_id
    order by line.account_id, line.line_no`.execute(db);
  return rows;
}

export interface LastPayment {
  readonly amountCents: number;
  readonly paidOn: SgDay;
  readonly channel: string;
}

/** The newest payment into any of the accounts. */
export async function lastPayment(db: Db, accountIds: readonly number[]): Promise<LastPayment | null> {
  const { rows } = await sql<LastPayment>`
    select -amount_cents as "amountCents", effective_on as "paidOn", coalesce(channel, '') as channel
    from ledger_entry where account_id = any(${accountIds}::bigint[]) and kind = 'payment' and amount_cents < 0
    order by effective_on desc, entry_no desc limit 1`.execute(db);
  return rows[0] ?? null;
}
