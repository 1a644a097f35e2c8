/** Makes a sign-in, or tells its owner that there is one: whoever asks cannot tell which. */
import { randomUUID } from 'node:crypto';
import { addAccount, findAccountByEmail, type IdpAccount } from '../accounts/idp-account.store.ts';
import { issueLink } from '../links/links.ts';
import { knownAddressMail, verifyMail } from '../mails/identity-mails.ts';
import { type IdentityParts, sendRequested } from '../parts.ts';
import { hashPassword } from '../passwords/password-hash.ts';

export interface NewSignIn {
  readonly name: string;
  readonly email: string;
  /** 8 digits. */
  readonly mobile: string;
  readonly password: string;
}

/** @returns false when the address has its mails for this hour */
export async function sendVerifyMail(parts: IdentityParts, account: IdpAccount): Promise<boolean> {
  const { db, clock, site } = parts;
  return sendRequested(parts, account.email, async () => {
    const link = await issueLink(
      { db, clock, origin: site.origin },
      'verify',
      account.subject,
      account.email,
    );
    return verifyMail(site, account, link);
  });
}

export async function signUp(parts: IdentityParts, wanted: NewSignIn): Promise<void> {
  const passwordHash = await hashPassword(wanted.password);
  const isNew = await addAccount(
    parts.db,
    {
      subject: randomUUID(),
      email: wanted.email,
      passwordHash,
      name: wanted.name,
      mobile: `+65${wanted.mobile}`,
    },
    parts.clock.now(),
  );
  parts.background.run('sign-up mail', () => mailAfterSignUp(parts, wanted.email, isNew));
}

async function mailAfterSignUp(parts: IdentityParts, email: string, isNew: boolean): Promise<void> {
  const account = await findAccountByEmail(parts.db, email);
  if (!account) return;
  if (isNew) await sendVerifyMail(parts, account);
  // To the address as its owner wrote it, not as it was typed now.
  else await sendRequested(parts, account.email, () => knownAddressMail(parts.site, account));
}

/** The mail of a sign-up once more: the link while unverified, else that there is a sign-in. */
export function repeatSignUpMail(parts: IdentityParts, email: string): void {
  parts.background.run('sign-up mail', async () => {
    const account = await findAccountByEmail(parts.db, email);
    if (account) await mailAfterSignUp(parts, email, !account.emailVerified);
  });
}
