/**
 * The port for a foreign issuer. Its own admin calls are not wired here and are answered as unsupported; the
 * tokens of a sign-in that was ended are refused all the same. docs/identity.md lists each vendor's calls.
 */
import type { Deps } from '../../deps.ts';
import { MailRefused } from '../../ports/mail/port.ts';
import type { IdentityAdmin } from '../identity.ts';
import { revoke } from '../services/sign-out.ts';

const unavailable = () => Promise.reject(new MailRefused('The identity provider sends its own mails.'));

export function createForeignAdmin({ config, db }: Pick<Deps, 'config' | 'db'>): IdentityAdmin {
  const parts = { accessTokenSeconds: config.ACCESS_TOKEN_SECONDS };
  return {
    getUser: () => Promise.resolve(null),
    sendVerification: unavailable,
    sendPasswordChange: unavailable,
    endSession: (sessionKey, expiresAt) => revoke(db, parts, [sessionKey], expiresAt),
    // The issuer keeps its own sessions; the person signs out there.
    endAllSessions: () => Promise.resolve(),
  };
}
