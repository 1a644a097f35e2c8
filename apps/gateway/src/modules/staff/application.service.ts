/** One application, opened by a member of staff: beside our records, with who else has it open. Every look is recorded. */

import type { Output } from '@portal/contract';
import { instantText } from '@portal/domain/sg-time';
import type { FileContent, FileFacts } from '../../ports/file-store/port.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { type Application, applicationByNo, applicationNoIn } from '../linking/public.ts';
import { getStaffId, recordLook } from './officer.ts';
import { isSamePerson } from './own-application.rules.ts';
import { comparedItem } from './queue.store.ts';
import { compareRecords } from './records.rules.ts';
import { type OtherView, storeView } from './view.store.ts';

/** So long somebody else is said to have it open. */
const OPEN_MS = 30 * 60_000;

/** An application that was sent: what nobody sent yet is nobody's business. */
export interface SentApplication extends Application {
  readonly reference: string;
  readonly status: Exclude<Application['status'], 'validated'>;
  readonly receivedAt: number;
  readonly fileId: string;
}

function isSent(application: Application | undefined): application is SentApplication {
  return (
    application !== undefined &&
    application.status !== 'validated' &&
    application.reference !== null &&
    application.receivedAt !== null &&
    application.fileId !== null
  );
}

/** @throws Refusal SK_ACCESS_1001 for a reference that is none */
export async function sentApplication(
  db: Parameters<typeof applicationByNo>[0],
  itemId: string,
): Promise<SentApplication> {
  const applicationNo = applicationNoIn(itemId);
  const application = applicationNo === null ? undefined : await applicationByNo(db, applicationNo);
  if (!isSent(application) || application.reference !== itemId) throw new Refusal('SK_ACCESS_1001');
  return application;
}

/** @returns who else has it open */
function recordView(
  context: SubjectContext,
  application: SentApplication,
  action: 'application:opened' | 'application:documentViewed',
  isOwn: boolean,
): Promise<OtherView | null> {
  const { applicationNo, documentNo } = application;
  const view = { staffId: getStaffId(context), documentNo, isOwn };
  return recordLook(context, { action, object: `application:${applicationNo}` }, (tx, at) =>
    storeView(tx, application, view, at, at - OPEN_MS),
  );
}

/** @param context outside any transaction: the provider may be another system */
async function isOwnApplication(
  { identity, token, subject }: SubjectContext,
  application: SentApplication,
): Promise<boolean> {
  if (application.customerId === subject.customer?.customerId) return true;
  const user = await identity.getUser(token.subject);
  const staff = { email: user?.email ?? token.email ?? '', mobile: user?.mobile ?? '' };
  const { applicantEmail, applicantMobile } = application;
  return isSamePerson(staff, { email: applicantEmail ?? '', mobile: applicantMobile ?? '' });
}

const getFileKey = ({ customerId, fileId }: SentApplication) => ({ customerId, fileId });

/** @param context outside any transaction: the look is recorded whatever follows */
export async function openApplication(
  context: SubjectContext,
  itemId: string,
): Promise<Output<'staff:linkApplication'>> {
  const { db, clock, files } = context;
  const application = await sentApplication(db, itemId);
  const [item, facts, isOwn] = await Promise.all([
    comparedItem(db, application.applicationNo),
    files.facts(getFileKey(application)),
    isOwnApplication(context, application),
  ]);
  if (!item || !facts) throw new Refusal('SK_ACCESS_1001');
  const openedAt = clock.now();
  const other = await recordView(context, application, 'application:opened', isOwn);
  return {
    itemId: application.reference,
    status: application.status,
    companyName: application.companyName,
    uen: application.uen,
    receivedAt: instantText(application.receivedAt),
    source: application.source ?? 'W',
    records: compareRecords(item.submitted, item.recorded),
    applicant: toApplicant(application),
    document: toDocument(application, facts),
    decision: toDecision(application),
    openedAt: instantText(openedAt),
    alsoOpenedBy: await namedView(context, other),
    isOwn,
  };
}

/** @param context outside any transaction: the provider may be another system */
async function namedView(
  { identity }: SubjectContext,
  other: OtherView | null,
): Promise<Output<'staff:linkApplication'>['alsoOpenedBy']> {
  if (other === null) return null;
  const officer = await identity.getUser(other.subject);
  return { name: officer?.name || null, at: instantText(other.openedAt) };
}

/** As they were when it was sent; only somebody with a verified address could send it. */
function toApplicant({
  applicantName,
  applicantEmail,
}: SentApplication): Output<'staff:linkApplication'>['applicant'] {
  return { name: applicantName ?? '', email: applicantEmail ?? '', emailVerified: true };
}

function toDocument(
  { documentNo }: SentApplication,
  { name, type, size, pages }: FileFacts,
): Output<'staff:linkApplication'>['document'] {
  return { name, type, bytes: size, pages, documentNo };
}

function toDecision({
  decision,
  decidedAt,
  note,
}: SentApplication): Output<'staff:linkApplication'>['decision'] {
  if (decision === null || decidedAt === null) return null;
  return { decision, decidedAt: instantText(decidedAt), note };
}

/** The document's bytes. Nothing leaves before the look is recorded. @throws Refusal SK_ACCESS_1001 */
export async function documentFor(context: SubjectContext, itemId: string): Promise<FileContent> {
  const application = await sentApplication(context.db, itemId);
  const file = await context.files.get(getFileKey(application));
  if (!file) throw new Refusal('SK_ACCESS_1001');
  const isOwn = await isOwnApplication(context, application);
  await recordView(context, application, 'application:documentViewed', isOwn);
  return file;
}
