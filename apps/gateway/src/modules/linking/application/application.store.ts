/** Applications of companies: what was validated, what was sent, what was decided. Rules stand elsewhere. */
import { TERMS_VERSION } from '@portal/contract/linking/terms';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Decision } from './application.rules.ts';

export type LinkBefore = Pick<LinkState, 'kind' | 'linkStatus'>;

const open = ['validated', 'in_progress', 'pending_document'] as const;

const applications = (db: Db | Tx) =>
  db
    .selectFrom('linkApplication as app')
    .innerJoin('account', 'account.accountId', 'app.accountId')
    .selectAll('app')
    .select('account.accountNo');

type Row = Awaited<ReturnType<ReturnType<typeof applications>['execute']>>[number];

/** With the account's number, and how far the applicant was before it was sent (null until then). */
export type Application = Omit<Row, 'kindBefore' | 'linkStatusBefore'> & {
  readonly before: LinkBefore | null;
};

const shaped = ({ kindBefore: kind, linkStatusBefore: linkStatus, ...row }: Row): Application => ({
  ...row,
  before: kind && linkStatus ? { kind, linkStatus } : null,
});

/** The customer's validated or open application; one at most. */
export async function loadOpenApplication(db: Db | Tx, customerId: number): Promise<Application | undefined> {
  const row = await applications(db)
    .where('app.customerId', '=', customerId)
    .where('app.status', 'in', open)
    .executeTakeFirst();
  return row && shaped(row);
}

/** By the number in its reference. In a transaction that decides, lock the customer before. */
export async function applicationByNo(db: Db | Tx, applicationNo: number): Promise<Application | undefined> {
  const row = await applications(db).where('app.applicationNo', '=', applicationNo).executeTakeFirst();
  return row && shaped(row);
}

/** Step 1 that was never sent is over. */
export async function dropValidated(tx: Tx, customerId: number): Promise<void> {
  await tx
    .deleteFrom('linkApplication')
    .where('customerId', '=', customerId)
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
export async function replaceValidated(tx: Tx, submitted: Validated, now: number): Promise<number> {
  await dropValidated(tx, submitted.customerId);
  const { applicationNo } = await tx
    .insertInto('linkApplication')
    .values({
      customerId: submitted.customerId,
      applicationNo: sql<number>`nextval('link_application_number')`,
      reference: null,
      status: 'validated',
      accountId: submitted.accountId,
      uen: submitted.uen,
      postalCode: submitted.postalCode,
      companyName: submitted.companyName,
      applicantName: null,
      applicantEmail: null,
      applicantMobile: null,
      source: null,
      termsVersion: null,
      fileId: null,
      documentSha256: null,
      kindBefore: null,
      linkStatusBefore: null,
      validatedAt: now,
      receivedAt: null,
      decidedAt: null,
      decision: null,
      decidedBy: null,
      note: null,
    })
    .returning('applicationNo')
    .executeTakeFirstOrThrow();
  return applicationNo;
}

export interface SubmittedApplication {
  readonly reference: string;
  readonly applicant: { readonly name: string; readonly email: string; readonly mobile: string };
  readonly source: 'K' | 'M' | 'W';
  readonly fileId: string;
  readonly documentSha256: string;
  readonly before: LinkBefore;
}

type Key = Pick<Application, 'customerId' | 'applicationNo'>;

/** It waits for staff from now on; what was decided on an earlier document is past. */
export async function markSent(tx: Tx, key: Key, sent: SubmittedApplication, now: number): Promise<void> {
  const { reference, applicant, source, fileId, before } = sent;
  await tx
    .updateTable('linkApplication')
    .set((eb) => ({
      status: 'in_progress' as const,
      reference,
      applicantName: applicant.name,
      applicantEmail: applicant.email,
      applicantMobile: applicant.mobile,
      source,
      termsVersion: TERMS_VERSION,
      fileId,
      documentSha256: sent.documentSha256,
      kindBefore: before.kind,
      linkStatusBefore: before.linkStatus,
      documentNo: eb('documentNo', '+', 1),
      receivedAt: now,
      decidedAt: null,
      decision: null,
      decidedBy: null,
      note: null,
    }))
    .where('customerId', '=', key.customerId)
    .where('applicationNo', '=', key.applicationNo)
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
    .insertInto('linkDecision')
    .values({
      customerId: key.customerId,
      applicationNo: key.applicationNo,
      documentNo: key.documentNo,
      decision: decided.decision,
      note: decided.note,
      documentSha256: key.documentSha256,
      decidedBy: decided.staffId,
      decidedAt: now,
    })
    .execute();
  await tx
    .updateTable('linkApplication')
    .set({
      status: decided.status,
      decision: decided.decision,
      note: decided.note,
      decidedBy: decided.staffId,
      decidedAt: now,
    })
    .where('customerId', '=', key.customerId)
    .where('applicationNo', '=', key.applicationNo)
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
    .set({ kind: state.kind, linkStatus: state.linkStatus, uen: state.uen })
    .where('customerId', '=', customerId)
    .execute();
}
