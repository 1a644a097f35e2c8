/**
 * A company's signed form becomes an application that waits for staff: the file is kept, the application sent and
 * its person in progress, in one transaction; or nothing of it.
 */
import { createHash } from 'node:crypto';
import type { LinkReply } from '@portal/contract/linking/linking.rest';
import { accountDigits } from '@portal/domain/account-number';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { reach } from '../../../kill-point.ts';
import type { FileKey } from '../../../ports/file-store/port.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import type { RunWrite, Trace } from '../../../wire/rest/rest-write.ts';
import { acceptFile, keepFile, type UploadedFile } from '../../uploads/public.ts';
import { lockedCustomer } from '../customer.store.ts';
import type { LinkingCustomer } from '../link.rules.ts';
import { formatReference } from './application.rules.ts';
import { type LinkBefore, loadOpenApplication, markSent, setLinkState } from './application.store.ts';
import { loadProfile } from './application.ts';
import type { ManualParams } from './manual-body.ts';
import { judgeSending, sendableBy } from './sendable.ts';

export type SendDeps = Pick<Deps, 'files' | 'scanner' | 'log'>;

export interface Sending {
  readonly params: ManualParams;
  readonly file: UploadedFile | null;
}

/** A file in quarantine, with the hash of what is kept of it. */
interface Accepted extends FileKey {
  readonly documentSha256: string;
}

const hashContent = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Where a rejection leads back to. */
function toLinkBefore({ kind, linkStatus }: LinkingCustomer): LinkBefore {
  if (linkStatus === 'active' || linkStatus === 'not_found') throw new RangeError('sent by who may not');
  return { kind, linkStatus };
}

/** Files that one call has stored. */
interface HeldUpload {
  file: FileKey | null;
  isKept: boolean;
  /** The document before it, which nothing refers to any more. */
  replaced: FileKey | null;
}

/** @throws Refusal; the file that came is gone then */
export async function sendApplication(
  deps: SendDeps,
  runWrite: RunWrite,
  context: SubjectContext,
  sending: Sending,
): Promise<LinkReply> {
  const { params, file } = sending;
  const held: HeldUpload = { file: null, isKept: false, replaced: null };
  const profile = await loadProfile(context);
  const write = {
    name: 'linkCompanyManual',
    input: {
      ...params,
      accountNo: accountDigits(params.accountNo),
      file: file && hashContent(file.bytes),
    },
    async before() {
      const customerId = await judgeSending(context, params);
      const { fileId, bytes } = await acceptFile(deps, { customerId, file });
      held.file = { customerId, fileId };
      return { ...held.file, documentSha256: hashContent(bytes) };
    },
  };
  const run = async (tx: Tx, trace: Trace, accepted: Accepted): Promise<LinkReply> => {
    const { customerId, fileId, documentSha256 } = accepted;
    const now = context.clock.now();
    const customer = await lockedCustomer(tx, customerId);
    const application = sendableBy(customer, await loadOpenApplication(tx, customerId), params, now);
    const { applicationNo, uen } = application;
    const reference = application.reference ?? formatReference(applicationNo, now);
    await keepFile(deps, tx, { customerId, fileId });
    await markSent(
      tx,
      application,
      {
        reference,
        applicant: profile,
        source: params.source ?? 'W',
        fileId,
        documentSha256,
        before: application.before ?? toLinkBefore(customer),
      },
      now,
    );
    await setLinkState(tx, customerId, { kind: 'C', linkStatus: 'in_progress', uen });
    trace.about(`application:${applicationNo}`);
    held.isKept = true;
    if (application.fileId !== null) {
      held.replaced = { customerId, fileId: application.fileId };
      // Here already, so that whatever happens after this nobody reads it again, and it is swept.
      await deps.files.withdraw(tx, held.replaced);
    }
    reach('application-written');
    return { status: 'Success', reference };
  };
  try {
    const answer = await runWrite(write, run);
    if (held.isKept) reach('application-committed');
    await releaseUploads(deps, held);
    return answer;
  } catch (error) {
    if (nothingHappened(error) && held.file) await deps.files.drop(held.file);
    throw error;
  }
}

/** Of copies that came at once one is kept; of documents of one application the last. */
async function releaseUploads({ files }: SendDeps, { file, isKept, replaced }: HeldUpload): Promise<void> {
  if (file && !isKept) await files.drop(file);
  if (replaced) await files.drop(replaced);
}

/** After a time-out or a broken connection nobody knows yet: what was not kept is swept, what was kept must stay. */
const nothingHappened = (error: unknown): boolean =>
  error instanceof Refusal && error.code !== 'SK_TIMEOUT_1001';
