/** Makes a sign-in, or mails its owner that there is one: the answer does not reveal which. */
import { randomUUID } from 'node:crypto';
import { withTransaction } from '../../db/transaction.ts';
import {
  addAccount,
  findAccountByEmail,
  type IdpAccount,
  passwordWasReplaced,
  takePassword,
} from '../accounts/idp-account.store.ts';
import { type Asker, strangerAt } from '../limits/identity-limits.ts';
import { dropLinks } from '../links/idp-link.store.ts';
import { issueLink } from '../links/links.ts';
import { finishSignUpMail, knownAddressMail, verifyMail } from '../mails/identity-mails.ts';
import { type IdentityParts, sendRequested } from '../parts.ts';
import { hashOfNothing, type PasswordHasher } from '../passwords/password-hash.ts';
import { endAllSignIns } from '../provider/sign-in.store.ts';
import { revoke } from './sign-out.ts';

export interface NewSignIn {
  readonly name: string;
  readonly email: string;
  /** 8 digits. */
  readonly mobile: string;
  readonly password: string;
}

/** @returns false when the asker, or all strangers together, have had their mails of this hour */
export async function sendVerifyMail(
  parts: IdentityParts,
  account: IdpAccount,
  asker: Asker,
): Promise<boolean> {
  const { db, clock, site } = parts;
  return sendRequested(parts, { kind: 'verify', to: account.email, asker }, async () => {
    const link = await issueLink(
      { db, clock, origin: site.origin },
      'verify',
      account.subject,
      account.email,
    );
    return verifyMail(site, account, link);
  });
}

export async function signUp(
  parts: IdentityParts,
  passwords: PasswordHasher,
  wanted: NewSignIn,
  ip: string,
): Promise<void> {
  const passwordHash = await passwords.hash(wanted.password);
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
  parts.background.run('sign-up mail', async () => {
    const account = await findAccountByEmail(parts.db, wanted.email);
    if (!account) return;
    if (!isNew) await closeUnverified(parts, account.subject);
    await mailAfterSignUp(parts, account, strangerAt(ip));
  });
}

/**
 * Two people have signed up with one address and neither has shown that it is theirs. All passwords and
 * tokens of the first stop working; the mailbox decides. Runs in the background: the answer has gone out.
 */
async function closeUnverified(parts: IdentityParts, subject: string): Promise<void> {
  await withTransaction(parts.db, async (tx) => {
    if (!(await takePassword(tx, subject, hashOfNothing(), parts.clock.now()))) return;
    await dropLinks(tx, subject, 'verify');
    await dropLinks(tx, subject, 'change-email');
    await revoke(tx, parts, await endAllSignIns(tx, subject));
  });
}

/** A link to choose the password, which proves the owner of the address; false as above. */
async function sendFinishMail(parts: IdentityParts, account: IdpAccount, asker: Asker): Promise<boolean> {
  const { db, clock, site } = parts;
  return sendRequested(parts, { kind: 'finish-sign-up', to: account.email, asker }, async () => {
    const link = await issueLink({ db, clock, origin: site.origin }, 'reset', account.subject, account.email);
    return finishSignUpMail(site, account, link);
  });
}

async function mailAfterSignUp(parts: IdentityParts, account: IdpAccount, asker: Asker): Promise<void> {
  // To the address as its owner wrote it, not as it was typed now.
  if (account.emailVerified)
    await sendRequested(parts, { kind: 'known-address', to: account.email, asker }, () =>
      knownAddressMail(parts.site, account),
    );
  else if (await passwordWasReplaced(parts.db, account.subject)) await sendFinishMail(parts, account, asker);
  else await sendVerifyMail(parts, account, asker);
}

/** The mail of a sign-up once more: the link while unverified, else that there is a sign-in. */
export function repeatSignUpMail(parts: IdentityParts, email: string, ip: string): void {
  parts.background.run('sign-up mail', async () => {
    const account = await findAccountByEmail(parts.db, email);
    if (account) await mailAfterSignUp(parts, account, strangerAt(ip));
  });
}
