/** Test data: a master account with more sub-accounts than any answer may have rows. */
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The first account id and number of those that are made. */
export const FIRST_SUB_ID = 9_500_000;
export const FIRST_SUB_NO = 8_800_000_000;

/** Half of them stand at the premises of the master account, the others each at one of their own. */
export async function addManySubAccounts(
  db: Db,
  { masterNo, count }: { readonly masterNo: string; readonly count: number },
): Promise<void> {
  const numbers = sql`generate_series(0, ${sql.lit(count - 1)}) as n`;
  const { accountId, bpNo, premiseNo } = await db
    .selectFrom('account')
    .select(['accountId', 'bpNo', 'premiseNo'])
    .where('accountNo', '=', masterNo)
    .executeTakeFirstOrThrow();
  await sql`
    insert into premises (bp_no, premise_no, block, street_name, floor, unit, postal_code, premise_type)
    select ${bpNo}, (6300000000 + n)::text, (n % 999)::text, 'Bedok South Road', '01', '01', '460010', 'Shop'
    from ${numbers} where n % 2 = 1`.execute(db);
  await sql`
    insert into account (account_id, account_no, bp_no, premise_no, system, type, status, services, opened_on,
      master_account_id)
    select ${sql.lit(FIRST_SUB_ID)} + n, (${sql.lit(FIRST_SUB_NO)} + n)::text, ${bpNo},
      case n % 2 when 0 then ${premiseNo} else (6300000000 + n)::text end,
      'EBS', 'NON', 'Active', '{electricity}'::text[], '2024-01-01'::date, ${accountId}
    from ${numbers}`.execute(db);
  await sql`
    insert into account_number (digits, account_id)
    select (${sql.lit(FIRST_SUB_NO)} + n)::text, ${sql.lit(FIRST_SUB_ID)} + n from ${numbers}`.execute(db);
}
