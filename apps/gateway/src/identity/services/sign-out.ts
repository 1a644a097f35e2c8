/** Ends sign-ins: the provider's records go, and access tokens still running are refused from now on. */
import { systemClock } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { IdentityParts } from '../parts.ts';
import { endAllSignIns, endSignIn, renameSignIn } from '../provider/sign-in.store.ts';
import { REVOKED_SECONDS, revokeSessions } from '../tokens/revoked-session.store.ts';

type Parts = Pick<IdentityParts, 'accessTokenSeconds'>;

/**
 * Tokens run by the process's clock, so their refusal does too.
 * @param expiresAt when the token that is known runs out (milliseconds), where that is later still
 */
export async function revoke(
  db: Db | Tx,
  { accessTokenSeconds }: Parts,
  keys: readonly string[],
  expiresAt = 0,
): Promise<void> {
  const now = systemClock.now();
  const usual = now + (accessTokenSeconds + REVOKED_SECONDS) * 1000;
  await revokeSessions(db, keys, now, Math.max(usual, expiresAt));
}

export async function signOut(db: Db, parts: Parts, sessionKey: string): Promise<void> {
  // First the refusal: from here on nothing of this sign-in is taken, even if the rest should fail.
  await revoke(db, parts, [sessionKey]);
  await revoke(db, parts, await endSignIn(db, sessionKey));
}

/** A used code or refresh token came back: another party may hold its tokens, so none of them is accepted. */
export async function refuseTokens(db: Db, parts: Parts, sessionUids: readonly string[]): Promise<void> {
  await withTransaction(db, async (tx) => {
    for (const uid of sessionUids) await revoke(tx, parts, await renameSignIn(tx, uid));
  });
}

export async function signOutEverywhere(db: Db, parts: Parts, subject: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    await revoke(tx, parts, await endAllSignIns(tx, subject));
  });
}
