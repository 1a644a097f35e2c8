/** Rows of the issuer's signing keys. A key once written is never changed, only retired. */
import type { JWK } from 'jose';
import type { Db } from '../../db/database.ts';
import {
  addSealed,
  isEarlierReleaseBeside,
  nameOfSigningKey,
  readSealedSigningKeys,
} from '../../db/secrets/sealed-secret.store.ts';
import { secretSources } from '../../db/secrets/secret-sources.ts';

export interface SigningKeyRow {
  readonly kid: string;
  readonly jwk: JWK;
}

interface StoredKey extends SigningKeyRow {
  readonly createdAt: number;
}

async function readPlain(db: Db): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('signingKey')
    .select(['kid', 'jwk', 'createdAt'])
    .where('retiredAt', 'is', null)
    .execute();
  return rows.map(({ kid, jwk, createdAt }) => ({ kid, jwk: jwk as JWK, createdAt }));
}

async function readSealed(db: Db): Promise<StoredKey[]> {
  const rows = await readSealedSigningKeys(db);
  return rows.map(({ text, createdAt }) => {
    const jwk: JWK = JSON.parse(text);
    return { kid: jwk.kid ?? '', jwk, createdAt };
  });
}

/** Stored keys in use, newest first: the first one signs, all of them verify. */
export async function readSigningKeys(db: Db): Promise<SigningKeyRow[]> {
  const byKid = new Map([...(await readPlain(db)), ...(await readSealed(db))].map((key) => [key.kid, key]));
  return [...byKid.values()].toSorted((a, b) => b.createdAt - a.createdAt || (a.kid < b.kid ? -1 : 1));
}

export async function writeSigningKey(db: Db, { kid, jwk }: SigningKeyRow, now: number): Promise<void> {
  const text = JSON.stringify(jwk);
  // Gateways of an earlier release beside this one must find it too; it is sealed when they are gone.
  if (secretSources().dataKeys !== null && !(await isEarlierReleaseBeside(db))) {
    await addSealed(db, { name: nameOfSigningKey(kid), text, createdAt: now });
    return;
  }
  await db
    .insertInto('signingKey')
    .values({ kid, jwk: text, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
