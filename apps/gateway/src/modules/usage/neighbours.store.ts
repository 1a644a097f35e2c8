/** Averages of neighbours: of a kind of home in a postal sector, all of them and the lower half. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';

/** Groups to a transaction: in a large country each has thousands of homes. */
const BATCH = 500;

/**
 * Works out the groups whose months have changed. Homes that were billed for a whole period only: a household that moved
 * in on the 20th is no measure for its neighbours. @returns the number of groups and months
 */
export async function refreshNeighbours(db: Db | Tx): Promise<number> {
  for (let refreshed = 0; ; ) {
    const added = await withTransaction(db, refreshSome);
    refreshed += added;
    if (added < BATCH) return refreshed;
  }
}

async function refreshSome(tx: Tx): Promise<number> {
  const { rows } = await sql<{ refreshed: number }>`
    with stale as (
      delete from stale_neighbour_month where (premise_type, sector, utility, month) in (
        select premise_type, sector, utility, month from stale_neighbour_month order by month limit ${BATCH})
      returning premise_type, sector, utility, month
    ), ranked as (
      select u.premise_type, u.sector, u.utility, u.month, u.total,
        row_number() over (partition by u.premise_type, u.sector, u.utility, u.month order by u.total, u.account_id)
          as place,
        count(*) over (partition by u.premise_type, u.sector, u.utility, u.month)::integer as households
      from stale s
      join usage_month u using (premise_type, sector, utility, month)
      join account a on a.account_id = u.account_id
      where u.basis = 'bill' and a.type = 'DOM' and u.days between 27 and 35
    ), written as (
      insert into neighbour_month (premise_type, sector, utility, month, households, average, efficient)
      select premise_type, sector, utility, month, max(households), round(avg(total))::bigint,
        round(avg(total) filter (where place <= greatest(1, households / 2)))::bigint
      from ranked group by premise_type, sector, utility, month
      on conflict (premise_type, sector, utility, month) do update set
        households = excluded.households, average = excluded.average, efficient = excluded.efficient
    )
    select count(*) as refreshed from stale`.execute(tx);
  return rows[0]?.refreshed ?? 0;
}

/** Their groups have months of use that the averages do not know yet. @param months each by its first day */
export async function markStale(tx: Tx, months: readonly string[]): Promise<void> {
  await sql`
    insert into stale_neighbour_month (premise_type, sector, utility, month)
    select distinct premise_type, sector, utility, month from usage_month 
    where basis = 'bill' and month = any(${months}::date[])
    on conflict do nothing`.execute(tx);
}
