/** Reads the bills and the U-Save that a forecast rests on. Ownership is checked by the caller. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface ChargedRow {
  readonly billId: string;
  readonly from: SgDay;
  readonly to: SgDay;
  readonly issuedOn: SgDay;
  /** Of the whole bill, rebates taken off. */
  readonly totalCents: number;
  /** null: charges of no utility, or a bill without charges. */
  readonly utility: Utility | null;
  /** With GST. */
  readonly chargedCents: number;
  /** Thousandths of the unit. */
  readonly milli: number;
  readonly isEstimated: boolean;
}

/** Charges of the newest bills by utility, the newest bill first. */
export async function loadCharged(db: Db, accountId: number, most: number): Promise<ChargedRow[]> {
  const { rows } = await sql<ChargedRow>`
    with newest as (
      select account_id, bill_id, period_from, period_to, issued_on, total_cents from bill
      where account_id = ${accountId} order by issued_on desc, bill_id desc limit ${most}
    )
    select b.bill_id, b.period_from as "from", b.period_to as "to", b.issued_on, b.total_cents, l.utility,
      coalesce(sum(l.amount_cents + l.gst_cents), 0)::bigint as charged_cents,
      coalesce(sum(l.quantity_milli) filter (where l.item in ('energy', 'water-tariff', 'gas')), 0)::bigint as milli,
      coalesce(bool_or(l.estimated), false) as is_estimated
    from newest b
    left join bill_line l on l.account_id = b.account_id and l.bill_id = b.bill_id and l.kind = 'charge'
    group by b.bill_id, b.period_from, b.period_to, b.issued_on, b.total_cents, l.utility
    order by b.issued_on desc, b.bill_id desc`.execute(db);
  return rows;
}

export interface USaveLeft {
  readonly leftCents: number;
  readonly expiresOn: SgDay | null;
}

/** Nothing where the account has no U-Save. */
export async function loadUSaveLeft(db: Db, accountId: number, today: SgDay): Promise<USaveLeft> {
  const { rows } = await sql<USaveLeft>`
    select coalesce(sum(entry.amount_cents), 0)::bigint as left_cents,
      min(entry.expires_on) filter (where entry.type = 'Credited' and entry.expires_on >= ${today}::date) as expires_on
    from u_save_entry entry
    join account_feature f on f.account_id = entry.account_id and f.key = 'uSave' and f.state
    where entry.account_id = ${accountId} and entry.effective_on <= ${today}::date`.execute(db);
  return rows[0] ?? { leftCents: 0, expiresOn: null };
}
