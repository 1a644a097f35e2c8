/** Which bills are named after a month. */
import { getFirstDay, getLastDay, type SgMonth } from '@portal/domain/sg-time';
import type { Db } from '../../../db/database.ts';

export async function billsOfMonth(db: Db, accountId: number, month: SgMonth): Promise<string[]> {
  const rows = await db
    .selectFrom('bill')
    .select('bill_id')
    .where('account_id', '=', accountId)
    .where('issued_on', '>=', getFirstDay(month))
    .where('issued_on', '<=', getLastDay(month))
    .orderBy('bill_id')
    .execute();
  return rows.map(({ bill_id }) => bill_id);
}
