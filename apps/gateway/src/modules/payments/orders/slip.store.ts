/** Which bills are named after a month. */
import { getFirstDay, getLastDay, type SgMonth } from '@portal/domain/sg-time';
import type { Db } from '../../../db/database.ts';

export async function billsOfMonth(db: Db, accountId: number, month: SgMonth): Promise<string[]> {
  const rows = await db
    .selectFrom('bill')
    .select('billId')
    .where('accountId', '=', accountId)
    .where('issuedOn', '>=', getFirstDay(month))
    .where('issuedOn', '<=', getLastDay(month))
    .orderBy('billId')
    .execute();
  return rows.map(({ billId }) => billId);
}
