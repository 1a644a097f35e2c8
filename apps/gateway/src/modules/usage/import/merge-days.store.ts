/**
 * Writes days of half hours and, in the same statement, the calendar months that they change, so that a month is the sum
 * of its days at any time. An equal day changes nothing; another one replaces the whole day.
 */
import { sql } from 'kysely';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Tx } from '../../../db/database.ts';
import { ensureUsagePartitions } from '../../../db/partitions.ts';
import type { DayBatch } from './day-batch.ts';

export interface Merged {
  /** Days that are new or differ from what was stored. */
  readonly changed: number;
  readonly refused: readonly { readonly line: number; readonly why: string }[];
}

const nothing: Merged = { changed: 0, refused: [] };

/** Days of accounts that carry the utility and were open on them. The others are refused, and nothing of them is written. */
export async function mergeDays(tx: Tx, batch: DayBatch): Promise<Merged> {
  if (batch.span === null) return nothing;
  const { from, to } = batch.span;
  // Two imports at once would each add a day that both bring to its month: the second one waits for its lane.
  await sql`set local lock_timeout = 0`.execute(tx);
  // A batch stays in memory on its way through the statement.
  await sql`set local work_mem = '64MB'`.execute(tx);
  for (const lane of batch.lanes)
    await sql`select pg_advisory_xact_lock(${advisoryLocks.intervalImport}::integer, ${lane}::integer)`.execute(
      tx,
    );
  await ensureUsagePartitions(tx, from, to);
  const { rows } = await sql<{ changed: number; refused: Merged['refused'] }>`
    with cut as materialized (
      select string_to_array(line, E'\\t') as r from string_to_table(${batch.text}, E'\\n') line
    ), incoming as (
      select r[1]::integer as line, r[2] as digits, r[3]::date as day, r[4]::integer[] as value, r[5]::integer as total,
        r[6] as status, r[7]::bigint as estimated_slots, to_timestamp(r[8]::float8 / 1000) as received_at, r[9] as utility
      from cut
    ), judged as materialized (
      select i.*, a.account_id, case
          when a.account_id is null then 'accountNo: nobody has it'
          when not i.utility = any(a.services) then 'accountNo: carries no ' || i.utility
          when i.day < a.opened_on or i.day > a.closed_on then 'day: the account was not open'
        end as why
      from incoming i
      left join account_number n on n.digits = i.digits
      left join account a on a.account_id = n.account_id
    ), accepted as (
      select distinct on (account_id, utility, day) * from judged where why is null
      order by account_id, utility, day, line desc
    ), changed as materialized (
      -- Looked up one by one by their key, whatever the planner knows of tables that have just been filled.
      select a.*, s.total is null as is_new, s.total as old_total, s.status as old_status, s.estimated_slots as old_slots
      from accepted a left join lateral (
        select value, total, status, estimated_slots from usage_day
        where account_id = a.account_id and utility = a.utility and day = a.day
          and day between ${from}::date and ${to}::date
        limit 1
      ) s on true
      where (s.value, s.estimated_slots) is distinct from (a.value, a.estimated_slots)
    ), added as (
      -- No other import writes to the lane at this moment: most days are new, and need no second look for a conflict.
      insert into usage_day (account_id, utility, day, value, total, status, estimated_slots, received_at)
      select account_id, utility, day, value, total, status, estimated_slots, received_at
      from changed where is_new
    ), corrected as (
      insert into usage_day (account_id, utility, day, value, total, status, estimated_slots, received_at)
      select account_id, utility, day, value, total, status, estimated_slots, received_at
      from changed where not is_new
      on conflict (account_id, utility, day) do update set value = excluded.value, total = excluded.total,
        status = excluded.status, estimated_slots = excluded.estimated_slots, received_at = excluded.received_at
    ), difference as materialized (
      select account_id, utility, date_trunc('month', day::timestamp)::date as month,
        sum(total - coalesce(old_total, 0)) as total,
        count(*) filter (where is_new)::integer as days,
        sum((estimated_slots <> 0)::int - coalesce((old_slots <> 0)::int, 0))::integer as estimated_days,
        sum((status = 'Partial')::int - coalesce((old_status = 'Partial')::int, 0))::integer as partial_days
      from changed group by 1, 2, 3
    ), grown as (
      update usage_month m set total = m.total + d.total, days = m.days + d.days,
        estimated_days = m.estimated_days + d.estimated_days, partial_days = m.partial_days + d.partial_days
      from difference d
      where m.account_id = d.account_id and m.utility = d.utility and m.basis = 'calendar' and m.month = d.month
      returning m.account_id, m.utility, m.month
    ), begun as (
      insert into usage_month
        (account_id, utility, basis, month, total, days, estimated_days, partial_days, premise_type, sector)
      select d.account_id, d.utility, 'calendar', d.month, d.total, d.days, d.estimated_days, d.partial_days,
        p.premise_type, left(p.postal_code, 2)
      from difference d
      join account a on a.account_id = d.account_id
      join premises p on p.bp_no = a.bp_no and p.premise_no = a.premise_no
      where (d.account_id, d.utility, d.month) not in (select account_id, utility, month from grown)
    ), watched as (
      -- Hours of water that are to be looked through for leaks.
      insert into leak_watch as w (account_id, changed_from)
      select account_id, min(day) from changed where utility = 'water' group by 1
      on conflict (account_id) do update set changed_from = least(w.changed_from, excluded.changed_from)
    )
    select (select count(*) from changed) as changed, coalesce((select jsonb_agg(jsonb_build_object('line', line, 'why', why)
      order by line) from judged where why is not null), '[]') as refused`.execute(tx);
  return rows[0] ?? nothing;
}

export interface ServerProcess {
  readonly pid: number;
  /** Of the server as it sees itself; null: the connection is a socket. */
  readonly address: string | null;
}

/** The process that serves this connection. */
export async function findServerProcess(tx: Tx): Promise<ServerProcess> {
  const { rows } = await sql<ServerProcess>`
    select pg_backend_pid() as pid, host(inet_server_addr()) as address`.execute(tx);
  return rows[0] ?? { pid: 0, address: '' };
}
