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
    ), charged as (
      -- a bill counts less its own rebate; a late charge has a due day of its own
      select account_id, max(due_on) as due_on, sum(amount_cents) as amount
      from entry where kind in ('bill', 'rebate') and bill_id is not null group by account_id, bill_id
      union all
      select account_id, due_on, amount_cents from entry where kind = 'adjustment' and due_on is not null
    ), newest_first as (
      select account_id, due_on, sum(amount) over (partition by account_id order by due_on desc) as up_to_here
      from charged where due_on is not null
    ), account_sum as (
      select account_id, sum(amount_cents)::bigint as outstanding,
        greatest(0, coalesce(sum(amount_cents) filter (
          where (kind = 'adjustment' and due_on is not null or kind = 'waiver') and effective_on >= ${lateSince}
        ), 0))::bigint as late_charges
      from entry group by account_id
    )
    select account_id, outstanding, late_charges,
      (select coalesce(sum(amount), 0) from charged
        where charged.account_id = account_sum.account_id and charged.due_on >= ${today})::bigint as not_yet_due,
      (select max(newest_first.due_on) from newest_first
        where newest_first.account_id = account_sum.account_id and up_to_here >= outstanding and outstanding > 0
      ) as due
    from account_sum`.execute(db);
  return new Map(rows.map((row) => [row.account_id, balanceOf(row)]));
}

const balanceOf = (row: Row): Balance => ({
  outstanding: cents(row.outstanding),
  overdue: cents(Math.max(0, row.outstanding - row.not_yet_due)),
  due: row.due,
  lateCharges: cents(row.late_charges),
});
