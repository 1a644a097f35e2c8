/**
 * Judges tokens of whichever issuer is configured: ours with our own keys, another one with the keys
 * it publishes. Knows nothing of accounts. OIDC times follow the process's clock.
 */
import { errors, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose';
import { systemClock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { TokenCheck, TokenRefusal, TokenVerdict } from '../identity.ts';
import { tokenOfClaims } from './token-claims.ts';

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
}

// Machines disagree by a few seconds; more would keep dead tokens alive.
const CLOCK_TOLERANCE_SECONDS = 5;

const refuse = (code: TokenRefusal): TokenVerdict => ({ ok: false, code });

// A key set that cannot be reached is a failure of the issuer, not of the token: let it surface.
const isFaultOfToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);

export function createTokenCheck({ config, issuerName, keys, isRevoked }: TokenCheckParts): TokenCheck {
  const algorithms = config.OIDC_ALGS.split(/[\s,]+/).filter(Boolean);
  const common = {
    issuer: config.issuer,
    algorithms,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    requiredClaims: ['sub', 'exp'],
  };

  const idleSeconds = config.IDLE_WARN_SECONDS + config.IDLE_LOGOUT_SECONDS;

  /** A valid token that was not renewed for as long as a sign-in may be idle: the customer was away. */
  async function refusalOf(error: unknown, token: string): Promise<TokenRefusal> {
    if (!(error instanceof errors.JWTExpired)) return 'SK_SEC_1000';
    const ended = tokenOfClaims(error.payload, issuerName, token);
    if (!ended || systemClock.now() - ended.expiresAt < idleSeconds * 1000) return 'SK_SEC_1000';
    return (await isRevoked(ended.sessionKey)) ? 'SK_LOGOUT_1001' : 'SK_API_1001';
  }

  async function judge(token: string, options: JWTVerifyOptions): Promise<TokenVerdict> {
    try {
      const { payload } = await jwtVerify(token, keys, options);
      const verified = tokenOfClaims(payload, issuerName, token);
      if (!verified) return refuse('SK_SEC_1000');
      if (await isRevoked(verified.sessionKey)) return refuse('SK_LOGOUT_1001');
      return { ok: true, token: verified };
    } catch (error) {
      if (!isFaultOfToken(error)) throw error;
      return refuse(await refusalOf(error, token));
    }
  }

  return {
    verifyAccess: (token) =>
      judge(token, { ...common, audience: config.OIDC_AUDIENCE, typ: config.OIDC_ACCESS_TYP }),
    verifyId: (token) => judge(token, { ...common, audience: config.OIDC_CLIENT_ID }),
  };
}
