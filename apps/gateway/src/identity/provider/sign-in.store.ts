/** Ends sign-ins in the provider's records: the session, its grants and every token that hangs on them. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db, Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';

const sessionPayload = z.object({
  uid: z.string(),
  authorizations: z
    .record(z.string(), z.object({ sid: z.string().optional(), grantId: z.string().optional() }))
    .default({}),
});

const sessionRecord = z.record(z.string(), z.unknown());

const accountIs = (subject: string) => sql<boolean>`payload ->> 'accountId' = ${subject}`;

function listNames(payloads: readonly unknown[]): { keys: string[]; grantIds: string[] } {
  const sessions = payloads.map((payload) => sessionPayload.parse(payload));
  const authorizations = sessions.flatMap((session) => Object.values(session.authorizations));
  const present = (value: string | undefined): value is string => value !== undefined;
  return {
    // Access tokens carry the session's uid, identity tokens the client's sid.
    keys: [
      ...sessions.map((session) => session.uid),
      ...authorizations.map(({ sid }) => sid).filter(present),
    ],
    grantIds: authorizations.map(({ grantId }) => grantId).filter(present),
  };
}

export async function deleteGrants(tx: Tx, grantIds: readonly string[]): Promise<void> {
  if (grantIds.length === 0) return;
  await tx
    .deleteFrom('oidcModel')
    .where('grantId', 'in', grantIds)
    // A password being given in this browser is no part of the ended sign-in: it may be another person's.
    .where('model', '!=', 'Interaction')
    .execute();
  await tx.deleteFrom('oidcModel').where('model', '=', 'Grant').where('id', 'in', grantIds).execute();
}

/** Ends one sign-in. @returns every key by which its tokens name it */
export async function endSignIn(db: Db, sessionUid: string): Promise<string[]> {
  return withTransaction(db, async (tx) => {
    const ended = await tx
      .deleteFrom('oidcModel')
      .where('model', '=', 'Session')
      .where('uid', '=', sessionUid)
      .returning('payload')
      .execute();
    const { keys, grantIds } = listNames(ended.map((row) => row.payload));
    await deleteGrants(tx, grantIds);
    return [...new Set([sessionUid, ...keys])];
  });
}

/**
 * Parts a browser from every token it was given: the person stays known to the provider, and comes back under
 * a new name without a form. @returns every key by which the old tokens name the sign-in
 */
export async function renameSignIn(tx: Tx, sessionUid: string): Promise<string[]> {
  const sessions = await tx
    .selectFrom('oidcModel')
    .select(['id', 'payload'])
    .where('model', '=', 'Session')
    .where('uid', '=', sessionUid)
    .forUpdate()
    .execute();
  for (const { id, payload } of sessions) {
    const uid = randomUUID();
    await tx
      .updateTable('oidcModel')
      .set({ uid, payload: JSON.stringify({ ...sessionRecord.parse(payload), uid, authorizations: {} }) })
      .where('model', '=', 'Session')
      .where('id', '=', id)
      .execute();
  }
  return [...new Set([sessionUid, ...listNames(sessions.map((row) => row.payload)).keys])];
}

/** Ends every sign-in of a person, whatever became of its session. @returns the keys of their tokens */
export async function endAllSignIns(tx: Tx, subject: string): Promise<string[]> {
  const sessions = await tx
    .selectFrom('oidcModel')
    .select('payload')
    .where('model', '=', 'Session')
    .where(accountIs(subject))
    .execute();
  const tokens = await tx
    .selectFrom('oidcModel')
    .select(sql<string | null>`payload ->> 'sessionUid'`.as('uid'))
    .distinct()
    .where('model', '=', 'RefreshToken')
    .where(accountIs(subject))
    .execute();
  await tx.deleteFrom('oidcModel').where(accountIs(subject)).execute();
  const loose = tokens.map((row) => row.uid).filter((uid) => uid !== null);
  return [...new Set([...listNames(sessions.map((row) => row.payload)).keys, ...loose])];
}
