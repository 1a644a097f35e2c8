/** The published keys of a foreign issuer: found by discovery, fetched again when they change. */
import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { readBounded } from '../bounded-fetch.ts';

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });
const TIMEOUT = 5_000;
/** Each answer; a set of dozens of keys with their certificates fits. */
const MOST_BYTES = 256 * 1024;
/** After a failure of an issuer whose keys are known. */
const PAUSE_MS = 5_000;
/** A key that the issuer has withdrawn is good no longer than that, also while the issuer cannot say so. */
const KNOWN_FOR_MS = 3_600_000;

type RemoteKeys = ReturnType<typeof createRemoteJWKSet>;

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

/** Of an answer with a longer body nothing is kept. */
async function fetchBounded(url: URL | string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  const body = await readBounded(answer, MOST_BYTES);
  if (body === null) throw new IssuerUnreachable('The answer of the issuer is too long.');
  return new Response(body.byteLength === 0 ? null : body, answer);
}

async function discoverKeys(issuer: string): Promise<RemoteKeys> {
  const base = issuer.endsWith('/') ? issuer : `${issuer}/`;
  const answer = await fetchBounded(new URL('.well-known/openid-configuration', base), {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) throw new IssuerUnreachable(`The issuer answered ${answer.status} to discovery.`);
  const found = discovery.parse(await answer.json());
  if (found.issuer !== issuer) throw new IssuerUnreachable('Discovery names another issuer.');
  return createRemoteJWKSet(new URL(found.jwks_uri), {
    timeoutDuration: TIMEOUT,
    [customFetch]: fetchBounded,
  });
}

/**
 * Keys for jwtVerify. Discovery runs at the first token, and again after a failure. While the issuer fails, tokens of the
 * keys that were fetched last are good for an hour, however many tokens name others.
 */
export function issuerKeys(issuer: string): JWTVerifyGetKey {
  let keys: Promise<RemoteKeys> | undefined;
  let last: RemoteKeys | undefined;
  let lastAt = 0;
  let pausedUntil = 0;

  async function findFetched(header: Header, token: Token): Promise<Key> {
    keys ??= discoverKeys(issuer);
    try {
      const found = await keys;
      const key = await found(header, token);
      last = found;
      lastAt = performance.now();
      return key;
    } catch (error) {
      // Kept, so that invented key ids do not cause a request to the issuer each time.
      if (isFaultOfToken(error)) throw error;
      keys = undefined;
      pausedUntil = performance.now() + PAUSE_MS;
      throw unreachable(error);
    }
  }

  return async (header, token) => {
    const known = performance.now() - lastAt < KNOWN_FOR_MS ? last?.jwks() : undefined;
    if (known === undefined) return findFetched(header, token);
    try {
      if (performance.now() < pausedUntil) throw new IssuerUnreachable('The issuer failed a moment ago.');
      return await findFetched(header, token);
    } catch (error) {
      if (!(error instanceof IssuerUnreachable)) throw error;
      return createLocalJWKSet(known)(header, token).catch(() => Promise.reject(error));
    }
  };
}

type Header = Parameters<JWTVerifyGetKey>[0];
type Token = Parameters<JWTVerifyGetKey>[1];
type Key = Awaited<ReturnType<JWTVerifyGetKey>>;
