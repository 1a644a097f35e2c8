/**
 * openid-client, configured for FAPI 2.0 and the registry: key ids, signatures of responses verified, responses
 * decrypted, every call bounded. Knows nothing of companies.
 */
import { importJWK, type JWK } from 'jose';
import * as oidc from 'openid-client';
import { systemClock } from '../../clock.ts';
import type { BoundedFetch } from './bounded-fetch.ts';
import { RegistryError } from './port.ts';

export interface V3Settings {
  readonly version: 'v3';
  /** Exactly as in the tokens. */
  readonly issuer: string;
  /** Further origins of its endpoints. */
  readonly origins: readonly string[];
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  /** Private, with kid; ES256. */
  readonly signingKey: JWK;
  /** Private, with kid; ECDH-ES+A256KW. */
  readonly decryptionKey: JWK;
}

/** Endpoints seldom change; discovery is repeated after an hour. */
const DISCOVERY_LIFE = 3_600_000;

async function privateKey(jwk: JWK, algorithm: string): Promise<oidc.CryptoKey> {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new TypeError('the configured key is not a key pair');
  return key;
}

async function discover(settings: V3Settings, reach: BoundedFetch): Promise<oidc.Configuration> {
  const { issuer, clientId, signingKey, decryptionKey } = settings;
  const clientAuth = oidc.PrivateKeyJwt(
    { key: await privateKey(signingKey, 'ES256'), kid: signingKey.kid ?? '' },
    { [oidc.modifyAssertion]: (header) => void Object.assign(header, { typ: 'JWT' }) },
  );
  const metadata = {
    id_token_signed_response_alg: 'ES256',
    userinfo_signed_response_alg: 'ES256',
    require_pushed_authorization_requests: true,
  };
  const opener = {
    key: await privateKey(decryptionKey, 'ECDH-ES+A256KW'),
    alg: 'ECDH-ES+A256KW',
    kid: decryptionKey.kid ?? '',
  };
  const decrypt = (config: oidc.Configuration) =>
    oidc.enableDecryptingResponses(config, ['A256GCM', 'A256CBC-HS512'], opener);
  const isPlain = new URL(issuer).protocol === 'http:';
  const config = await oidc.discovery(new URL(issuer), clientId, metadata, clientAuth, {
    execute: [
      oidc.enableNonRepudiationChecks,
      decrypt,
      // The settings allow plain http on this computer only.
      ...(isPlain ? [oidc.allowInsecureRequests] : []),
    ],
    [oidc.customFetch]: (url, init) => reach(url, init as RequestInit),
  });
  const { authorization_endpoint, pushed_authorization_request_endpoint } = config.serverMetadata();
  const browserGoesTo = URL.parse(authorization_endpoint ?? '')?.origin;
  const isKnown = browserGoesTo !== undefined && listOrigins(settings).has(browserGoesTo);
  if (!isKnown) throw new RegistryError('malformed', 'address of another origin');
  if (!pushed_authorization_request_endpoint) throw new RegistryError('malformed', 'no pushed requests');
  return config;
}

export const listOrigins = ({ issuer, origins }: V3Settings): ReadonlySet<string> =>
  new Set([new URL(issuer).origin, ...origins]);

/** @returns the client; discovery runs at the first call, after a failure and every hour */
export function fapiClient(settings: V3Settings, reach: BoundedFetch): () => Promise<oidc.Configuration> {
  let found: { readonly client: Promise<oidc.Configuration>; readonly at: number } | null = null;
  return () => {
    const now = systemClock.now();
    if (found === null || now - found.at > DISCOVERY_LIFE) {
      const client = discover(settings, reach);
      found = { client, at: now };
      client.catch(() => {
        found = null;
      });
    }
    return found.client;
  };
}
