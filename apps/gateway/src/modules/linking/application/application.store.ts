/** Applications of companies: what was validated, what was sent, what was decided. Rules stand elsewhere. */
import { TERMS_VERSION } from '@portal/contract/linking/terms';
import { sql } from 'kysely';
import { dateAt } from '../../../clock.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { ApplicationStatus, Decision } from './application.rules.ts';

export type LinkBefore = Pick<LinkState, 'kind' | 'linkStatus'>;

export interface Application {
  readonly customerId: number;
  readonly applicationNo: number;
  /** null until it was sent. */
  readonly reference: string | null;
  readonly status: ApplicationStatus;
  readonly accountId: number;
  readonly accountNo: string;
  readonly uen: string;
  readonly postalCode: string;
  readonly companyName: string;
  readonly applicantName: string | null;
  readonly applicantEmail: string | null;
  readonly applicantMobile: string | null;
  readonly source: 'K' | 'M' | 'W' | null;
  readonly fileId: string | null;
  /** Of the document's bytes. */
  readonly documentSha256: string | null;
  /** How many documents were sent. */
  readonly documentNo: number;
  /** How far the applicant was before it was sent; null until then. */
  readonly before: LinkBefore | null;
  /** Instants in milliseconds. */
  readonly validatedAt: number;
  readonly receivedAt: number | null;
  readonly decidedAt: number | null;
  readonly decision: Decision | null;
  readonly note: string | null;
}

const open = ['validated', 'in_progress', 'pending_document'] as const;

const applications = (db: Db | Tx) =>
  db
    .selectFrom('link_application as app')
    .innerJoin('account', 'account.account_id', 'app.account_id')
    .selectAll('app')
    .select('account.account_no');

type Row = Awaited<ReturnType<ReturnType<typeof applications>['execute']>>[number];

const shaped = (row: Row): Application => ({
  customerId: row.customer_id,
  applicationNo: row.application_no,
  reference: row.reference,
  status: row.status,
  accountId: row.account_id,
  accountNo: row.account_no,
  uen: row.uen,
  postalCode: row.postal_code,
  companyName: row.company_name,
  applicantName: row.applicant_name,
  applicantEmail: row.applicant_email,
  applicantMobile: row.applicant_mobile,
  source: row.source,
  fileId: row.file_id,
  documentSha256: row.document_sha256,
  documentNo: row.document_no,
  before:
    row.kind_before && row.link_status_before
      ? { kind: row.kind_before, linkStatus: row.link_status_before }
      : null,
  validatedAt: row.validated_at.getTime(),
  receivedAt: row.received_at?.getTime() ?? null,
  decidedAt: row.decided_at?.getTime() ?? null,
  decision: row.decision,
  note: row.note,
});

/** The customer's validated or open application; one at most. */
export async function openApplicationOf(db: Db | Tx, customerId: number): Promise<Application | undefined> {
  const row = await applications(db)
    .where('app.customer_id', '=', customerId)
    .where('app.status', 'in', open)
    .executeTakeFirst();
  return row && shaped(row);
}

/** By the number in its reference. In a transaction that decides, lock the customer before. */
export async function applicationByNo(db: Db | Tx, applicationNo: number): Promise<Application | undefined> {
  const row = await applications(db).where('app.application_no', '=', applicationNo).executeTakeFirst();
  return row && shaped(row);
}

/** Step 1 that was never sent is over. */
export async function dropValidated(tx: Tx, customerId: number): Promise<void> {
  await tx
    .deleteFrom('link_application')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'validated')
    .execute();
}

export interface Validated {
  readonly customerId: number;
  readonly accountId: number;
  readonly uen: string;
  readonly postalCode: string;
  readonly companyName: string;
}

/** Instead of what was validated before. Call it with the customer locked and nothing else open. */
export async function replaceValidated(tx: Tx, said: Validated, now: number): Promise<number> {
  await dropValidated(tx, said.customerId);
  const { application_no } = await tx
    .insertInto('link_application')
    .values({
      customer_id: said.customerId,
      application_no: sql<number>`nextval('link_application_number')`,
      reference: null,
      status: 'validated',
      account_id: said.accountId,
      uen: said.uen,
      postal_code: said.postalCode,
      company_name: said.companyName,
      applicant_name: null,
      applicant_email: null,
      applicant_mobile: null,
      source: null,
      terms_version: null,
      file_id: null,
      document_sha256: null,
      kind_before: null,
      link_status_before: null,
      validated_at: dateAt(now),
      received_at: null,
      decided_at: null,
      decision: null,
      decided_by: null,
      note: null,
    })
    .returning('application_no')
    .executeTakeFirstOrThrow();
  return application_no;
}

export interface Sent {
  readonly reference: string;
  readonly applicant: { readonly name: string; readonly email: string; readonly mobile: string };
  readonly source: 'K' | 'M' | 'W';
  readonly fileId: string;
  readonly documentSha256: string;
  readonly before: LinkBefore;
}

type Key = Pick<Application, 'customerId' | 'applicationNo'>;

/** It waits for staff from now on; what was decided on an earlier document is past. */
export async function markSent(tx: Tx, key: Key, sent: Sent, now: number): Promise<void> {
  const { reference, applicant, source, fileId, before } = sent;
  await tx
    .updateTable('link_application')
    .set((eb) => ({
      status: 'in_progress' as const,
      reference,
      applicant_name: applicant.name,
      applicant_email: applicant.email,
      applicant_mobile: applicant.mobile,
      source,
      terms_version: TERMS_VERSION,
      file_id: fileId,
      document_sha256: sent.documentSha256,
      kind_before: before.kind,
      link_status_before: before.linkStatus,
      document_no: eb('document_no', '+', 1),
      received_at: dateAt(now),
      decided_at: null,
      decision: null,
      decided_by: null,
      note: null,
    }))
    .where('customer_id', '=', key.customerId)
    .where('application_no', '=', key.applicationNo)
    .execute();
}

export interface DecidedBy {
  readonly status: 'approved' | 'rejected' | 'pending_document';
  readonly decision: Decision;
  readonly note: string | null;
  readonly staffId: number;
}

/** The application knows its last decision; every one stays in a row of its own. */
export async function markDecided(
  tx: Tx,
  key: Key & Pick<Application, 'documentNo' | 'documentSha256'>,
  decided: DecidedBy,
  now: number,
): Promise<void> {
  if (key.documentSha256 === null) throw new RangeError('a document was sent without its hash');
  await tx
    .insertInto('link_decision')
    .values({
      customer_id: key.customerId,
      application_no: key.applicationNo,
      document_no: key.documentNo,
      decision: decided.decision,
      note: decided.note,
      document_sha256: key.documentSha256,
      decided_by: decided.staffId,
      decided_at: dateAt(now),
    })
    .execute();
  await tx
    .updateTable('link_application')
    .set({
      status: decided.status,
      decision: decided.decision,
      note: decided.note,
      decided_by: decided.staffId,
      decided_at: dateAt(now),
    })
    .where('customer_id', '=', key.customerId)
    .where('application_no', '=', key.applicationNo)
    .execute();
}

export interface LinkState {
  readonly kind: 'I' | 'C';
  readonly linkStatus: 'not_linked' | 'in_progress' | 'pending_document';
  readonly uen: string | null;
}

/** Sets the linking state, which directs the applicant's next visit. The link itself sets the linked accounts. */
export async function setLinkState(tx: Tx, customerId: number, state: LinkState): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ kind: state.kind, link_status: state.linkStatus, uen: state.uen })
    .where('customer_id', '=', customerId)
    .execute();
}
