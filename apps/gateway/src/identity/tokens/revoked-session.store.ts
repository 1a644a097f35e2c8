/** Sign-ins that were ended before their access tokens ran out. */
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';

export async function isRevoked(db: Db, sessionKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('revoked_session')
    .select('session_key')
    .where('session_key', '=', sessionKey)
    .executeTakeFirst();
  return row !== undefined;
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
    .insertInto('revoked_session')
    .values(
      // In one order, so that two that end the same sign-ins do not wait for each other.
      [...new Set(sessionKeys)].sort().map((session_key) => ({
        session_key,
        revoked_at: dateAt(now),
        expires_at: dateAt(keepUntil),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('session_key').doUpdateSet({
        expires_at: sql<Date>`greatest(revoked_session.expires_at, excluded.expires_at)`,
      }),
    )
    .execute();
}
