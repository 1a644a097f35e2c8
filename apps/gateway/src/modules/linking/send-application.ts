/**
 * A company's signed form becomes an application that waits for staff: the file is kept, the application sent and
 * its person in progress, in one transaction; or nothing of it.
 */
import { createHash } from 'node:crypto';
import type { LinkReply } from '@portal/contract/linking/linking.rest';
import { accountDigits } from '@portal/domain/account-number';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { reach } from '../../kill-point.ts';
import type { FileKey } from '../../ports/file-store/port.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Trace, writeRest } from '../../wire/rest-write.ts';
import type { Wire } from '../../wire/wire.ts';
import { acceptFile, keepFile, type UploadedFile } from '../uploads/public.ts';
import { referenceOf } from './application.rules.ts';
import { markSent, openApplicationOf, setLinkState } from './application.store.ts';
import { profileOf } from './application.ts';
import { lockedCustomer } from './customer.store.ts';
import type { ManualParams } from './manual-body.ts';
import { judgeSending, sendableBy } from './sendable.ts';

export type SendDeps = Pick<Deps, 'files' | 'scanner' | 'log'>;

export interface Sending {
  readonly params: ManualParams;
  readonly file: UploadedFile | null;
}

/** What one call has brought into the store. */
interface Held {
  file: FileKey | null;
  isKept: boolean;
  /** The document before it, which nothing refers to any more. */
  replaced: FileKey | null;
}

/** @throws Refusal; the file that came is gone then */
export async function sendApplication(
  wire: Wire,
  deps: SendDeps,
  request: FastifyRequest,
  context: SubjectContext,
  sending: Sending,
): Promise<object> {
  const { params, file } = sending;
  const held: Held = { file: null, isKept: false, replaced: null };
  const profile = await profileOf(context);
  const write = {
    name: 'linkCompanyManual',
    context,
    input: {
      ...params,
      accountNo: accountDigits(params.accountNo),
      file: file && createHash('sha256').update(file.bytes).digest('hex'),
    },
    async before() {
      const customerId = await judgeSending(context, params);
      const { fileId } = await acceptFile(deps, { customerId, file });
      held.file = { customerId, fileId };
      return held.file;
    },
  };
  const run = async (tx: Tx, trace: Trace, key: FileKey): Promise<LinkReply> => {
    const { customerId, fileId } = key;
    const now = context.clock.now();
    const customer = await lockedCustomer(tx, customerId);
    const application = sendableBy(customer, await openApplicationOf(tx, customerId), params, now);
    const { applicationNo, uen } = application;
    const reference = application.reference ?? referenceOf(applicationNo, now);
    await keepFile(deps, tx, key);
    const sent = { reference, applicant: profile, source: params.source ?? 'W', fileId };
    await markSent(tx, application, sent, now);
    await setLinkState(tx, customerId, { kind: 'C', linkStatus: 'in_progress', uen });
    trace.about(`application:${applicationNo}`);
    held.isKept = true;
    held.replaced = application.fileId === null ? null : { customerId, fileId: application.fileId };
    reach('application-written');
    return { status: 'Success', reference };
  };
  try {
    const answer = await writeRest(wire, request, write, run);
    if (held.isKept) reach('application-committed');
    await letGo(deps, held);
    return answer;
  } catch (error) {
    if (nothingHappened(error) && held.file) await deps.files.drop(held.file);
    throw error;
  }
}

/** Of copies that came at once one is kept; of documents of one application the last. */
async function letGo({ files }: SendDeps, { file, isKept, replaced }: Held): Promise<void> {
  if (file && !isKept) await files.drop(file);
  if (replaced) await files.drop(replaced);
}

/** After a time-out or a broken connection nobody knows yet: what was not kept is swept, what was kept must stay. */
const nothingHappened = (error: unknown): boolean =>
  error instanceof Refusal && error.code !== 'SK_TIMEOUT_1001';
