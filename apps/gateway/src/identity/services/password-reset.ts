/** A forgotten or changed password: a mailed link, then a new password that ends every sign-in. */
import { withTransaction } from '../../db/transaction.ts';
import {
  findAccountByEmail,
  findAccountBySubject,
  type IdpAccount,
  markEmailVerified,
  setPassword,
  setPendingEmail,
} from '../accounts/idp-account.store.ts';
import { type Asker, ownerOn, strangerAt } from '../limits/identity-limits.ts';
import { dropLinks, findLink, type LinkRow, useLink } from '../links/idp-link.store.ts';
import { hashOfLinkCode } from '../links/link-code.ts';
import { issueLink } from '../links/links.ts';
import { passwordChangedMail, resetMail } from '../mails/identity-mails.ts';
import { type IdentityParts, sendNotice, sendRequested } from '../parts.ts';
import type { PasswordHasher } from '../passwords/password-hash.ts';
import { endAllSignIns } from '../provider/sign-in.store.ts';
import type { Browser } from './sign-in.ts';
import { revoke } from './sign-out.ts';

/** @returns false when the asker, or all strangers together, have had their mails of this hour */
export async function sendResetMail(
  parts: IdentityParts,
  account: IdpAccount,
  asker: Asker,
): Promise<boolean> {
  const { db, clock, site } = parts;
  return sendRequested(parts, { kind: 'reset', to: account.email, asker }, async () => {
    const link = await issueLink({ db, clock, origin: site.origin }, 'reset', account.subject, account.email);
    return resetMail(site, account, link);
  });
}

/** Answers at once; only the mailbox shows whether the address is known. */
export function forgotPassword(parts: IdentityParts, email: string, { ip, cookies }: Browser): void {
  parts.background.run('reset mail', async () => {
    const account = await findAccountByEmail(parts.db, email);
    if (!account) return;
    const device = parts.devices.nameFor(cookies, account);
    await sendResetMail(parts, account, device === null ? strangerAt(ip) : ownerOn(device));
  });
}

/** The account whose password a link would change; does not use the link. */
export async function readResetLink(
  { db, clock }: IdentityParts,
  code: string,
): Promise<LinkRow | undefined> {
  return findLink(db, hashOfLinkCode(code), 'reset', clock.now());
}

/** @returns the account with the new password; null when the link was used or ran out meanwhile */
export async function resetPassword(
  parts: IdentityParts,
  passwords: PasswordHasher,
  { code, password }: { readonly code: string; readonly password: string },
): Promise<IdpAccount | null> {
  const { db, clock, site, limits } = parts;
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  const subject = await withTransaction(db, async (tx) => {
    const link = await useLink(tx, hashOfLinkCode(code), 'reset', now);
    if (!link) return null;
    await setPassword(tx, link.subject, passwordHash, now);
    // The link came by mail, so the mailbox is theirs.
    await markEmailVerified(tx, link.subject, link.email);
    await dropLinks(tx, link.subject, 'reset');
    // A holder of the old password may have requested another address: that link must not take the sign-in away.
    await setPendingEmail(tx, link.subject, null);
    await dropLinks(tx, link.subject, 'change-email');
    await revoke(tx, parts, await endAllSignIns(tx, link.subject));
    return link.subject;
  });
  const account = subject === null ? undefined : await findAccountBySubject(db, subject);
  if (!account) return null;
  await limits.resetWasDone(account.email);
  parts.background.run('password notice', () => sendNotice(parts, passwordChangedMail(site, account)));
  return account;
}
