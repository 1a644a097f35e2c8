/** Deletes expired rows in small batches, so that no request waits for it. */
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

const step = 1000;

/** Deletes the rows of a table whose instant in `column` is before `limit`. @returns how many */
export async function deleteBefore(
  db: Db,
  table:
    | 'oidc_model'
    | 'idp_link'
    | 'chat_token'
    | 'registry_flow'
    | 'registry_code'
    | 'registry_company'
    | 'detail_tries'
    | 'revoked_session'
    | 'idempotency'
    | 'rate_counter'
    | 'outbox',
  column: 'expires_at' | 'created_at' | 'first_at' | 'window_start' | 'done_at' | 'used_at',
  limit: Date,
): Promise<number> {
  for (let deleted = 0; ; ) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${limit} limit ${step}))`.execute(db);
    deleted += Number(numAffectedRows ?? 0n);
    if (Number(numAffectedRows ?? 0n) < step) return deleted;
  }
}

/** Deletes applications that were entered in step 1 and never sent. @returns how many */
export async function deleteUnsentBefore(db: Db, limit: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('link_application')
    .where('status', '=', 'validated')
    .where('validated_at', '<', limit)
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
  limit: Date,
): Promise<Document[]> {
  return db
    .selectFrom('link_application')
    .select(({ ref }) => [
      'customer_id as customerId',
      'application_no as applicationNo',
      ref('file_id').$notNull().as('fileId'),
    ])
    .where('file_id', 'is not', null)
    .where('status', 'in', statuses)
    .where('decided_at', '<', limit)
    .limit(step)
    .execute();
}

/** Forgets the document unless the application was sent again meanwhile with another one. */
export async function forgetDocument(db: Db, { customerId, applicationNo, fileId }: Document): Promise<void> {
  await db
    .updateTable('link_application')
    .set({ file_id: null })
    .where('customer_id', '=', customerId)
    .where('application_no', '=', applicationNo)
    .where('file_id', '=', fileId)
    .execute();
}
