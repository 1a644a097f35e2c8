/** Sign-ins that were ended before their access tokens ran out. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { keepPlan } from '../../db/kept-plan.ts';

/**
 * An ended sign-in is remembered so long, and the life of a token more. Longer than tokens of any issuer usually live (Auth0:
 * a day). The token of the logout request may be about to run out while a newer one of the same sign-in has just begun, so
 * its own end never shortens this.
 */
export const REVOKED_SECONDS = 25 * 3600;

export async function isRevoked(db: Db, sessionKey: string): Promise<boolean> {
  const statement = sql`select from revoked_session where session_key = ${sessionKey}`;
  const { rows } = await keepPlan(statement).execute(db);
  return rows.length > 0;
}

/** @param keepUntil when the last access token of these sign-ins has run out (milliseconds) */
export async function revokeSessions(
  db: Db | Tx,
  sessionKeys: readonly string[],
  now: number,
  keepUntil: number,
): Promise<void> {
  if (sessionKeys.length === 0) return;
  await db
    .insertInto('revokedSession')
    .values(
      // In one order, so that two that end the same sign-ins do not wait for each other.
      [...new Set(sessionKeys)].sort().map((sessionKey) => ({
        sessionKey,
        revokedAt: now,
        expiresAt: keepUntil,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('sessionKey').doUpdateSet({
        expiresAt: sql<number>`greatest(revoked_session.expires_at, excluded.expires_at)`,
      }),
    )
    .execute();
}
