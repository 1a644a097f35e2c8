/** The recipient of a mail to a customer, as the identity provider has them, and the address that its links lead to. */
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { IdentityAdmin } from '../../../identity/identity.ts';
import type { Installation, Recipient } from '../../../mails/make-mail.ts';
import type { Application } from '../application/application.store.ts';
import { linkedAccountNo, loadSignIn } from '../notice.store.ts';

export interface MailDeps extends Pick<Deps, 'config' | 'db' | 'mailer'> {
  readonly log: Pick<Deps['log'], 'warn'>;
}
export type MailAdmin = Pick<IdentityAdmin, 'getUser'>;

export const getSite = ({ config }: MailDeps): Installation => ({
  origin: config.publicOrigin,
  helpline: config.HELPLINE,
});

/**
 * @param said of an applicant, for a provider that tells us nothing: what they were called then
 * @returns null, with a line in the log, when there is no address
 */
export async function loadRecipient(
  { db, log }: MailDeps,
  admin: MailAdmin,
  customerId: number,
  said?: Pick<Application, 'applicantEmail' | 'applicantName'>,
): Promise<Recipient | null> {
  const signIn = await loadSignIn(db, customerId);
  const user = signIn && (await admin.getUser(signIn.subject));
  if (user) return { email: user.email, name: user.name };
  if (said?.applicantEmail) return { email: said.applicantEmail, name: said.applicantName ?? '' };
  log.warn({ event: 'mail without address' }, 'a mail to a customer has no address');
  return null;
}

export async function hasMailAddress(db: Db, admin: MailAdmin, customerId: number): Promise<boolean> {
  const signIn = await loadSignIn(db, customerId);
  return signIn !== undefined && (await admin.getUser(signIn.subject)) !== null;
}

/** Someone to whom the account is still linked; null: nobody, or nobody with an address. */
export async function findLinkedRecipient(
  deps: MailDeps,
  admin: MailAdmin,
  customerId: number,
  accountId: number,
): Promise<Recipient | null> {
  const accountNo = await linkedAccountNo(deps.db, customerId, accountId);
  return accountNo === undefined ? null : loadRecipient(deps, admin, customerId);
}
