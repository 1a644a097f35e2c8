/**
 * The exchange of a refresh token for its successor, on the provider's records. A repeated exchange is the customer's as long
 * as nothing of the one before was used, since its answer may have been lost on the way; later it is theft (ADR 0021).
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { errors } from 'oidc-provider';
import type { Db, Tx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import { deleteGrants } from './sign-in.store.ts';

/** A tab that was duplicated refreshes with the same token at the same moment: for so long both exchanges are good. */
const REFRESH_LEEWAY_SECONDS = 10;

/** Refuses the tokens of sign-ins whose grant is about to be deleted. */
export type OnGrantRevoked = (sessionUids: readonly string[]) => Promise<void>;

/** A refresh token was exchanged again, and this one's answer counts as lost. */
const isReplaced = sql<boolean>`payload -> 'replaced' is not null`;
/** The access token that came with it was sent to the gateway. */
const isAnswered = sql<boolean>`payload -> 'answered' is not null`;
const isRepeated = sql<boolean>`coalesce(
  consumed_at <= now() - make_interval(secs => ${REFRESH_LEEWAY_SECONDS}::float8), false)`;

/** Names a refresh token in the access token that comes with it, and says nothing of it. */
export const nameRenewal = (refreshToken: string): string =>
  createHash('sha256').update(refreshToken).digest('base64url');

const refreshTokens = (db: Db | Tx) => db.selectFrom('oidcModel').where('model', '=', 'RefreshToken');

/** The person gets in again without a form, as the sign-in of the browser stays. */
async function revokeGrant(db: Db, grantId: string, onGrantRevoked: OnGrantRevoked): Promise<void> {
  const rows = await refreshTokens(db)
    .select(sql<string | null>`payload ->> 'sessionUid'`.as('uid'))
    .distinct()
    .where('grantId', '=', grantId)
    .execute();
  // First the refusal, which must not be missing if the rest should fail.
  await onGrantRevoked(rows.map((row) => row.uid).filter((uid) => uid !== null));
  await withTransaction(db, (tx) => deleteGrants(tx, [grantId]));
}

/** Ends the successors that were never used. @returns whether none is left: one that was used stays */
async function replaceSuccessors(tx: Tx, id: string, grantId: string): Promise<boolean> {
  const isSuccessor = sql<boolean>`payload ->> 'predecessor' = ${id}`;
  // A successor that is used at this moment holds its row: its use is seen once it is written.
  await tx
    .updateTable('oidcModel')
    .set({ payload: sql<string>`payload || '{"replaced": true}'` })
    .where('model', '=', 'RefreshToken')
    .where('grantId', '=', grantId)
    .where(isSuccessor)
    .where('consumedAt', 'is', null)
    .where(sql<boolean>`not ${isAnswered}`)
    .execute();
  const used = await refreshTokens(tx)
    .select('id')
    .where('grantId', '=', grantId)
    .where(isSuccessor)
    .where(sql<boolean>`not ${isReplaced}`)
    .executeTakeFirst();
  return used === undefined;
}

/**
 * Uses up a refresh token before its successor is stored.
 * @throws InvalidGrant it has gone, or is stolen: then its grant has been revoked
 */
export async function consumeRefreshToken(db: Db, id: string, onGrantRevoked: OnGrantRevoked): Promise<void> {
  const stolen = await withTransaction(db, async (tx) => {
    const token = await refreshTokens(tx)
      .select(['grantId', isReplaced.as('isReplaced'), isRepeated.as('isRepeated')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!token?.grantId) throw new errors.InvalidGrant('refresh token not found');
    const { grantId } = token;
    if (token.isReplaced) return { grantId };
    if (token.isRepeated && !(await replaceSuccessors(tx, id, grantId))) return { grantId };
    await tx
      .updateTable('oidcModel')
      .set({ consumedAt: token.isRepeated ? sql<number>`now()` : sql<number>`coalesce(consumed_at, now())` })
      .where('model', '=', 'RefreshToken')
      .where('id', '=', id)
      .execute();
    return null;
  });
  if (stolen === null) return;
  await revokeGrant(db, stolen.grantId, onGrantRevoked);
  throw new errors.InvalidGrant('refresh token already used');
}

/**
 * Notes that the access token of a renewal was sent: from now on the renewal is not repeated.
 * @returns false: it has been repeated already, so two parties hold tokens of the grant, and it is revoked
 */
export async function noteAnswered(
  db: Db,
  renewal: string,
  onGrantRevoked: OnGrantRevoked,
): Promise<boolean> {
  const noted = await db
    .updateTable('oidcModel')
    .set({ payload: sql<string>`payload || '{"answered": true}'` })
    .where('model', '=', 'RefreshToken')
    .where('uid', '=', renewal)
    .where(sql<boolean>`(${isReplaced} or not ${isAnswered})`)
    .returning(['grantId', isReplaced.as('isReplaced')])
    .executeTakeFirst();
  if (!noted?.isReplaced || noted.grantId === null) return true;
  await revokeGrant(db, noted.grantId, onGrantRevoked);
  return false;
}
