/** Deletes expired rows in small batches, so that no request waits for it. Knows no age. */
import { sql } from 'kysely';
import { dateAt } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';

/** Rows of a batch. */
export const STEP = 1000;

/** Deletes rows of a table whose instant in `column` is before `limit`; at most one batch. @returns how many */
export async function deleteBefore(
  db: Db,
  table:
    | 'oidcModel'
    | 'idpLink'
    | 'chatToken'
    | 'registryFlow'
    | 'registryCode'
    | 'registryCompany'
    | 'detailTries'
    | 'revokedSession'
    | 'idempotency'
    | 'rateCounter'
    | 'outbox',
  column: 'expiresAt' | 'createdAt' | 'firstAt' | 'windowStart' | 'doneAt' | 'deadAt' | 'usedAt',
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${dateAt(limit)} limit ${STEP}))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Deletes applications that were entered in step 1 and never sent. @returns how many */
export async function deleteUnsentBefore(db: Db, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('linkApplication')
    .where('status', '=', 'validated')
    .where('validatedAt', '<', limit)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export interface Document {
  readonly customerId: number;
  readonly applicationNo: number;
  readonly fileId: string;
}

/** Documents of applications with this decision before an instant; at most one batch. */
export async function documentsDecidedBefore(
  db: Db,
  statuses: readonly ('approved' | 'rejected' | 'pending_document')[],
  limit: number,
): Promise<Document[]> {
  return db
    .selectFrom('linkApplication')
    .select(({ ref }) => ['customerId', 'applicationNo', ref('fileId').$notNull().as('fileId')])
    .where('fileId', 'is not', null)
    .where('status', 'in', statuses)
    .where('decidedAt', '<', limit)
    .limit(STEP)
    .execute();
}

/** Forgets the document unless the application was sent again meanwhile with another one. */
export async function forgetDocument(db: Db, { customerId, applicationNo, fileId }: Document): Promise<void> {
  await db
    .updateTable('linkApplication')
    .set({ fileId: null })
    .where('customerId', '=', customerId)
    .where('applicationNo', '=', applicationNo)
    .where('fileId', '=', fileId)
    .execute();
}

export interface ExpiredPhoto {
  readonly accountId: number;
  readonly deviceNo: string;
  readonly windowOpensAt: number;
  readonly customerId: number;
  readonly fileId: string;
}

/**
 * Photos of meters that came before an instant, and those whose window closed before another one without a reading; at
 * most one batch. @param lookedBack windows that closed earlier are not looked through again
 */
export async function expiredPhotos(
  db: Db,
  limits: { readonly cameBefore: number; readonly closedBefore: number; readonly lookedBack: number },
): Promise<ExpiredPhoto[]> {
  const { rows } = await sql<ExpiredPhoto>`
    select photo.account_id, photo.device_no, photo.window_opens_at, photo.customer_id, photo.file_id
    from meter_photo photo
    where photo.came_at < ${dateAt(limits.cameBefore)} or (
      photo.came_at >= ${dateAt(limits.lookedBack)}
      and exists (
        select from meter_window due where due.account_id = photo.account_id and due.device_no = photo.device_no
          and due.opens_at = photo.window_opens_at and due.closes_at < ${dateAt(limits.closedBefore)})
      and not exists (
        select from meter_reading own where own.account_id = photo.account_id and own.device_no = photo.device_no
          and own.window_opens_at = photo.window_opens_at and own.kind = 'self'))
    limit ${STEP}`.execute(db);
  return rows;
}

/** Forgets the photo unless another one has taken its place. */
export async function forgetPhoto(
  tx: Tx,
  { accountId, deviceNo, windowOpensAt, fileId }: ExpiredPhoto,
): Promise<void> {
  await tx
    .deleteFrom('meterPhoto')
    .where('accountId', '=', accountId)
    .where('deviceNo', '=', deviceNo)
    .where('windowOpensAt', '=', windowOpensAt)
    .where('fileId', '=', fileId)
    .execute();
}
