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

/**
 * Deletes sign-ups that never verified their e-mail and got no new password since an instant; at most one batch. A link
 * that was mailed, a sign-in and a customer keep theirs. @returns how many
 */
export async function deleteUnverifiedBefore(db: Db, limit: number): Promise<number> {
  // Looked at once more when the row is held: its person may verify at this moment.
  const isUnused = sql`not email_verified and role = 'customer' and password_changed_at < ${dateAt(limit)}`;
  const { numAffectedRows } = await sql`
    delete from idp_account where ${isUnused} and subject = any(array(
      select person.subject from idp_account person
      where ${isUnused}
        and not exists (select from idp_link link where link.subject = person.subject)
        and not exists (select from oidc_model record where record.payload ->> 'accountId' = person.subject)
        and not exists (select from customer where customer.subject = person.subject)
      limit ${STEP}))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export interface Document {
  readonly customerId: number;
  readonly applicationNo: number;
  readonly fileId: string;
}

/** Documents of applications that were decided before an instant; at most one batch, of those after a row. */
export async function documentsDecidedBefore(
  db: Db,
  limits: { readonly rejectedBefore: number; readonly approvedBefore: number },
  after: Document | null,
): Promise<Document[]> {
  return db
    .selectFrom('linkApplication')
    .select(({ ref }) => ['customerId', 'applicationNo', ref('fileId').$notNull().as('fileId')])
    .where('fileId', 'is not', null)
    .where(({ eb, and, or }) =>
      or([
        and([
          eb('status', 'in', ['rejected', 'pending_document']),
          eb('decidedAt', '<', limits.rejectedBefore),
        ]),
        and([eb('status', '=', 'approved'), eb('decidedAt', '<', limits.approvedBefore)]),
      ]),
    )
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('customerId', 'applicationNo'),
        '>',
        tuple(after?.customerId ?? -1, after?.applicationNo ?? -1),
      ),
    )
    .orderBy('customerId')
    .orderBy('applicationNo')
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
 * most one batch, of those after a row. @param lookedBack windows that closed earlier are not looked through again
 */
export async function expiredPhotos(
  db: Db,
  limits: { readonly cameBefore: number; readonly closedBefore: number; readonly lookedBack: number },
  after: ExpiredPhoto | null,
): Promise<ExpiredPhoto[]> {
  const isAfter =
    after === null
      ? sql`true`
      : sql`(photo.account_id, photo.device_no, photo.window_opens_at) >
          (${after.accountId}, ${after.deviceNo}, ${dateAt(after.windowOpensAt)}::timestamptz)`;
  const { rows } = await sql<ExpiredPhoto>`
    select photo.account_id, photo.device_no, photo.window_opens_at, photo.customer_id, photo.file_id
    from meter_photo photo
    where ${isAfter} and (photo.came_at < ${dateAt(limits.cameBefore)} or (
      photo.came_at >= ${dateAt(limits.lookedBack)}
      and exists (
        select from meter_window due where due.account_id = photo.account_id and due.device_no = photo.device_no
          and due.opens_at = photo.window_opens_at and due.closes_at < ${dateAt(limits.closedBefore)})
      and not exists (
        select from meter_reading own where own.account_id = photo.account_id and own.device_no = photo.device_no
          and own.window_opens_at = photo.window_opens_at and own.kind = 'self')))
    order by photo.account_id, photo.device_no, photo.window_opens_at
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
