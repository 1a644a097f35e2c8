/** Customers' files in the table stored_file (ADR 0025): rows of their customer, found by both parts of the key. */
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { StoredFileTable } from '../../db/tables/linking.ts';
import type { FileContent, FileFacts, FileKey } from './port.ts';

export async function addFile(db: Db, key: FileKey, content: FileContent, now: number): Promise<void> {
  await db
    .insertInto('storedFile')
    .values({
      customerId: key.customerId,
      fileId: key.fileId,
      ...content,
      state: 'quarantined',
      createdAt: now,
    })
    .execute();
}

export async function storedFile(db: Db, key: FileKey): Promise<FileContent | null> {
  const row: Pick<Selectable<StoredFileTable>, 'name' | 'type' | 'bytes' | 'pages'> | undefined = await db
    .selectFrom('storedFile')
    .select(['name', 'type', 'bytes', 'pages'])
    .where('customerId', '=', key.customerId)
    .where('fileId', '=', key.fileId)
    .where('state', '=', 'kept')
    .executeTakeFirst();
  return row ?? null;
}

export async function keptFacts(db: Db, key: FileKey): Promise<FileFacts | null> {
  const row = await db
    .selectFrom('storedFile')
    .select(({ fn }) => ['name', 'type', 'pages', fn<number>('octet_length', ['bytes']).as('size')])
    .where('customerId', '=', key.customerId)
    .where('fileId', '=', key.fileId)
    .where('state', '=', 'kept')
    .executeTakeFirst();
  return row ?? null;
}

/** @returns whether it was in quarantine */
export async function markKept(tx: Tx, key: FileKey): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('storedFile')
    .set({ state: 'kept' })
    .where('customerId', '=', key.customerId)
    .where('fileId', '=', key.fileId)
    .where('state', '=', 'quarantined')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markQuarantined(tx: Tx, key: FileKey): Promise<void> {
  await tx
    .updateTable('storedFile')
    .set({ state: 'quarantined' })
    .where('customerId', '=', key.customerId)
    .where('fileId', '=', key.fileId)
    .execute();
}

export async function deleteFile(db: Db, key: FileKey): Promise<void> {
  await db
    .deleteFrom('storedFile')
    .where('customerId', '=', key.customerId)
    .where('fileId', '=', key.fileId)
    .execute();
}

/** Repeats the condition in the delete: a simultaneous `keep` succeeds or fails, but never loses the file. */
export async function deleteQuarantinedBefore(db: Db, instant: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('storedFile')
    .where('state', '=', 'quarantined')
    .where('createdAt', '<', instant)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
