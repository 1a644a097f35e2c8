/** Months of use as bills charge them, by the bills' own dates. */
import { getFirstDay, type SgMonth } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

interface BilledMonth {
  readonly accountId: number;
  readonly utility: Utility;
  readonly month: SgMonth;
  /** Thousandths of the unit. */
  readonly total: number;
  /** Of the bill's period. */
  readonly days: number;
  readonly estimatedDays: number;
}

/** Adds to what an earlier bill of the month charged. */
export async function addBilledMonth(
  tx: Tx,
  { accountId, utility, month, total, days, estimatedDays }: BilledMonth,
): Promise<void> {
  await sql`
    with added as (
      insert into usage_month (account_id, utility, month, total, days, estimated_days, premise_type, sector)
      select a.account_id, ${utility}, ${getFirstDay(month)}::date, ${total}::bigint, ${days}::integer,
        ${estimatedDays}::integer, p.premise_type, left(p.postal_code, 2)
      from account a join premises p on p.bp_no = a.bp_no and p.premise_no = a.premise_no
      where a.account_id = ${accountId}
      on conflict (account_id, utility, basis, month) do update set total = usage_month.total + excluded.total,
        days = usage_month.days + excluded.days, estimated_days = usage_month.estimated_days + excluded.estimated_days
      returning premise_type, sector, utility, month
    )
    insert into stale_neighbour_month select premise_type, sector, utility, month from added
    on conflict do nothing`.execute(tx);
}

interface BilledUse {
  readonly accountId: number;
  readonly utility: Utility;
  /** Thousandths of the unit. */
  readonly total: number;
  readonly days: number;
}

/** Use by the newest bills of accounts, so many for each utility. */
export async function loadBilledUses(
  db: Db,
  accountIds: readonly number[],
  most: number,
): Promise<BilledUse[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<BilledUse>`
    select account_id, utility, total, days from (
      select *, row_number() over (partition by account_id, utility order by month desc) as age
      from usage_month where account_id = any(${accountIds}::bigint[]) and basis = 'bill'
    ) month where age <= ${most}`.execute(db);
  return rows;
}
