/** Rows of the issuer's signing keys. A key once written is never changed, only retired. */
import type { JWK } from 'jose';
import { dateAt } from '../../clock.ts';
import type { Db } from '../../db/database.ts';

export interface SigningKeyRow {
  readonly kid: string;
  readonly jwk: JWK;
}

/** Keys in use, newest first: the first one signs, all of them verify. */
export async function readSigningKeys(db: Db): Promise<SigningKeyRow[]> {
  const rows = await db
    .selectFrom('signing_key')
    .select(['kid', 'jwk'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map(({ kid, jwk }) => ({ kid, jwk: jwk as JWK }));
}

export async function writeSigningKey(db: Db, key: SigningKeyRow, now: number): Promise<void> {
  await db
    .insertInto('signing_key')
    .values({ kid: key.kid, jwk: JSON.stringify(key.jwk), created_at: dateAt(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
