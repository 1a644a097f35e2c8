/** Which months have insights: bills that charge electricity. */
import type { SgDay, SgMonth } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Sub-systems of the premises of these accounts; null where it has none. */
export async function loadSubSystems(
  db: Db,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .innerJoin('premises', (join) =>
      join.onRef('premises.bpNo', '=', 'account.bpNo').onRef('premises.premiseNo', '=', 'account.premiseNo'),
    )
    .select(['account.accountId', 'premises.subSystem'])
    .where('account.accountId', 'in', accountIds)
    .execute();
  return new Map(rows.map(({ accountId, subSystem }) => [accountId, subSystem]));
}

interface ElectricityBill {
  readonly accountId: number;
  readonly billId: string;
  /** In which it was issued. */
  readonly month: SgMonth;
  /** It charges a quantity, and gives none back. */
  readonly isCharged: boolean;
  readonly isEstimated: boolean;
}

/** Bills of these accounts that have electricity, the newest first. */
export async function listElectricityBills(
  db: Db,
  accountIds: readonly number[],
  since: SgDay,
): Promise<ElectricityBill[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<ElectricityBill>`
    select b.account_id, b.bill_id, to_char(b.issued_on, 'YYYY-MM') as month,
      coalesce(sum(l.quantity_milli), 0) > 0 as is_charged, bool_or(l.estimated) as is_estimated
    from bill b join bill_line l on l.account_id = b.account_id and l.bill_id = b.bill_id
    where b.account_id = any(${accountIds}::bigint[]) and b.issued_on >= ${since}::date
      and l.kind = 'charge' and l.utility = 'electricity' and l.item = 'energy'
    group by b.account_id, b.bill_id, b.issued_on
    order by b.issued_on desc, b.bill_id desc, b.account_id`.execute(db);
  return rows;
}
