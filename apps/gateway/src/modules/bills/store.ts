/** Reads bills. Whose accounts they are was settled before. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface NewestBillLine {
  readonly accountId: number;
  readonly issuedOn: SgDay;
  readonly billId: string;
  /** Left of earlier bills when it was issued; negative: a credit. */
  readonly earlierCents: number;
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
      select distinct on (account_id) account_id, bill_id, issued_on, earlier_cents
      from bill where account_id = any(${accountIds}::bigint[]) order by account_id, issued_on desc, bill_id desc
    )
    select line.account_id as "accountId", newest.issued_on as "issuedOn", newest.bill_id as "billId",
      newest.earlier_cents as "earlierCents",
      line.kind, line.item, line.utility, line.quantity_milli as "quantityMilli", line.unit,
      line.amount_cents + line.gst_cents as "amountCents", line.estimated
    from newest
    join bill_line line on line.account_id = newest.account_id and line.bill_id = newest.bill_id
    order by line.account_id, line.line_no`.execute(db);
  return rows;
}
