/** Step 1 of a company by hand, and what its person may know of the application. Sending it is another file's. */

import type { Output } from '@portal/contract';
import { instantText } from '@portal/domain/sg-time';
import { appendAudit } from '../../../db/audit.store.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { customerName } from '../../../wire/writes/write-actor.ts';
import { judgeDetails, type SaidDetails } from '../../account-verification/public.ts';
import { lockCustomer } from '../customer.store.ts';
import { refusalAfterDetails, refusalBeforeDetails } from '../link.rules.ts';
import { hasRunOut } from './application.rules.ts';
import { type Application, loadOpenApplication, replaceValidated } from './application.store.ts';

export interface SubmittedCompany {
  readonly accountNo: SaidDetails['accountNo'];
  readonly postalCode: string;
  /** Canonical. */
  readonly uen: string;
}

/** A company's details in the shape for account verification. */
export const toDetails = ({ accountNo, postalCode, uen }: SubmittedCompany): SaidDetails => ({
  accountNo,
  postalCode,
  holder: { kind: 'C', uen },
});

/**
 * @param context outside any transaction: a wrong try is counted whatever follows
 * @throws Refusal as those who link: who may not, then wrong details, then who has linked already
 */
export async function validateCompany(
  context: SubjectContext,
  submitted: SubmittedCompany,
): Promise<Output<'reg:validateCustomerDetails'>> {
  const { db, clock, subject, token } = context;
  const early = refusalBeforeDetails(subject.customer);
  if (early !== null) throw new Refusal(early);
  const proven = await judgeDetails(context, toDetails(submitted));
  const now = clock.now();
  const { uen } = submitted;
  const { postalCode, holderName: companyName } = proven;
  await withTransaction(db, async (tx) => {
    const customer = await lockCustomer(tx, token, 'C', now);
    const refusal = refusalBeforeDetails(customer) ?? refusalAfterDetails(customer, proven);
    if (refusal !== null) throw new Refusal(refusal);
    const { customerId } = customer;
    const { accountId } = proven;
    const validated = { customerId, accountId, uen, postalCode, companyName };
    const applicationNo = await replaceValidated(tx, validated, now);
    await appendAudit(tx, {
      at: now,
      actor: customerName(customerId, subject.customer?.staff),
      action: 'application:validated',
      object: `application:${applicationNo}`,
      outcome: 'done',
    });
  });
  return { accountNo: proven.accountNo, postalCode, uen, companyName };
}

/** The own application as long as it is open and has not run out. */
export async function ownApplication({
  db,
  clock,
  subject,
}: Pick<SubjectContext, 'db' | 'clock' | 'subject'>): Promise<Application | null> {
  if (!subject.customer) return null;
  const open = await loadOpenApplication(db, subject.customer.customerId);
  return open && !hasRunOut(open, clock.now()) ? open : null;
}

export async function loadApplication(context: SubjectContext): Promise<Output<'reg:companyApplication'>> {
  const application = await ownApplication(context);
  if (!application) return { application: null };
  const { status, fileId, customerId, receivedAt } = application;
  if (status === 'approved' || status === 'rejected') throw new RangeError('an open application is decided');
  const [profile, file] = await Promise.all([
    loadProfile(context),
    fileId === null ? null : context.files.facts({ customerId, fileId }),
  ]);
  return {
    application: {
      status,
      accountNo: application.accountNo,
      postalCode: application.postalCode,
      uen: application.uen,
      companyName: application.companyName,
      name: profile.name,
      email: profile.email,
      mobileNumber: profile.mobile,
      reference: application.reference,
      receivedAt: receivedAt === null ? null : instantText(receivedAt),
      fileName: file?.name ?? null,
      note: status === 'pending_document' ? application.note : null,
    },
  };
}

export interface Profile {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
}

/** From the provider where it tells us, else from the token alone. */
export async function loadProfile({
  identity,
  token,
}: Pick<SubjectContext, 'identity' | 'token'>): Promise<Profile> {
  const user = await identity.getUser(token.subject);
  return { name: user?.name ?? '', email: user?.email ?? token.email ?? '', mobile: user?.mobile ?? '' };
}
