/**
 * The userinfo of MyInfo Business v3, and the half hash that binds an access token to its identity token.
 * Source: docs.corppass.gov.sg, Corppass Authorization API (FAPI 2.0): userinfo endpoint, identity token.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type RegisteredCompany, RegistryError } from './port.ts';
import { registeredCompany } from './registered-company.ts';

const leaf = z.object({ value: z.string() });
const userinfo = z.object({
  entity_info: z.object({
    basic_profile: z.object({ registration_number: leaf, name: leaf, status: leaf }),
  }),
});

/** @throws RegistryError `malformed` */
export function readCompany(answer: unknown): RegisteredCompany {
  const parsed = userinfo.safeParse(answer);
  if (!parsed.success) throw new RegistryError('malformed', 'userinfo');
  const { registration_number, name, status } = parsed.data.entity_info.basic_profile;
  return registeredCompany({ uen: registration_number.value, name: name.value, status: status.value });
}

/** OpenID Connect Core 3.1.3.6, for ES256: the left half of the token's SHA-256. */
export function computeHalfHash(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
}
