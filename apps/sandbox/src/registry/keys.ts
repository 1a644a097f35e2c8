/** Keys of the demo registry, of its client, and of a stranger. Made when they are first needed, kept nowhere. */
import { generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';

export interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly kid: string;
}

const generate = promisify(generateKeyPair);

async function named(pair: { privateKey: KeyObject; publicKey: KeyObject }): Promise<KeyPair> {
  return { ...pair, kid: await calculateJwkThumbprint(await exportJWK(pair.publicKey)) };
}

const rsa = async () => named(await generate('rsa', { modulusLength: 2048 }));
const ec = async () => named(await generate('ec', { namedCurve: 'P-256' }));

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** @param use as published to the other side; 'sig' or 'enc' */
export async function toJwk(key: KeyObject, { kid }: KeyPair, use: 'sig' | 'enc'): Promise<JWK> {
  return { ...(await exportJWK(key)), kid, use, alg: use === 'sig' ? 'ES256' : 'ECDH-ES+A256KW' };
}

export function registryKeys() {
  return {
    /** RSA, as version 2 has it: one pair each. */
    v2: once(async () => {
      const [registry, client] = await Promise.all([rsa(), rsa()]);
      return { registry, client };
    }),
    /** P-256, as version 3 has it: the client's signing and opening are two. */
    v3: once(async () => {
      const [registry, clientSigning, clientOpening] = await Promise.all([ec(), ec(), ec()]);
      return { registry, clientSigning, clientOpening };
    }),
    /** Keys of a third party, for answers that must not be accepted. */
    stranger: { v2: once(rsa), v3: once(ec) },
  };
}
export type RegistryKeys = ReturnType<typeof registryKeys>;
