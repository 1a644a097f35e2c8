/**
 * The port for an issuer whose admin calls are not configured here: it says no honestly, and still
 * refuses the tokens of a sign-in that was ended. docs/identity.md lists each vendor's own calls.
 */
import type { Deps } from '../../deps.ts';
import type { IdentityAdmin } from '../identity.ts';
import { revokeSessions } from '../tokens/revoked-session.store.ts';

const MARGIN_SECONDS = 60;

export function createForeignAdmin({
  config,
  db,
  clock,
}: Pick<Deps, 'config' | 'db' | 'clock'>): IdentityAdmin {
  return {
    getUser: async () => null,
    sendVerification: async () => false,
    sendPasswordChange: async () => false,
    async endSession(sessionKey) {
      const now = clock.now();
      await revokeSessions(
        db,
        [sessionKey],
        now,
        now + (config.ACCESS_TOKEN_SECONDS + MARGIN_SECONDS) * 1000,
      );
    },
    // The issuer holds its sessions; the person signs out there.
    endAllSessions: async () => {},
  };
}
