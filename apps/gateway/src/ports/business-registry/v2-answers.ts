/**
 * Decrypts and verifies responses of MyInfo Business v2: the access token, and the company as a JWS inside a JWE.
 * Source: myinfo-biz-specs v2.0.0 (public.cloud.myinfo.gov.sg/myinfobiz).
 */
import type { KeyObject } from 'node:crypto';
import { compactDecrypt, compactVerify, jwtVerify } from 'jose';
import * as z from 'zod';
import { joseToRegistryError } from './jose-failure.ts';
import { type RegisteredCompany, RegistryError } from './port.ts';
import { registeredCompany } from './registered-company.ts';

const tokenReply = z.object({ access_token: z.string(), token_type: z.string() });
const leaf = z.object({ value: z.string() });
const entityPerson = z.object({
  entity: z.object({
    'basic-profile': z.object({ uen: leaf, 'entity-name': leaf, 'entity-status': leaf }),
  }),
});
/** Both groups become parts of a URL. */
const SUBJECT = /^([A-Z0-9]{1,15})_([A-Za-z0-9-]{1,64})$/;

/** @returns null for a text that is not JSON of this schema */
function parseJson<T extends z.ZodType>(schema: T, text: string): z.output<T> | null {
  try {
    const outcome = schema.safeParse(JSON.parse(text));
    return outcome.success ? outcome.data : null;
  } catch {
    return null;
  }
}

export interface EntityAccess {
  readonly accessToken: string;
  readonly uen: string;
  readonly personId: string;
}

export interface V2Trust {
  /** The registry's public key, from its certificate in the settings. */
  readonly registryKey: KeyObject;
  readonly clientId: string;
  /** Required issuer of the token, if configured. */
  readonly issuer: string | undefined;
}

/** @throws RegistryError */
export async function readAccess(reply: string, trust: V2Trust): Promise<EntityAccess> {
  const token = parseJson(tokenReply, reply);
  if (token === null) throw new RegistryError('malformed', 'token reply');
  const claims = await jwtVerify(token.access_token, trust.registryKey, {
    algorithms: ['RS256'],
    audience: trust.clientId,
    requiredClaims: ['sub', 'exp'],
    ...(trust.issuer === undefined ? {} : { issuer: trust.issuer }),
  }).catch((error: unknown) => {
    throw joseToRegistryError(error, 'access token');
  });
  const [, uen, personId] = SUBJECT.exec(claims.payload.sub ?? '') ?? [];
  if (uen === undefined || personId === undefined) throw new RegistryError('malformed', 'subject');
  return { accessToken: token.access_token, uen, personId };
}

/**
 * @param reply compact JWE for the gateway around a JWS of the registry
 * @param uen UEN of the access token: the response must be about that company
 * @throws RegistryError
 */
export async function readCompany(
  reply: string,
  keys: { readonly ours: KeyObject; readonly registryKey: KeyObject },
  uen: string,
): Promise<RegisteredCompany> {
  const decoder = new TextDecoder();
  const opened = await compactDecrypt(reply, keys.ours, {
    keyManagementAlgorithms: ['RSA-OAEP'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
    .then(({ plaintext }) =>
      compactVerify(decoder.decode(plaintext), keys.registryKey, { algorithms: ['RS256'] }),
    )
    .catch((error: unknown) => {
      throw joseToRegistryError(error, 'entity-person');
    });
  const profile = parseJson(entityPerson, decoder.decode(opened.payload))?.entity['basic-profile'];
  if (profile === undefined) throw new RegistryError('malformed', 'entity-person');
  const company = registeredCompany({
    uen: profile.uen.value,
    name: profile['entity-name'].value,
    status: profile['entity-status'].value,
  });
  if (company.uen !== uen) throw new RegistryError('untrusted', 'another company');
  return company;
}
