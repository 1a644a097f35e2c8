/**
 * A new address: kept as pending until the link sent to it is opened; the old address is notified at once. No change
 * begins without a notice: it takes its place among the notices of the hour first.
 */
import { withTransaction } from '../../db/transaction.ts';
import {
  findAccountByEmail,
  type IdpAccount,
  setPendingEmail,
  toEmailKey,
} from '../accounts/idp-account.store.ts';
import { toCustomer } from '../limits/identity-limits.ts';
import { dropLinks } from '../links/idp-link.store.ts';
import { issueLink } from '../links/links.ts';
import { changeEmailMail, takenAddressMail } from '../mails/identity-mails.ts';
import { queueNotice } from '../mails/notice-queue.ts';
import { type IdentityParts, sendRequested } from '../parts.ts';

/** @returns false when the new address has its mails for this hour */
export async function sendChangeMail(
  parts: IdentityParts,
  account: IdpAccount,
  email: string,
): Promise<boolean> {
  const { db, clock, site } = parts;
  const owner = await findAccountByEmail(db, email);
  const asker = toCustomer(account.subject);
  return sendRequested(parts, { kind: 'change-email', to: email, asker }, async () => {
    if (owner) return takenAddressMail(site, { email: owner.email, name: owner.name });
    const link = await issueLink({ db, clock, origin: site.origin }, 'change-email', account.subject, email);
    return changeEmailMail(site, { email, name: account.name }, link);
  });
}

/**
 * Answers the same whether or not the new address is taken. The password has been checked.
 * @returns false, and changes nothing, when the person has had their notices for this hour
 */
export async function requestEmailChange(
  parts: IdentityParts,
  account: IdpAccount,
  email: string,
): Promise<boolean> {
  if (!(await parts.limits.mayNotify(account.email))) return false;
  await withTransaction(parts.db, async (tx) => {
    await dropLinks(tx, account.subject, 'change-email');
    await setPendingEmail(tx, account.subject, email);
    await queueNotice(tx, 'emailChanging', account, parts.clock.now());
  });
  parts.background.run('change-email mail', async () => {
    await sendChangeMail(parts, account, email);
  });
  return true;
}

export const isSameAddress = (one: string, other: string): boolean => toEmailKey(one) === toEmailKey(other);
