/** The photo of a meter in one of its windows. */
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { FileKey } from '../../ports/file-store/port.ts';

export interface WindowKey {
  readonly accountId: number;
  readonly deviceNo: string;
  readonly windowOpensAt: number;
}

/** Photos of one window come one after another; sending a reading does not wait for them. */
export async function lockWindow(
  tx: Db | Tx,
  { accountId, deviceNo, windowOpensAt }: WindowKey,
): Promise<void> {
  await tx
    .selectFrom('meterWindow')
    .select('opensAt')
    .where('accountId', '=', accountId)
    .where('deviceNo', '=', deviceNo)
    .where('opensAt', '=', windowOpensAt)
    .forNoKeyUpdate()
    .execute();
}

/** Whether staff have accepted the reading of a window. @param tx with the window locked */
export async function isAccepted(
  tx: Db | Tx,
  { accountId, deviceNo, windowOpensAt }: WindowKey,
): Promise<boolean> {
  const accepted = await tx
    .selectFrom('meterReading')
    .select('readingNo')
    .where('accountId', '=', accountId)
    .where('deviceNo', '=', deviceNo)
    .where('windowOpensAt', '=', windowOpensAt)
    .where('decision', '=', 'accept')
    .executeTakeFirst();
  return accepted !== undefined;
}

/** @param tx with the window locked @returns the file of the photo before it */
export async function savePhoto(
  tx: Tx,
  { accountId, deviceNo, windowOpensAt }: WindowKey,
  { customerId, fileId }: FileKey,
  now: number,
): Promise<FileKey | null> {
  const { rows } = await sql<FileKey>`
    with earlier as (
      select customer_id, file_id from meter_photo
      where account_id = ${accountId} and device_no = ${deviceNo} and window_opens_at = ${dateAt(windowOpensAt)}
    ), saved as (
      insert into meter_photo (account_id, device_no, window_opens_at, customer_id, file_id, came_at)
      values (${accountId}, ${deviceNo}, ${dateAt(windowOpensAt)}, ${customerId}, ${fileId}, ${dateAt(now)})
      on conflict (account_id, device_no, window_opens_at) do update
        set customer_id = excluded.customer_id, file_id = excluded.file_id, came_at = excluded.came_at
    )
    select customer_id, file_id from earlier`.execute(tx);
  return rows[0] ?? null;
}

/** @param tx with the window locked @returns the file of the photo; null: there was none */
export async function deletePhoto(
  tx: Db | Tx,
  { accountId, deviceNo, windowOpensAt }: WindowKey,
): Promise<FileKey | null> {
  const row = await tx
    .deleteFrom('meterPhoto')
    .where('accountId', '=', accountId)
    .where('deviceNo', '=', deviceNo)
    .where('windowOpensAt', '=', windowOpensAt)
    .returning(['customerId', 'fileId'])
    .executeTakeFirst();
  return row ?? null;
}
