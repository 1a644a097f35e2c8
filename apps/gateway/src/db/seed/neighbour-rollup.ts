/** Averages of neighbours, from the months that are there: all of a group, and its lower half. */
import type { SgMonth } from '@portal/domain/sg-time';
import { getFirstDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** Makes neighbour_month anew for some months; homes only. */
export async function rollUpNeighbours(tx: Tx, months: readonly SgMonth[]): Promise<void> {
  if (months.length === 0) return;
  const days = sql.join(months.map((month) => sql`${getFirstDay(month)}::date`));
  await sql`
    insert into neighbour_month (premise_type, sector, utility, month, households, average, efficient)
    select premise_type, sector, utility, month, max(households), round(avg(total))::bigint,
      round(avg(total) filter (where place <= greatest(1, households / 2)))::bigint
    from (
      select u.premise_type, u.sector, u.utility, u.month, u.total,
        row_number() over (partition by u.premise_type, u.sector, u.utility, u.month order by u.total, u.account_id) as place,
        count(*) over (partition by u.premise_type, u.sector, u.utility, u.month)::integer as households
      from usage_month u join account a on a.account_id = u.account_id
      where a.type = 'DOM' and u.month in (${days})
    ) ranked
    group by premise_type, sector, utility, month
    on conflict (premise_type, sector, utility, month) do update set
      households = excluded.households, average = excluded.average, efficient = excluded.efficient`.execute(
    tx,
  );
}
