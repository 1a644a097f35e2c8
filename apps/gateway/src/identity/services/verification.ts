/** Uses a verification link, of a new sign-in or of a new address. */
import { appendAudit } from '../../db/audit.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import { signInName } from '../../wire/writes/write-actor.ts';
import { adoptPendingEmail, findAccountBySubject, markEmailVerified } from '../accounts/idp-account.store.ts';
import { dropLinks, useLink } from '../links/idp-link.store.ts';
import { hashOfLinkCode } from '../links/link-code.ts';
import { queueNotice } from '../mails/notice-queue.ts';
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

/**
 * The old address gets a notice. No limit of mails holds it back: each follows a request that had its own notice.
 * @returns false as above, or when another sign-in took the address meanwhile
 */
export async function verifyEmailChange({ db, clock }: IdentityParts, code: string): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const link = await useLink(tx, hashOfLinkCode(code), 'change-email', clock.now());
    const account = link && (await findAccountBySubject(tx, link.subject));
    if (!account || !(await adoptPendingEmail(tx, account.subject, link.email))) return false;
    // Links that went to the old address open nothing any more.
    await dropLinks(tx, account.subject, 'change-email');
    await dropLinks(tx, account.subject, 'reset');
    await dropLinks(tx, account.subject, 'verify');
    const actor = signInName('embedded', account.subject);
    const at = clock.now();
    await appendAudit(tx, { at, actor, action: 'idp:changeEmail', object: actor, outcome: 'done' });
    await queueNotice(tx, 'emailChanged', account, at);
    return true;
  });
}
