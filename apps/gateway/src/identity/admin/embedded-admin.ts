/** The port to the embedded issuer: the things that OIDC has no call for. */
import { findAccountBySubject } from '../accounts/idp-account.store.ts';
import type { IdentityAdmin } from '../identity.ts';
import { ownerSignedIn } from '../limits/identity-limits.ts';
import type { IdentityParts } from '../parts.ts';
import { sendChangeMail } from '../services/email-change.ts';
import { sendResetMail } from '../services/password-reset.ts';
import { signOut, signOutEverywhere } from '../services/sign-out.ts';
import { sendVerifyMail } from '../services/sign-up.ts';

export function createEmbeddedAdmin(parts: IdentityParts): IdentityAdmin {
  const { db } = parts;
  return {
    async getUser(subject) {
      const account = await findAccountBySubject(db, subject);
      if (!account) return null;
      const { email, emailVerified, pendingEmail, name, mobile } = account;
      return { subject, email, emailVerified, pendingEmail, name, mobile };
    },
    // Its own table has everything.
    noteSignIn: () => Promise.resolve(),
    async sendVerification(subject) {
      const account = await findAccountBySubject(db, subject);
      if (!account) return false;
      if (!account.emailVerified) return sendVerifyMail(parts, account, ownerSignedIn);
      return account.pendingEmail === null || sendChangeMail(parts, account, account.pendingEmail);
    },
    async sendPasswordChange(subject) {
      const account = await findAccountBySubject(db, subject);
      return account ? sendResetMail(parts, account, ownerSignedIn) : false;
    },
    endSession: (sessionKey) => signOut(db, parts, sessionKey),
    endAllSessions: (subject) => signOutEverywhere(db, parts, subject),
  };
}
