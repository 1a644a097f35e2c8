/** Which officer has had which reading open, and which photo of it they were shown. */
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { SeenPhoto, SentReading } from '../meter-readings/public.ts';

export interface ReadingView extends SeenPhoto {
  readonly accountId: number;
  /** The account is the officer's. */
  readonly isOwn: boolean;
}

/** @param photoSha256 of the bytes that are shown with it; null: none are, and the same photo stays shown */
export async function recordReadingView(
  tx: Tx,
  { accountId, readingNo, fileId: photoFileId }: Pick<SentReading, 'accountId' | 'readingNo' | 'fileId'>,
  {
    staffId,
    isOwn,
    photoSha256,
  }: { readonly staffId: number; readonly isOwn: boolean; readonly photoSha256: string | null },
  now: number,
): Promise<void> {
  const seen = { openedAt: now, isOwn, photoFileId };
  await tx
    .insertInto('meterReadingView')
    .values({ accountId, readingNo, staffId, ...seen, photoSha256 })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'readingNo', 'staffId']).doUpdateSet({
        ...seen,
        photoSha256: sql<string | null>`case when meter_reading_view.photo_file_id = excluded.photo_file_id
          then coalesce(excluded.photo_sha256, meter_reading_view.photo_sha256) else excluded.photo_sha256 end`,
      }),
    )
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
    .select(['accountId', 'isOwn', 'photoFileId', 'photoSha256'])
    .where('readingNo', '=', readingNo)
    .where('staffId', '=', staffId)
    .executeTakeFirst();
  return row ?? null;
}
