/** Rows of the issuer's signing keys. A key once written is never changed, only retired. */
import type { JWK } from 'jose';
import type { Db } from '../../db/database.ts';

export interface SigningKeyRow {
  readonly kid: string;
  readonly jwk: JWK;
}

/** Keys in use, newest first: the first one signs, all of them verify. */
export async function readSigningKeys(db: Db): Promise<SigningKeyRow[]> {
  const rows = await db
    .selectFrom('signingKey')
    .select(['kid', 'jwk'])
    .where('retiredAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map(({ kid, jwk }) => ({ kid, jwk: jwk as JWK }));
}

export async function writeSigningKey(db: Db, key: SigningKeyRow, now: number): Promise<void> {
  await db
    .insertInto('signingKey')
    .values({ kid: key.kid, jwk: JSON.stringify(key.jwk), createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
