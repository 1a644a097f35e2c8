/** Sums the ledger: what each account owes, since when, and how much of it is late. The total comes from here. */
import { WAIVER_MONTHS } from '@portal/domain/eligibility';
import { type Cents, cents } from '@portal/domain/money';
import { addMonths, firstDayOf, monthOf, type SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface Payment {
  readonly amount: Cents;
  readonly paidOn: SgDay;
  readonly channel: string;
}

export interface Balance {
  /** Sum of the ledger; negative is a credit. */
  readonly outstanding: Cents;
  /** Of that, what belongs to bills whose due day has passed. Payments settle the oldest bill first. */
  readonly overdue: Cents;
  /** The due day of the oldest bill not settled; null when nothing is owed. */
  readonly due: SgDay | null;
  /** Late payment charges of the past 3 months. */
  readonly lateCharges: Cents;
  readonly lastPayment: Payment | null;
  /** Deducted by the bank, or charged to a card, without the customer. */
  readonly paidByGiro: boolean;
  readonly paidByCard: boolean;
}

export const nothingOwed: Balance = {
  outstanding: cents(0),
  overdue: cents(0),
  due: null,
  lateCharges: cents(0),
  lastPayment: null,
  paidByGiro: false,
  paidByCard: false,
};

interface Row {
  readonly account_id: number;
  readonly outstanding: number;
  readonly not_yet_due: number;
  readonly due: SgDay | null;
  readonly late_charges: number;
  readonly paid_cents: number | null;
  readonly paid_on: SgDay | null;
  readonly paid_channel: string | null;
  readonly giro: boolean;
  readonly card: boolean;
}

/** @returns by account id; an id that is no account is absent */
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
      select account_id, coalesce(sum(amount_cents), 0)::bigint as outstanding,
        greatest(0, coalesce(sum(amount_cents) filter (
          where (kind = 'adjustment' and due_on is not null or kind = 'waiver') and effective_on >= ${lateSince}
        ), 0))::bigint as late_charges
      from account left join entry using (account_id)
      where account_id = any(${accountIds}::bigint[]) group by account_id
    ), last_payment as (
      select distinct on (account_id) account_id, -amount_cents as paid_cents, effective_on as paid_on,
        coalesce(channel, '') as paid_channel
      from entry where kind = 'payment' and amount_cents < 0 order by account_id, effective_on desc, entry_no desc
    ), automatic as (
      select account_id, bool_or(kind in ('EGIRO', 'PAPER_GIRO')) as giro, bool_or(kind = 'RECURRING_CARD') as card
      from direct_debit where account_id = any(${accountIds}::bigint[]) and status = 'ACTIVE' group by account_id
    )
    select account_id, outstanding, late_charges, paid_cents, paid_on, paid_channel,
      coalesce(giro, false) as giro, coalesce(card, false) as card,
      (select coalesce(sum(amount), 0) from charged
        where charged.account_id = account_sum.account_id and charged.due_on >= ${today})::bigint as not_yet_due,
      (select max(newest_first.due_on) from newest_first
        where newest_first.account_id = account_sum.account_id and up_to_here >= outstanding and outstanding > 0
      ) as due
    from account_sum left join last_payment using (account_id) left join automatic using (account_id)`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.account_id, balanceOf(row)]));
}

const balanceOf = (row: Row): Balance => ({
  outstanding: cents(row.outstanding),
  overdue: cents(Math.max(0, row.outstanding - row.not_yet_due)),
  due: row.due,
  lateCharges: cents(row.late_charges),
  lastPayment: paymentOf(row),
  paidByGiro: row.giro,
  paidByCard: row.card,
});

const paymentOf = ({ paid_cents, paid_on, paid_channel }: Row): Payment | null =>
  paid_cents === null || paid_on === null
    ? null
    : { amount: cents(paid_cents), paidOn: paid_on, channel: paid_channel ?? '' };
