/** Reads bills and refunds for the histories, newest first. Whose accounts they are was settled before. */
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { MOST_ROWS } from './history-cut.rules.ts';

export interface BillRow {
  readonly accountId: number;
  readonly billId: string;
  readonly issuedOn: SgDay;
  readonly dueOn: SgDay;
  readonly totalCents: number;
  /** What was left of earlier bills when it came. */
  readonly earlierCents: number;
  /** Still to be paid of it, as open-bills.rules.ts has it; worked out over all that was ever charged. */
  readonly openCents: number;
  readonly estimated: boolean;
}

/** What is left to pay of each charge, payments settling the oldest first: the tables 'entry', 'charged' and 'ranked'. */
const leftOfEach = (accountIds: readonly number[]) => sql`entry as materialized (
      select account_id, amount_cents as amount,
        case when kind in ('bill', 'rebate') then bill_id end as bill_id,
        case when kind = 'adjustment' or kind in ('bill', 'rebate') and bill_id is not null then due_on end as due_on
      from ledger_entry where account_id = any(${accountIds}::bigint[])
    ), charged as (
      -- a bill counts less its own rebate; a late charge has a due day of its own; what has none settles both
      select account_id, bill_id, max(due_on) as due_on, sum(amount) as amount
      from entry where bill_id is not null group by account_id, bill_id
      union all
      select account_id, null, due_on, amount from entry where bill_id is null
    ), ranked as (
      select account_id, bill_id, due_on, amount,
        sum(amount) over (partition by account_id) - coalesce(sum(amount) over (
          partition by account_id order by due_on desc nulls last, bill_id desc nulls first
          rows between unbounded preceding and 1 preceding), 0) as "left"
      from charged
    )`;

/**
 * Nothing is joined: without statistics, as in a database that is young, a planner compares every row of the one with
 * every row of the other.
 * @returns one more than may be told, where there are more
 */
export async function billsOf(db: Db, accountIds: readonly number[], since: SgDay): Promise<BillRow[]> {
  const { rows } = await sql<BillRow>`
    with shown as (
      select account_id, bill_id, issued_on, due_on, total_cents, earlier_cents
      from bill where account_id = any(${accountIds}::bigint[]) and issued_on >= ${since}
      order by issued_on desc, account_id, bill_id limit ${MOST_ROWS + 1}
    ), ${leftOfEach(accountIds)}, told as (
      select account_id, bill_id, issued_on, due_on, total_cents, earlier_cents, null::numeric as open from shown
      union all
      select account_id, bill_id, null, null, null, null, greatest(0, least("left", amount))
      from ranked where bill_id is not null and due_on is not null
    )
    select account_id as "accountId", bill_id as "billId", max(issued_on) as "issuedOn", max(due_on) as "dueOn",
      max(total_cents) as "totalCents", max(earlier_cents) as "earlierCents",
      coalesce(max(open), 0)::bigint as "openCents", exists (
        select from bill_line line
        where line.account_id = told.account_id and line.bill_id = told.bill_id and line.estimated
      ) as estimated
    from told group by account_id, bill_id having max(issued_on) is not null
    order by max(issued_on) desc, account_id, bill_id`.execute(db);
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
