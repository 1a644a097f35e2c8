/** Writes imported sub-accounts. An equal row changes nothing; one that names another master account moves there. */
import { sql } from 'kysely';
import { advisoryLocks } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/database.ts';
import { toJsonRows } from '../../db/json-rows.ts';
import type { MergedRows } from '../../imports/import-csv.ts';
import { makeMasterUsers, refreshMarks } from './marks.store.ts';

export interface IncomingSubAccount {
  /** Of the file; of two rows for a sub-account the later one counts. */
  readonly line: number;
  /** Number of the master account as the database looks it up. */
  readonly masterDigits: string;
  readonly subAccountNo: string;
  readonly deviceNo: string;
  readonly deviceOrder: string;
  readonly premiseAddress: string;
  readonly utility: string;
  readonly status: string;
}

interface Outcome extends MergedRows {
  /** Master accounts whose order or counts have changed. */
  readonly masters: readonly number[] | null;
}

export async function mergeSubAccounts(tx: Tx, incoming: readonly IncomingSubAccount[]): Promise<MergedRows> {
  // Two imports at once take turns: marks are those of all rows.
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${advisoryLocks.subAccountImport})`.execute(tx);
  const { rows } = await sql<Outcome>`
    with judged as materialized (
      select i.*, n.account_id, case when n.account_id is null then 'masterAccount: nobody has it' end as why
      from jsonb_to_recordset(${toJsonRows(incoming)}::text::jsonb) i (line integer, master_digits text,
        sub_account_no text, device_no text, device_order text, premise_address text, utility text, status text)
      left join account_number n on n.digits = i.master_digits
    ), accepted as materialized (
      select distinct on (sub_account_no) * from judged where why is null order by sub_account_no, line desc
    ), moved as (
      delete from sub_account s using accepted a
      where s.sub_account_no = a.sub_account_no and s.account_id <> a.account_id
      returning s.account_id
    ), changed as materialized (
      select a.*, (s.device_order, s.utility, s.status) is distinct from (a.device_order, a.utility, a.status) as is_placed
      from accepted a
      left join sub_account s on s.account_id = a.account_id and s.sub_account_no = a.sub_account_no
      where (s.device_no, s.device_order, s.premise_address, s.utility, s.status)
        is distinct from (a.device_no, a.device_order, a.premise_address, a.utility, a.status)
    ), written as (
      insert into sub_account
        (account_id, sub_account_no, device_no, device_order, premise_address, utility, status)
      select account_id, sub_account_no, device_no, device_order, premise_address, utility, status from changed
      on conflict (account_id, sub_account_no) do update set device_no = excluded.device_no,
        device_order = excluded.device_order, premise_address = excluded.premise_address,
        utility = excluded.utility, status = excluded.status
    )
    select (select count(*) from changed) as changed,
      coalesce((select jsonb_agg(jsonb_build_object('line', line, 'why', why) order by line)
        from judged where why is not null), '[]') as refused,
      (select jsonb_agg(distinct account_id) from (
        select account_id from moved union all select account_id from changed where is_placed) m) as masters`.execute(
    tx,
  );
  const { changed = 0, refused = [], masters = null } = rows[0] ?? {};
  if (masters) {
    await refreshMarks(tx, masters);
    await makeMasterUsers(tx, masters);
  }
  return { changed, refused };
}
