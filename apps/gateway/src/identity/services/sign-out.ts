/** Ends sign-ins: the provider's records go, and access tokens still running are refused from now on. */
import { systemClock } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { IdentityParts } from '../parts.ts';
import { endAllSignIns, endSignIn } from '../provider/sign-in.store.ts';
import { revokeSessions } from '../tokens/revoked-session.store.ts';

// Longer than any token that names the sign-in: an hour for identity tokens, and some more.
const MARGIN_SECONDS = 2 * 3600;

type Parts = Pick<IdentityParts, 'accessTokenSeconds'>;

/** Tokens run by the process's clock, so their refusal does too. */
export async function revoke(
  db: Db | Tx,
  { accessTokenSeconds }: Parts,
  keys: readonly string[],
): Promise<void> {
  const now = systemClock.now();
  await revokeSessions(db, keys, now, now + (accessTokenSeconds + MARGIN_SECONDS) * 1000);
}

export async function signOut(db: Db, parts: Parts, sessionKey: string): Promise<void> {
  // First the refusal: from here on nothing of this sign-in is taken, even if the rest should fail.
  await revoke(db, parts, [sessionKey]);
  await revoke(db, parts, await endSignIn(db, sessionKey));
}

export async function signOutEverywhere(db: Db, parts: Parts, subject: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    await revoke(tx, parts, await endAllSignIns(tx, subject));
  });
}
