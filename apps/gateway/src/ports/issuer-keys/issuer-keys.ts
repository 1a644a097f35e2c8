/** The published keys of a foreign issuer: found by discovery, fetched again when they change. */
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });
const TIMEOUT = 5_000;

/** The issuer failed, so that no token can be judged. */
export class IssuerUnreachable extends Error {
  override readonly name = 'IssuerUnreachable';
}

/** The token names none of the fetched keys: the only failure that is the token's fault. */
const isFaultOfToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;

const unreachable = (error: unknown): IssuerUnreachable =>
  error instanceof IssuerUnreachable
    ? error
    : new IssuerUnreachable('The keys of the issuer cannot be had.', { cause: error });

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
      return await (await keys)(header, token);
    } catch (error) {
      // Kept, so that invented key ids do not cause a request to the issuer each time.
      if (isFaultOfToken(error)) throw error;
      keys = undefined;
      throw unreachable(error);
    }
  };
}
