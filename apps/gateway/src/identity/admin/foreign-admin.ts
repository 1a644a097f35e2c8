/**
 * The port for a foreign issuer. Its own admin calls are not wired here and are answered as unsupported; a person is known
 * by what their newest sign-in showed. The tokens of a sign-in that was ended are refused all the same. docs/identity.md
 * lists each vendor's calls.
 */
import type { Deps } from '../../deps.ts';
import { MailRefused } from '../../ports/mail/port.ts';
import {
  findForeignLogin,
  forgetForeignLogin,
  rememberForeignLogin,
} from '../accounts/foreign-login.store.ts';
import type { IdentityAdmin } from '../identity.ts';
import { revoke } from '../services/sign-out.ts';

const unavailable = () => Promise.reject(new MailRefused('The identity provider sends its own mails.'));

export function createForeignAdmin({ config, db }: Pick<Deps, 'config' | 'db'>): IdentityAdmin {
  const parts = { accessTokenSeconds: config.ACCESS_TOKEN_SECONDS };
  return {
    async getUser(subject) {
      const login = await findForeignLogin(db, { issuer: config.issuer, subject });
      return login ? { subject, ...login, emailVerified: true, pendingEmail: null, mobile: '' } : null;
    },
    async noteSignIn({ issuer, subject, email, emailVerified, name }) {
      // An access token without the claim says nothing of the address.
      if (email === null) return;
      if (emailVerified) await rememberForeignLogin(db, { issuer, subject, email, name: name ?? '' });
      else await forgetForeignLogin(db, { issuer, subject });
    },
    sendVerification: unavailable,
    sendPasswordChange: unavailable,
    endSession: (sessionKey, expiresAt) => revoke(db, parts, [sessionKey], expiresAt),
    // The issuer keeps its own sessions; the person signs out there.
    endAllSessions: () => Promise.resolve(),
  };
}
