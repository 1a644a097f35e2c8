/** The published keys of an issuer that is not ours: found by discovery, fetched again when they change. */
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });
const TIMEOUT = 5_000;

export class IssuerUnreachable extends Error {}

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const base = issuer.endsWith('/') ? issuer : `${issuer}/`;
  const answer = await fetch(new URL('.well-known/openid-configuration', base), {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) throw new IssuerUnreachable(`The issuer answered ${answer.status} to discovery.`);
  const found = discovery.parse(await answer.json());
  if (found.issuer !== issuer) throw new IssuerUnreachable('Discovery names another issuer.');
  return createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT });
}

/** Keys for jwtVerify. Discovery runs at the first token, and again after a failure. */
export function issuerKeys(issuer: string): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    keys ??= discoverKeys(issuer);
    try {
      return (await keys)(header, token);
    } catch (error) {
      keys = undefined;
      throw error;
    }
  };
}
