/**
 * A company's signed form becomes an application that waits for staff: the file is kept, the application sent and
 * its person in progress, in one transaction; or nothing of it.
 */
import { fieldTexts } from '@portal/contract/field-texts';
import type { LinkReply } from '@portal/contract/linking/linking.rest';
import { accountDigits } from '@portal/domain/account-number';
import type { Deps } from '../../../deps.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import type { RunWrite } from '../../../wire/rest/rest-write.ts';
import { type FileForm, type UploadedFile, type Written, writeWithFile } from '../../uploads/public.ts';
import { lockedCustomer } from '../customer.store.ts';
import type { LinkingCustomer } from '../link.rules.ts';
import { formatReference } from './application.rules.ts';
import { type LinkBefore, loadOpenApplication, markSent, setLinkState } from './application.store.ts';
import { loadProfile } from './application.ts';
import { judgeSending, type ManualParams, sendableBy } from './sendable.ts';

export type SendDeps = Pick<Deps, 'files' | 'scanner' | 'log'>;

/** The text of SK_FILE_1001 names its types. */
export const signedForm: FileForm = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  wrongType: null,
  missing: fieldTexts.signedFormRequired,
};

export interface Sending {
  readonly params: ManualParams;
  readonly file: UploadedFile | null;
}

/** Where a rejection leads back to. */
function toLinkBefore({ kind, linkStatus }: LinkingCustomer): LinkBefore {
  if (linkStatus === 'active' || linkStatus === 'not_found') throw new RangeError('sent by who may not');
  return { kind, linkStatus };
}

/** @throws Refusal; the file that came is gone then */
export async function sendApplication(
  deps: SendDeps,
  runWrite: RunWrite,
  context: SubjectContext,
  { params, file }: Sending,
): Promise<LinkReply> {
  const profile = await loadProfile(context);
  const write = {
    deps,
    name: 'linkCompanyManual',
    fields: { ...params, accountNo: accountDigits(params.accountNo) },
    form: signedForm,
    file,
    judge: () => judgeSending(context, params),
  };
  return writeWithFile(runWrite, write, async (tx, trace, kept): Promise<Written<LinkReply>> => {
    const { customerId, fileId, sha256 } = kept;
    const now = context.clock.now();
    const customer = await lockedCustomer(tx, customerId);
    const application = sendableBy(customer, await loadOpenApplication(tx, customerId), params, now);
    const { applicationNo, uen } = application;
    const reference = application.reference ?? formatReference(applicationNo, now);
    await markSent(
      tx,
      application,
      {
        reference,
        applicant: profile,
        source: params.source ?? 'W',
        fileId,
        documentSha256: sha256,
        before: application.before ?? toLinkBefore(customer),
      },
      now,
    );
    await setLinkState(tx, customerId, { kind: 'C', linkStatus: 'in_progress', uen });
    trace.about(`application:${applicationNo}`);
    return {
      answer: { status: 'Success', reference },
      replaced: application.fileId === null ? null : { customerId, fileId: application.fileId },
    };
  });
}
