/** A new address: kept as pending until the link sent to it is opened; the old address is told at once. */
import {
  emailKeyOf,
  findAccountByEmail,
  type IdpAccount,
  setPendingEmail,
} from '../accounts/idp-account.store.ts';
import { dropLinks } from '../links/idp-link.store.ts';
import { issueLink } from '../links/links.ts';
import { changeEmailMail, emailChangingMail, takenAddressMail } from '../mails/identity-mails.ts';
import { type IdentityParts, sendNotice, sendRequested } from '../parts.ts';

/** @returns false when the new address has its mails for this hour */
export async function sendChangeMail(
  parts: IdentityParts,
  account: IdpAccount,
  email: string,
): Promise<boolean> {
  const { db, clock, site } = parts;
  const owner = await findAccountByEmail(db, email);
  return sendRequested(parts, email, async () => {
    if (owner) return takenAddressMail(site, { email: owner.email, name: owner.name });
    const link = await issueLink({ db, clock, origin: site.origin }, 'change-email', account.subject, email);
    return changeEmailMail(site, { email, name: account.name }, link);
  });
}

/** Answers the same whether or not somebody has the new address. The password has been checked. */
export async function requestEmailChange(
  parts: IdentityParts,
  account: IdpAccount,
  email: string,
): Promise<void> {
  await dropLinks(parts.db, account.subject, 'change-email');
  await setPendingEmail(parts.db, account.subject, email);
  parts.background.run('change-email mails', async () => {
    await sendNotice(parts, emailChangingMail(parts.site, account));
    await sendChangeMail(parts, account, email);
  });
}

export const isSameAddress = (one: string, other: string): boolean => emailKeyOf(one) === emailKeyOf(other);
