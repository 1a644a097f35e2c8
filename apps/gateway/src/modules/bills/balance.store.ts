/** Sums the ledger: what each account owes, since when, and how much of it is late. The total comes from here. */

import { WAIVER_MONTHS } from '@portal/domain/eligibility';
import { type Cents, cents } from '@portal/domain/money';
import { addMonths, firstDayOf, monthOf, type SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface Balance {
  /** Sum of the ledger; negative is a credit. */
  readonly outstanding: Cents;
  /** Of that, what belongs to bills whose due day has passed. Payments settle the oldest bill first. */
  readonly overdue: Cents;
  /** The due day of the oldest bill not settled; null when nothing is owed. */
  readonly due: SgDay | null;
  /** Late payment charges of the past 3 months. */
  readonly lateCharges: Cents;
}

export const nothingOwed: Balance = {
  outstanding: cents(0),
  overdue: cents(0),
  due: null,
  lateCharges: cents(0),
};

interface Row {
  readonly account_id: number;
  readonly outstanding: number;
  readonly not_yet_due: number;
  readonly due: SgDay | null;
  readonly late_charges: number;
}

/** @returns by account id; an account without entries is absent and owes nothing */
export async function balancesOf(
  db: Db,
  accountIds: readonly number[],
  today: SgDay,
): Promise<Map<number, Balance>> {
  if (accountIds.length === 0) return new Map();
  const lateSince = firstDayOf(addMonths(monthOf(today), -WAIVER_MONTHS));
  const { rows } = await sql<Row>`
    with entry as (
      select * from ledger_entry where account_id = any(${accountIds}::bigint[])
    ), account_sum as (
      select account_id, sum(amount_cents)::bigint as outstanding,
        coalesce(sum(amount_cents) filter (where kind = 'bill' and due_on >= ${today}), 0)::bigint as not_yet_due
      from entry group by account_id
    ), newest_first as (
      select account_id, due_on, effective_on, entry_no,
        sum(amount_cents) over (partition by account_id order by effective_on desc, entry_no desc) as up_to_here
      from entry where kind = 'bill'
    ), late as (
      select account_id, sum(amount_cents + gst_cents)::bigint as late_charges
      from bill_line join bill using (account_id, bill_id)
      where account_id = any(${accountIds}::bigint[]) and item = 'late-payment-charge' and issued_on >= ${lateSince}
      group by account_id
    )
    select account_id, outstanding, not_yet_due, coalesce(late_charges, 0)::bigint as late_charges,
      (select newest_first.due_on from newest_first
        where newest_first.account_id = account_sum.account_id and up_to_here >= outstanding and outstanding > 0
        order by effective_on desc, entry_no desc limit 1) as due
    from account_sum left join late using (account_id)`.execute(db);
  return new Map(rows.map((row) => [row.account_id, balanceOf(row)]));
}

const balanceOf = (row: Row): Balance => ({
  outstanding: cents(row.outstanding),
  overdue: cents(Math.max(0, row.outstanding - row.not_yet_due)),
  due: row.due,
  lateCharges: cents(row.late_charges),
});
