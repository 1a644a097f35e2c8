/**
 * Keeps what pages are found by: how many sub-accounts there are of each kind, and where every 200th row of each order
 * stands. Written in the transaction that changes the rows, so that a page is never out of step.
 */
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** Rows between two marks: as many are passed over at most. */
export const ROWS_PER_MARK = 200;

const orders = [
  { sort: 'number', of: [] },
  { sort: 'number', of: ['utility'] },
  { sort: 'number', of: ['status'] },
  { sort: 'number', of: ['utility', 'status'] },
  { sort: 'device', of: [] },
  { sort: 'device', of: ['utility'] },
] as const;

/** Counts and marks of these master accounts anew. Call it after their rows have changed. */
export async function refreshMarks(tx: Tx, accountIds: readonly number[]): Promise<void> {
  await sql`delete from sub_account_count where account_id = any(${accountIds}::bigint[])`.execute(tx);
  await sql`
    insert into sub_account_count (account_id, utility, status, count)
    select account_id, utility, status, count(*) from sub_account
    where account_id = any(${accountIds}::bigint[]) group by 1, 2, 3`.execute(tx);
  await sql`delete from sub_account_mark where account_id = any(${accountIds}::bigint[])`.execute(tx);
  for (const { sort, of } of orders) {
    const fixed = of.map((column) => sql.ref(column));
    const within = sql.join([sql.ref('account_id'), ...fixed]);
    const keys = sort === 'device' ? sql`device_order, sub_account_no` : sql`sub_account_no`;
    const name = (column: 'utility' | 'status') =>
      of.some((each) => each === column) ? sql.ref(column) : sql`''`;
    await sql`
      insert into sub_account_mark (account_id, sort, utility, status, position, sub_account_no, device_order)
      select account_id, ${sort}, ${name('utility')}, ${name('status')}, before, sub_account_no, device_order
      from (
        select account_id, utility, status, sub_account_no, device_order,
          row_number() over (partition by ${within} order by ${keys}) - 1 as before
        from sub_account where account_id = any(${accountIds}::bigint[])
      ) placed
      where before % ${ROWS_PER_MARK}::integer = 0`.execute(tx);
  }
}

/** A customer to whom one of these accounts is linked is a master user from now on (S1 §1). */
export async function makeMasterUsers(tx: Tx, accountIds: readonly number[]): Promise<void> {
  await sql`
    update customer set is_master = true
    where not is_master and customer_id in (
      select link.customer_id from customer_account link
      join sub_account_count using (account_id)
      where link.account_id = any(${accountIds}::bigint[]))`.execute(tx);
}
