/** Uses a verification link, of a new sign-in or of a new address. */
import { withTransaction } from '../../db/transaction.ts';
import { adoptPendingEmail, markEmailVerified } from '../accounts/idp-account.store.ts';
import { dropLinks, useLink } from '../links/idp-link.store.ts';
import { hashOfLinkCode } from '../links/link-code.ts';
import type { IdentityParts } from '../parts.ts';

/** @returns false when the link was used, ran out, or the address has changed since */
export async function verifyEmail({ db, clock }: IdentityParts, code: string): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const link = await useLink(tx, hashOfLinkCode(code), 'verify', clock.now());
    if (!link || !(await markEmailVerified(tx, link.subject, link.email))) return false;
    await dropLinks(tx, link.subject, 'verify');
    return true;
  });
}

/** @returns false as above, or when another sign-in took the address meanwhile */
export async function verifyEmailChange({ db, clock }: IdentityParts, code: string): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const link = await useLink(tx, hashOfLinkCode(code), 'change-email', clock.now());
    if (!link || !(await adoptPendingEmail(tx, link.subject, link.email))) return false;
    // Links that went to the old address open nothing any more.
    await dropLinks(tx, link.subject, 'change-email');
    await dropLinks(tx, link.subject, 'reset');
    await dropLinks(tx, link.subject, 'verify');
    return true;
  });
}
