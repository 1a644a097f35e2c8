/**
 * Judges tokens of whichever issuer is configured: ours with our own keys, another one with the keys
 * it publishes. Knows nothing of accounts. OIDC times follow the process's clock.
 */

import { createHash } from 'node:crypto';
import { PAYMENTS_ROLE, STAFF_ROLE } from '@portal/contract/http';
import { errors, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose';
import * as z from 'zod';
import { systemClock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { inNameOf } from '../../db/in-name-of.ts';
import { shareLookUps } from '../../shared-look-ups.ts';
import { subjectKey } from '../../wire/limits/caller-key.ts';
import {
  type AskEnded,
  RENEWAL_CLAIM,
  type TokenCheck,
  type TokenRefusal,
  type TokenVerdict,
  type VerifiedToken,
} from '../identity.ts';
import { REVOKED_SECONDS } from './revoked-session.store.ts';
import { VerifiedTokens } from './verified-tokens.ts';

/** Maps a verified token's claims to the gateway's caller; the same for every issuer. */
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().max(200).optional().catch(undefined),
  /** Names the sign-in: ours and Keycloak's. */
  sid: z.string().min(1).optional().catch(undefined),
  jti: z.string().min(1).optional().catch(undefined),
  roles: z.array(z.string()).optional().catch(undefined),
  exp: z.number(),
});

/** @returns null when the token has no subject */
function tokenOfClaims(payload: JWTPayload, issuer: string, raw: string): VerifiedToken | null {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return null;
  const { sub, email, email_verified, name, sid, jti, roles, exp } = parsed.data;
  return {
    issuer,
    subject: sub,
    email: email ?? null,
    emailVerified: email_verified ?? false,
    name: name ?? null,
    // An issuer that names no sign-in: a logout can end at least this one token.
    sessionKey: sid ?? jti ?? createHash('sha256').update(raw).digest('base64url'),
    staff: roles?.includes(STAFF_ROLE) ?? false,
    paymentsStaff: (roles?.includes(STAFF_ROLE) && roles.includes(PAYMENTS_ROLE)) ?? false,
    expiresAt: exp * 1000,
  };
}

export interface TokenCheckParts {
  readonly config: Pick<
    Config,
    | 'issuer'
    | 'OIDC_AUDIENCE'
    | 'OIDC_CLIENT_ID'
    | 'OIDC_ACCESS_TYP'
    | 'OIDC_ALGS'
    | 'IDLE_WARN_SECONDS'
    | 'IDLE_LOGOUT_SECONDS'
  >;
  /** Half of a customer's key: 'embedded' or the issuer's address. */
  readonly issuerName: string;
  readonly keys: JWTVerifyGetKey;
  isRevoked(sessionKey: string): Promise<boolean>;
  /**
   * Embedded issuer only: notes that the token of this renewal was sent.
   * @returns false: the renewal was made again before, and its tokens are refused
   */
  noteAnswered?(renewal: string): Promise<boolean>;
}

// Machines disagree by a few seconds; more would keep dead tokens alive.
const CLOCK_TOLERANCE_SECONDS = 5;

const refuse = (code: TokenRefusal): TokenVerdict => ({ ok: false, code });

// A key set that cannot be reached is a failure of the issuer, not of the token: let it surface.
const isFaultOfToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);

export function createTokenCheck({
  config,
  issuerName,
  keys,
  isRevoked,
  noteAnswered,
}: TokenCheckParts): TokenCheck {
  const algorithms = config.OIDC_ALGS.split(/[\s,]+/).filter(Boolean);
  const common = {
    issuer: config.issuer,
    algorithms,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    requiredClaims: ['sub', 'exp'],
  };

  const idleSeconds = config.IDLE_WARN_SECONDS + config.IDLE_LOGOUT_SECONDS;

  const itself = (key: string) => key;
  // Tokens are checked before any budget is paid, so one person must not cost a query for each request of a flood.
  const lookUpOnce = shareLookUps(itself, isRevoked);
  const noteOnce = noteAnswered && shareLookUps(itself, noteAnswered);
  const wasEnded = (token: VerifiedToken): Promise<boolean> =>
    inNameOf(subjectKey(token), () => lookUpOnce(token.sessionKey));

  const isEnded = async (token: VerifiedToken, askEnded?: AskEnded): Promise<boolean> =>
    (await askEnded?.(token)) ?? wasEnded(token);

  /** A token that is known without its signature was noted with it. */
  const wasReplaced = async (token: VerifiedToken, payload: JWTPayload): Promise<boolean> => {
    const renewal = payload[RENEWAL_CLAIM];
    if (noteOnce === undefined || typeof renewal !== 'string') return false;
    return !(await inNameOf(subjectKey(token), () => noteOnce(renewal)));
  };

  /** A valid token that was not renewed for as long as a sign-in may be idle: the customer was away. */
  async function toRefusal(error: unknown, token: string): Promise<TokenRefusal> {
    if (!(error instanceof errors.JWTExpired)) return 'SK_SEC_1000';
    const ended = tokenOfClaims(error.payload, issuerName, token);
    if (!ended) return 'SK_SEC_1000';
    const seconds = (systemClock.now() - ended.expiresAt) / 1000;
    if (seconds < idleSeconds) return 'SK_SEC_1000';
    // Its log-out, if there was one, is forgotten by now.
    if (seconds > REVOKED_SECONDS) return 'SK_API_1001';
    return (await wasEnded(ended)) ? 'SK_LOGOUT_1001' : 'SK_API_1001';
  }

  const verifiedTokens = new VerifiedTokens(() => systemClock.now());

  async function judge(token: string, options: JWTVerifyOptions, askEnded?: AskEnded): Promise<TokenVerdict> {
    try {
      const { payload } = await jwtVerify(token, keys, options);
      const verified = tokenOfClaims(payload, issuerName, token);
      if (!verified) return refuse('SK_SEC_1000');
      // In this order: whoever finds the records of a stolen sign-in gone finds its refusal, which came first.
      if ((await wasReplaced(verified, payload)) || (await isEnded(verified, askEnded)))
        return refuse('SK_LOGOUT_1001');
      return { ok: true, token: verified };
    } catch (error) {
      if (!isFaultOfToken(error)) throw error;
      return refuse(await toRefusal(error, token));
    }
  }

  return {
    async verifyAccess(token, askEnded) {
      const known = verifiedTokens.find(token);
      if (known)
        return (await isEnded(known, askEnded)) ? refuse('SK_LOGOUT_1001') : { ok: true, token: known };
      const options = { ...common, audience: config.OIDC_AUDIENCE, typ: config.OIDC_ACCESS_TYP };
      const verdict = await judge(token, options, askEnded);
      if (verdict.ok) verifiedTokens.keep(token, verdict.token);
      return verdict;
    },
    verifyId: (token) => judge(token, { ...common, audience: config.OIDC_CLIENT_ID }),
  };
}
