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

/** How often a refresh token was exchanged again, and its successor's number among those exchanges. */
const repeats = sql<number>`coalesce((payload -> 'repeats')::int, 0)`;
const exchange = sql<number>`coalesce((payload -> 'exchange')::int, 0)`;
/** A refresh token was exchanged again, and this one's answer counts as lost. */
const isReplaced = sql<boolean>`payload -> 'replaced' is not null`;
/** The access token that came with it was sent to the gateway. */
const isAnswered = sql<boolean>`payload -> 'answered' is not null`;
const isLate = sql<boolean>`coalesce(
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

interface HeldToken {
  readonly id: string;
  readonly grantId: string;
  readonly repeats: number;
  readonly isLate: boolean;
  readonly isReplaced: boolean;
}

/** Locks a token's predecessor, which is not exchanged again meanwhile, and then the token. */
async function holdToken(tx: Tx, id: string): Promise<HeldToken | null> {
  const found = await refreshTokens(tx)
    .select([sql<string | null>`payload ->> 'predecessor'`.as('predecessor'), exchange.as('exchange')])
    .where('id', '=', id)
    .executeTakeFirst();
  const lock = (of: string) =>
    refreshTokens(tx)
      .select(['grantId', repeats.as('repeats'), isLate.as('isLate'), isReplaced.as('isReplaced')])
      .where('id', '=', of)
      .forUpdate()
      .executeTakeFirst();
  const before = found?.predecessor ? await lock(found.predecessor) : undefined;
  const token = await lock(id);
  if (found === undefined || !token?.grantId) return null;
  // One that was stored late, by a gateway that stood still, has a number that has passed.
  const isPassed = before !== undefined && before.repeats > found.exchange;
  return { ...token, id, grantId: token.grantId, isReplaced: token.isReplaced || isPassed };
}

/** Ends the successors of the exchange before. @returns false: one of them was used, and they stay */
async function replaceSuccessors(tx: Tx, token: HeldToken): Promise<boolean> {
  const successors = refreshTokens(tx)
    .select('id')
    .where('grantId', '=', token.grantId)
    .where(sql<boolean>`payload ->> 'predecessor' = ${token.id}`)
    .where(sql<boolean>`not ${isReplaced}`);
  const used = await successors
    .where(exchange, '=', token.repeats)
    .where(sql<boolean>`(consumed_at is not null or ${isAnswered})`)
    .executeTakeFirst();
  if (used !== undefined) return false;
  await tx
    .updateTable('oidcModel')
    .set({ payload: sql<string>`payload || '{"replaced": true}'` })
    .where('model', '=', 'RefreshToken')
    .where('id', 'in', successors)
    .execute();
  return true;
}

/**
 * Uses up a refresh token before its successor is stored.
 * @returns the successor's number among the exchanges of this token
 * @throws InvalidGrant it has gone, or is stolen: then its grant has been revoked
 */
export async function exchangeRefreshToken(
  db: Db,
  id: string,
  onGrantRevoked: OnGrantRevoked,
): Promise<number> {
  const exchanged = await withTransaction(db, async (tx) => {
    const token = await holdToken(tx, id);
    if (token === null) throw new errors.InvalidGrant('refresh token not found');
    const isRepeat = token.isLate || token.repeats > 0;
    if (token.isReplaced || (isRepeat && !(await replaceSuccessors(tx, token))))
      return { stolen: token.grantId };
    const number = token.repeats + Number(isRepeat);
    await tx
      .updateTable('oidcModel')
      .set({
        consumedAt: sql<number>`coalesce(consumed_at, now())`,
        ...(isRepeat && {
          payload: sql<string>`payload || jsonb_build_object('repeats', ${number}::int)`,
        }),
      })
      .where('model', '=', 'RefreshToken')
      .where('id', '=', id)
      .execute();
    return { number };
  });
  if (exchanged.number !== undefined) return exchanged.number;
  await revokeGrant(db, exchanged.stolen, onGrantRevoked);
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
  const found = await refreshTokens(db)
    .select(['id', isAnswered.as('isAnswered')])
    .where('uid', '=', renewal)
    .executeTakeFirst();
  if (found === undefined || found.isAnswered) return true;
  const stolen = await withTransaction(db, async (tx) => {
    const token = await holdToken(tx, found.id);
    if (token?.isReplaced) return token.grantId;
    await tx
      .updateTable('oidcModel')
      .set({ payload: sql<string>`payload || '{"answered": true}'` })
      .where('model', '=', 'RefreshToken')
      .where('id', '=', found.id)
      .execute();
    return null;
  });
  if (stolen === null) return true;
  await revokeGrant(db, stolen, onGrantRevoked);
  return false;
}
