/** Reads bills. Whose accounts they are was settled before. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

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
