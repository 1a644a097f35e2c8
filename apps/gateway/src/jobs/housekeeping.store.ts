/** Deletes expired rows in small batches, so that no request waits for it. */
import { sql } from 'kysely';
import { dateAt } from '../clock.ts';
import type { Db } from '../db/database.ts';

const step = 1000;

/** Deletes the rows of a table whose instant in `column` is before `limit`. @returns how many */
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
  column: 'expiresAt' | 'createdAt' | 'firstAt' | 'windowStart' | 'doneAt' | 'usedAt',
  limit: number,
): Promise<number> {
  for (let deleted = 0; ; ) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${dateAt(limit)} limit ${step}))`.execute(
      db,
    );
    deleted += Number(numAffectedRows ?? 0n);
    if (Number(numAffectedRows ?? 0n) < step) return deleted;
  }
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
    .limit(step)
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
