/**
 * What MyInfo Business v2 answers, opened and checked: the access token, and the company inside of an
 * encryption around a signature. Source: myinfo-biz-specs v2.0.0 (public.cloud.myinfo.gov.sg/myinfobiz).
 */
import type { KeyObject } from 'node:crypto';
import { compactDecrypt, compactVerify, jwtVerify } from 'jose';
import * as z from 'zod';
import { joseFailure } from './jose-failure.ts';
import { type RegisteredCompany, RegistryError } from './port.ts';
import { registeredCompany } from './registered-company.ts';

const tokenReply = z.object({ access_token: z.string(), token_type: z.string() });
const leaf = z.object({ value: z.string() });
const entityPerson = z.object({
  entity: z.object({
    'basic-profile': z.object({ uen: leaf, 'entity-name': leaf, 'entity-status': leaf }),
  }),
});
/** Both parts become parts of an address. */
const SUBJECT = /^([A-Z0-9]{1,15})_([A-Za-z0-9-]{1,64})$/;

/** @returns null for what is no JSON of that shape */
function parsed<T extends z.ZodType>(schema: T, text: string): z.output<T> | null {
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
  /** The registry's public key: its certificate is part of the settings. */
  readonly registryKey: KeyObject;
  readonly clientId: string;
  /** Who must have issued the token, where the installation says it. */
  readonly issuer: string | undefined;
}

/** @throws RegistryError */
export async function entityAccess(reply: string, trust: V2Trust): Promise<EntityAccess> {
  const token = parsed(tokenReply, reply);
  if (token === null) throw new RegistryError('malformed', 'token reply');
  const claims = await jwtVerify(token.access_token, trust.registryKey, {
    algorithms: ['RS256'],
    audience: trust.clientId,
    requiredClaims: ['sub', 'exp'],
    ...(trust.issuer === undefined ? {} : { issuer: trust.issuer }),
  }).catch((error: unknown) => {
    throw joseFailure(error, 'access token');
  });
  const [, uen, personId] = SUBJECT.exec(claims.payload.sub ?? '') ?? [];
  if (uen === undefined || personId === undefined) throw new RegistryError('malformed', 'subject');
  return { accessToken: token.access_token, uen, personId };
}

/**
 * @param reply compact JWE for us around a JWS of the registry
 * @param uen the one of the access token: the answer must be about that company
 * @throws RegistryError
 */
export async function companyIn(
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
      throw joseFailure(error, 'entity-person');
    });
  const profile = parsed(entityPerson, decoder.decode(opened.payload))?.entity['basic-profile'];
  if (profile === undefined) throw new RegistryError('malformed', 'entity-person');
  const company = registeredCompany({
    uen: profile.uen.value,
    name: profile['entity-name'].value,
    status: profile['entity-status'].value,
  });
  if (company.uen !== uen) throw new RegistryError('untrusted', 'another company');
  return company;
}
