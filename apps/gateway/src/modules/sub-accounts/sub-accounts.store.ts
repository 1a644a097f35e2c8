/** Reads master accounts and their sub-accounts. A page costs the same wherever it stands: migration 027 keeps marks. */
import type { AccountNo } from '@portal/domain/account-number';
import {
  isReversed,
  listSubAccountGroups,
  type SubAccountOrder,
  type SubAccountStatus,
} from '@portal/domain/sub-accounts/sub-account-order';
import type { Utility } from '@portal/domain/utility-names';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { ROWS_PER_MARK } from './marks.store.ts';

export interface SubAccountRow {
  readonly subAccountNo: AccountNo;
  readonly deviceNo: string;
  readonly premiseAddress: string;
  readonly utility: Utility;
  readonly status: SubAccountStatus;
}

export interface SubAccountCount {
  readonly utility: Utility;
  readonly status: SubAccountStatus;
  readonly count: number;
}

export interface SubAccountPage {
  readonly rows: readonly SubAccountRow[];
  /** Rows before the page, and rows of all pages. */
  readonly start: number;
  readonly total: number;
  /** Of the master account, whatever the filter. */
  readonly counts: readonly SubAccountCount[];
}

/** Which of these accounts are master accounts. */
export async function findMasters(db: Db, accountIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (accountIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('subAccountCount')
    .select('accountId')
    .distinct()
    .where('accountId', 'in', accountIds)
    .execute();
  return new Set(rows.map(({ accountId }) => accountId));
}

export interface PageQuery extends SubAccountOrder {
  readonly accountId: number;
  /** Counted from 1. After the last page the last one is read. */
  readonly page: number;
  readonly size: number;
}

/**
 * Counts, groups, marks and rows are of one moment, as they are read in one statement. A group that runs backwards is read
 * forwards from its other end.
 * @returns null: not a master account
 */
export async function readPage(db: Db, query: PageQuery): Promise<SubAccountPage | null> {
  const { accountId, page, size, sortBy } = query;
  const groups = listSubAccountGroups(query);
  const backwards = isReversed(query);
  const byDevice = sortBy === 'deviceNo';
  const direction = sql.raw(backwards ? 'desc' : 'asc');
  // Named only where they are fixed, so that the index of just these columns is read.
  const hasUtility = groups.some(({ utility }) => utility !== null);
  const hasStatus = groups.some(({ status }) => status !== null);
  const { rows } = await sql<SubAccountPage & { counts: readonly SubAccountCount[] | null }>`
    with counts as materialized (
      select utility, status, count from sub_account_count where account_id = ${accountId}
    ), sized as (
      select g.*, (select coalesce(sum(c.count), 0)::integer from counts c
          where g.utility in ('', c.utility) and g.status in ('', c.status)) as rows
      from unnest(${groups.map(({ utility }) => utility ?? '')}::text[],
        ${groups.map(({ status }) => status ?? '')}::text[]) with ordinality g (utility, status, turn)
    ), placed as (
      select *, (sum(rows) over (order by turn))::integer - rows as before, (sum(rows) over ())::integer as total
      from sized
    ), paged as materialized (
      select *, least(${page}::integer - 1, greatest(total - 1, 0) / ${size}::integer) * ${size}::integer as start
      from placed
    ), cut as (
      select *, greatest(start - before, 0) as skipped, least(start + ${size}::integer - before, rows) as ended
      from paged
    ), part as materialized (
      select utility, status, turn, ended - skipped as taken,
        ${backwards ? sql`rows - ended` : sql`skipped`} as skip
      from cut where ended > skipped
    ), begun as materialized (
      -- By its whole key, whatever the planner knows of tables that have just been filled.
      select part.*, mark.sub_account_no as from_no, mark.device_order as from_device
      from part cross join lateral (
        select m.sub_account_no, m.device_order from sub_account_mark m
        where m.account_id = ${accountId} and m.sort = ${byDevice ? 'device' : 'number'}
          and m.utility = part.utility and m.status = part.status
          and m.position = part.skip / ${ROWS_PER_MARK}::integer * ${ROWS_PER_MARK}::integer
        limit 1
      ) mark
    ), found as (
      select begun.turn, key.sub_account_no, key.device_order
      from begun
      cross join lateral (
        select near.* from (
          select s.sub_account_no, ${byDevice ? sql`s.device_order` : sql`null::text as device_order`}
          from sub_account s
          where s.account_id = ${accountId}
            ${hasUtility ? sql`and s.utility = begun.utility` : sql``}
            ${hasStatus ? sql`and s.status = begun.status` : sql``}
            and ${
              byDevice
                ? sql`(s.device_order, s.sub_account_no) >= (begun.from_device, begun.from_no)`
                : sql`s.sub_account_no >= begun.from_no`
            }
          order by ${byDevice ? sql`s.device_order, s.sub_account_no` : sql`s.sub_account_no`}
          limit ${ROWS_PER_MARK + size}
        ) near
        offset begun.skip % ${ROWS_PER_MARK}::integer limit begun.taken
      ) key
    )
    select (select jsonb_agg(counts) from counts) as counts,
      (select min(total) from paged) as total, (select min(start) from paged) as start,
      coalesce((select jsonb_agg(jsonb_build_object('subAccountNo', s.sub_account_no, 'deviceNo', s.device_no,
          'premiseAddress', s.premise_address, 'utility', s.utility, 'status', s.status)
          order by found.turn, found.device_order ${direction}, found.sub_account_no ${direction})
        from found join sub_account s on s.account_id = ${accountId} and s.sub_account_no = found.sub_account_no),
        '[]') as rows`.execute(db);
  const [found] = rows;
  return found?.counts ? found : null;
}

/**
 * The next rows by number.
 * @param after a number, or '' for the first rows
 */
export async function readRowsAfter(
  db: Db,
  { accountId, after, most }: { readonly accountId: number; readonly after: string; readonly most: number },
): Promise<readonly SubAccountRow[]> {
  return db
    .selectFrom('subAccount')
    .select(['subAccountNo', 'deviceNo', 'premiseAddress', 'utility', 'status'])
    .where('accountId', '=', accountId)
    .where('subAccountNo', '>', after)
    .orderBy('subAccountNo')
    .limit(most)
    .$narrowType<{ subAccountNo: AccountNo }>()
    .execute();
}
