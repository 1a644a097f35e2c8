/**
 * MyInfo Business v3 over FAPI 2.0: the request is pushed before the redirect, and every call proves the same key.
 * The browser can change nothing: state, verifier, nonce and proof key stay on the server.
 */

import { createHash } from 'node:crypto';
import { exportJWK, importJWK, type JWK } from 'jose';
import * as oidc from 'openid-client';
import * as z from 'zod';
import type { RegistryAdapter } from './adapter.ts';
import { type Bounds, boundedFetch, usualBounds } from './bounded-fetch.ts';
import { fapiClient, listOrigins, type V3Settings } from './fapi-client.ts';
import { toRegistryError } from './fapi-failure.ts';
import { type RegisteredCompany, RegistryError } from './port.ts';
import { registeredCompany } from './registered-company.ts';

/**
 * The userinfo of MyInfo Business v3, and the half hash that binds an access token to its identity token.
 * Source: docs.corppass.gov.sg, Corppass Authorization API (FAPI 2.0): userinfo endpoint, identity token.
 */
const leaf = z.object({ value: z.string() });
const userinfo = z.object({
  entity_info: z.object({
    basic_profile: z.object({ registration_number: leaf, name: leaf, status: leaf }),
  }),
});

/** @throws RegistryError `malformed` */
function readCompany(answer: unknown): RegisteredCompany {
  const parsed = userinfo.safeParse(answer);
  if (!parsed.success) throw new RegistryError('malformed', 'userinfo');
  const { registration_number, name, status } = parsed.data.entity_info.basic_profile;
  return registeredCompany({ uen: registration_number.value, name: name.value, status: status.value });
}

/** OpenID Connect Core 3.1.3.6, for ES256: the left half of the token's SHA-256. */
function computeHalfHash(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
}

const proofJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
const secretsSchema = z.object({ verifier: z.string(), nonce: z.string(), proofKey: proofJwk });
type StoredKey = z.output<typeof secretsSchema>;

async function importKey(jwk: JWK): Promise<oidc.CryptoKey> {
  const key = await importJWK(jwk, 'ES256', { extractable: true });
  if (key instanceof Uint8Array) throw new TypeError('not a key pair');
  return key;
}

async function importProofPair({ d, ...open }: StoredKey['proofKey']): Promise<oidc.CryptoKeyPair> {
  return { privateKey: await importKey({ ...open, d }), publicKey: await importKey(open) };
}

function isBound(tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers): boolean {
  return tokens.token_type === 'dpop' && tokens.claims()?.at_hash === computeHalfHash(tokens.access_token);
}

export function myinfoBusinessV3(
  settings: V3Settings,
  bounds: Omit<Bounds, 'origins'> = usualBounds,
): RegistryAdapter {
  const { redirectUri, scope } = settings;
  const discovered = fapiClient(settings, boundedFetch({ ...bounds, origins: listOrigins(settings) }));

  async function push(client: oidc.Configuration, state: string) {
    const pair = await oidc.randomDPoPKeyPair('ES256', { extractable: true });
    const verifier = oidc.randomPKCECodeVerifier();
    const nonce = oidc.randomNonce();
    const request = {
      redirect_uri: redirectUri,
      scope,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    };
    const address = await oidc.buildAuthorizationUrlWithPAR(client, request, {
      DPoP: oidc.getDPoPHandle(client, pair),
    });
    const secrets = { verifier, nonce, proofKey: await exportJWK(pair.privateKey) };
    return { redirectUrl: address.href, secrets };
  }

  /** The redirect as it arrived, with its issuer, for the library to verify. */
  function arrival(answer: { code: string; state: string; iss: string | undefined }): URL {
    const { iss, ...named } = answer;
    const query = new URLSearchParams({ ...named, ...(iss === undefined ? {} : { iss }) });
    return new URL(`${redirectUri}?${query}`);
  }

  return {
    protocol: 'v3',

    begin: async ({ state }) => {
      try {
        return await push(await discovered(), state);
      } catch (error) {
        throw toRegistryError(error, 'start');
      }
    },

    async retrieve({ state, code, iss, secrets }) {
      const { verifier, nonce, proofKey } = secretsSchema.parse(secrets);
      let step: 'token' | 'userinfo' = 'token';
      try {
        const client = await discovered();
        const DPoP = oidc.getDPoPHandle(client, await importProofPair(proofKey));
        const checks = {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        };
        const at = arrival({ code, state, iss });
        const tokens = await oidc.authorizationCodeGrant(client, at, checks, undefined, { DPoP });
        if (!isBound(tokens)) throw new RegistryError('untrusted', 'token: not bound to the proof key');
        step = 'userinfo';
        const subject = tokens.claims()?.sub ?? '';
        return readCompany(await oidc.fetchUserInfo(client, tokens.access_token, subject, { DPoP }));
      } catch (error) {
        throw toRegistryError(error, step);
      }
    },
  };
}
