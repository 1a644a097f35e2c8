/** Which bills are named after a month. */
import { firstDayOf, lastDayOf, type SgMonth } from '@portal/domain/sg-time';
import type { Db } from '../../../db/database.ts';

export async function billsOfMonth(db: Db, accountId: number, month: SgMonth): Promise<string[]> {
  const rows = await db
    .selectFrom('bill')
    .select('bill_id')
    .where('account_id', '=', accountId)
    .where('issued_on', '>=', firstDayOf(month))
    .where('issued_on', '<=', lastDayOf(month))
    .orderBy('bill_id')
    .execute();
  return rows.map(({ bill_id }) => bill_id);
}
