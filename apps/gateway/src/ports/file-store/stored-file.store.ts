/** Customers' files in the table stored_file (ADR 0025): rows of their customer, found by both parts of the key. */
import type { Selectable } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { StoredFileTable } from '../../db/tables/linking.ts';
import type { FileContent, FileFacts, FileKey } from './port.ts';

export async function addFile(db: Db, key: FileKey, content: FileContent, now: number): Promise<void> {
  await db
    .insertInto('stored_file')
    .values({
      customer_id: key.customerId,
      file_id: key.fileId,
      ...content,
      state: 'quarantined',
      created_at: dateAt(now),
    })
    .execute();
}

export async function keptFile(db: Db, key: FileKey): Promise<FileContent | null> {
  const row: Pick<Selectable<StoredFileTable>, 'name' | 'type' | 'bytes' | 'pages'> | undefined = await db
    .selectFrom('stored_file')
    .select(['name', 'type', 'bytes', 'pages'])
    .where('customer_id', '=', key.customerId)
    .where('file_id', '=', key.fileId)
    .where('state', '=', 'kept')
    .executeTakeFirst();
  return row ?? null;
}

export async function keptFacts(db: Db, key: FileKey): Promise<FileFacts | null> {
  const row = await db
    .selectFrom('stored_file')
    .select(({ fn }) => ['name', 'type', 'pages', fn<number>('octet_length', ['bytes']).as('size')])
    .where('customer_id', '=', key.customerId)
    .where('file_id', '=', key.fileId)
    .where('state', '=', 'kept')
    .executeTakeFirst();
  return row ?? null;
}

/** @returns whether it was in quarantine */
export async function markKept(tx: Tx, key: FileKey): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stored_file')
    .set({ state: 'kept' })
    .where('customer_id', '=', key.customerId)
    .where('file_id', '=', key.fileId)
    .where('state', '=', 'quarantined')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markQuarantined(tx: Tx, key: FileKey): Promise<void> {
  await tx
    .updateTable('stored_file')
    .set({ state: 'quarantined' })
    .where('customer_id', '=', key.customerId)
    .where('file_id', '=', key.fileId)
    .execute();
}

export async function deleteFile(db: Db, key: FileKey): Promise<void> {
  await db
    .deleteFrom('stored_file')
    .where('customer_id', '=', key.customerId)
    .where('file_id', '=', key.fileId)
    .execute();
}

/** Repeats the condition in the delete: a simultaneous `keep` succeeds or fails, but never loses the file. */
export async function deleteQuarantinedBefore(db: Db, instant: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('stored_file')
    .where('state', '=', 'quarantined')
    .where('created_at', '<', dateAt(instant))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
