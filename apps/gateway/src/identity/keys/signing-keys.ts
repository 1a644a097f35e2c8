/** The issuer's ES256 keys: from a file, or made once and kept in the database, so that a restart ends no sign-in. */
import type { Clock } from '@portal/domain/clock';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Db } from '../../db/database.ts';
import { secretSources } from '../../db/secrets/secret-sources.ts';
import { readSigningKeys, type SigningKeyRow, writeSigningKey } from './signing-key.store.ts';

export interface SigningKeys {
  /** Private keys with kid, alg and use; the first one signs. */
  readonly privateJwks: readonly JWK[];
  /** The same keys without their private part. */
  readonly publicJwks: readonly JWK[];
}

async function newSigningKey(): Promise<SigningKeyRow> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  // A named key: a local key set refuses tokens whose kid it does not hold.
  const kid = await calculateJwkThumbprint(jwk);
  return { kid, jwk: { ...jwk, kid, alg: 'ES256', use: 'sig' } };
}

function publicPart({ d: _private, ...rest }: JWK): JWK {
  return rest;
}

/** Keys from a file sign before stored ones, which go on to verify. */
async function listGiven(): Promise<SigningKeyRow[]> {
  return Promise.all(
    secretSources().signingKeys.map(async ({ kid: own, ...jwk }) => {
      const kid = own ?? (await calculateJwkThumbprint(jwk));
      return { kid, jwk: { ...jwk, kid, alg: 'ES256', use: 'sig' } };
    }),
  );
}

/** Reads the keys and makes the first one when there is none; two processes at once agree on the order. */
export async function loadSigningKeys(db: Db, clock: Clock): Promise<SigningKeys> {
  const given = await listGiven();
  let rows = await readSigningKeys(db);
  if (rows.length === 0 && given.length === 0) {
    await writeSigningKey(db, await newSigningKey(), clock.now());
    rows = await readSigningKeys(db);
  }
  const isGiven = ({ kid }: SigningKeyRow) => given.some((one) => one.kid === kid);
  const privateJwks = [...given, ...rows.filter((row) => !isGiven(row))].map((row) => row.jwk);
  return { privateJwks, publicJwks: privateJwks.map(publicPart) };
}
