/** Maps a verified token's claims to the gateway's caller; the same for every issuer. */
import { createHash } from 'node:crypto';
import { PAYMENTS_ROLE, STAFF_ROLE } from '@portal/contract/http';
import type { JWTPayload } from 'jose';
import * as z from 'zod';
import type { VerifiedToken } from '../identity.ts';

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  /** Names the sign-in: ours and Keycloak's. */
  sid: z.string().min(1).optional().catch(undefined),
  jti: z.string().min(1).optional().catch(undefined),
  roles: z.array(z.string()).optional().catch(undefined),
  exp: z.number(),
});

/** @returns null when the token has no subject */
export function tokenOfClaims(payload: JWTPayload, issuer: string, raw: string): VerifiedToken | null {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return null;
  const { sub, email, email_verified, sid, jti, roles, exp } = parsed.data;
  return {
    issuer,
    subject: sub,
    email: email ?? null,
    emailVerified: email_verified ?? false,
    // An issuer that names no sign-in: a logout can end at least this one token.
    sessionKey: sid ?? jti ?? createHash('sha256').update(raw).digest('base64url'),
    staff: roles?.includes(STAFF_ROLE) ?? false,
    paymentsStaff: (roles?.includes(STAFF_ROLE) && roles.includes(PAYMENTS_ROLE)) ?? false,
    expiresAt: exp * 1000,
  };
}
