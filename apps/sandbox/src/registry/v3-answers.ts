/** Tokens and userinfo of version 3, signed and encrypted; or wrong in the way of the dial. */
import { createHash } from 'node:crypto';
import { CompactEncrypt, type JWTPayload, SignJWT } from 'jose';
import { companies, type SandboxCompany } from './companies.ts';
import type { Granted } from './desk.ts';
import { toJwk } from './keys.ts';
import { CLIENT_ID, type SandboxRegistry } from './sandbox-registry.ts';

const SECONDS = 600;

const leaf = (value: string) => ({ classification: 'C', source: '1', lastupdated: '2026-11-01', value });

const entityInfo = ({ uen, name, status }: SandboxCompany) => ({
  basic_profile: { registration_number: leaf(uen), name: leaf(name), status: leaf(status) },
});

const halfHash = (token: string): string =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');

export function v3Answers({ v3, keys, dials, desk }: SandboxRegistry) {
  /** A JWT of ours for the client, inside of an encryption for it. */
  async function closed(claims: JWTPayload, subject: string): Promise<string> {
    const own = await keys.v3();
    const stranger = await keys.stranger.v3();
    const signer = dials.fault === 'wrong-signature' ? stranger : own.registry;
    const jwt = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: own.registry.kid })
      .setIssuer(dials.fault === 'wrong-issuer' ? `${v3}/elsewhere` : v3)
      .setAudience(dials.fault === 'wrong-audience' ? 'SOMEBODY-ELSE' : CLIENT_ID)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime(`${SECONDS} seconds`)
      .sign(signer.privateKey);
    const reader = dials.fault === 'other-key' ? stranger : own.clientOpening;
    return new CompactEncrypt(new TextEncoder().encode(jwt))
      .setProtectedHeader({
        alg: 'ECDH-ES+A256KW',
        enc: 'A256GCM',
        cty: 'JWT',
        kid: own.clientOpening.kid,
      })
      .encrypt(reader.publicKey);
  }

  return {
    discovery: () => ({
      issuer: v3,
      authorization_endpoint: `${v3}/authorize`,
      pushed_authorization_request_endpoint: `${v3}/request`,
      token_endpoint: `${v3}/token`,
      userinfo_endpoint: `${v3}/userinfo`,
      jwks_uri: `${v3}/jwks`,
      require_pushed_authorization_requests: true,
      authorization_response_iss_parameter_supported: true,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
      subject_types_supported: ['public'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['private_key_jwt'],
      token_endpoint_auth_signing_alg_values_supported: ['ES256'],
      dpop_signing_alg_values_supported: ['ES256'],
      id_token_signing_alg_values_supported: ['ES256'],
      id_token_encryption_alg_values_supported: ['ECDH-ES+A256KW'],
      id_token_encryption_enc_values_supported: ['A256GCM'],
    }),

    async publicKeys() {
      const { registry } = await keys.v3();
      return { keys: [await toJwk(registry.publicKey, registry, 'sig')] };
    },

    async tokens(granted: Granted): Promise<object> {
      const accessToken = desk.tokens.put(granted);
      const nonce = dials.fault === 'wrong-nonce' ? 'another-nonce' : granted.nonce;
      const idToken = await closed({ nonce, at_hash: halfHash(accessToken) }, granted.company.personId);
      return { access_token: accessToken, token_type: 'DPoP', expires_in: SECONDS, id_token: idToken };
    },

    async userinfo({ company }: Granted): Promise<string> {
      const about = entityInfo(company);
      const other = companies.find(({ uen }) => uen !== company.uen) ?? company;
      const subject = dials.fault === 'other-company' ? other.personId : company.personId;
      return closed(
        dials.fault === 'broken-shape' ? { entity: company.name } : { entity_info: about },
        subject,
      );
    },
  };
}
