/** Which officer has had which reading open. */
import type { Tx } from '../../db/database.ts';

interface ReadingKey {
  readonly accountId: number;
  readonly readingNo: number;
}

export interface ReadingView {
  readonly accountId: number;
  /** The account is the officer's. */
  readonly isOwn: boolean;
}

export async function recordReadingView(
  tx: Tx,
  { accountId, readingNo }: ReadingKey,
  { staffId, isOwn }: { readonly staffId: number; readonly isOwn: boolean },
  now: number,
): Promise<void> {
  const seen = { openedAt: now, isOwn };
  await tx
    .insertInto('meterReadingView')
    .values({ accountId, readingNo, staffId, ...seen })
    .onConflict((conflict) => conflict.columns(['accountId', 'readingNo', 'staffId']).doUpdateSet(seen))
    .execute();
}

/** Found also after the customer has sent another reading; null: that officer has not opened it. */
export async function findReadingView(
  tx: Tx,
  readingNo: number,
  staffId: number,
): Promise<ReadingView | null> {
  const row = await tx
    .selectFrom('meterReadingView')
    .select(['accountId', 'isOwn'])
    .where('readingNo', '=', readingNo)
    .where('staffId', '=', staffId)
    .executeTakeFirst();
  return row ?? null;
}
