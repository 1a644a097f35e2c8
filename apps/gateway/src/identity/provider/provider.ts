/**
 * The embedded OpenID provider and all its settings. Knows accounts by their store and draws its pages by
 * pages/. Its times (tokens, sessions) follow the process's clock, as the library has no other.
 */

import type { JWK } from 'jose';
import Provider, { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { systemClock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../../db/engines/query-failed.ts';
import { findAccountBySubject, getRoles, type IdpAccount } from '../accounts/idp-account.store.ts';
import { RENEWAL_CLAIM } from '../identity.ts';
import { loadExistingGrant } from './grants.ts';
import { oidcModelAdapter } from './oidc-model.store.ts';
import { redirectHome } from './redirect-home.ts';
import { nameRenewal, type OnGrantRevoked } from './renewal.store.ts';

/** Seconds. */
const SIGN_IN_LIFE = 12 * 3600;

/**
 * The portal renews a token only while the customer is active: at worst it was renewed as long before the last sign of
 * life as a token lives, so that much is added to the portal's own limit.
 */
const computeIdleLife = (
  config: Pick<Config, 'IDLE_WARN_SECONDS' | 'IDLE_LOGOUT_SECONDS' | 'ACCESS_TOKEN_SECONDS'>,
): number => config.IDLE_WARN_SECONDS + config.IDLE_LOGOUT_SECONDS + config.ACCESS_TOKEN_SECONDS;

/** @param loginTs when the person gave the password (seconds); not yet: the whole life */
function signInLifeLeft(loginTs: number | undefined): number {
  if (loginTs === undefined) return SIGN_IN_LIFE;
  return Math.max(1, Math.ceil(loginTs + SIGN_IN_LIFE - systemClock.now() / 1000));
}

interface ProviderPages {
  /** @param form the provider's form; @param atOnce the person is known to have requested it */
  logout(form: string, atOnce: boolean): string;
  signedOut(): string;
  /** Logs, and draws the page with a reference. */
  failure(error: string): string;
  busy(): string;
}

export interface ProviderParts {
  readonly config: Config;
  readonly db: Db;
  readonly privateJwks: readonly JWK[];
  readonly cookieKeys: readonly string[];
  readonly pages: ProviderPages;
  /** An internal failure; the caller got no details of it. */
  onFailure(error: unknown): void;
  /** A sign-in was ended at the provider itself. */
  onSignedOut(sessionUid: string): void;
  /** Ends a sign-in and all its tokens. The caller waits for it. */
  endSignIn(sessionUid: string): Promise<void>;
  /** A grant was revoked: a used code or refresh token came back. The caller waits for it. */
  readonly onGrantRevoked: OnGrantRevoked;
}

const HOUR = 3600;
const IDENTITY_SCOPES = 'openid email profile';

export const CREATE_PROMPT = 'create';

/** The protocol's word for an answer that a program may ask for again. */
export const temporarilyUnavailable = {
  error: 'temporarily_unavailable',
  error_description: 'the request could not be answered in time',
} as const;

// The portal's library sends the scope of a token answer the next time: it must keep openid.
const API_SCOPES = `${IDENTITY_SCOPES} portal`;

/** In both kinds of token: the gateway judges by the access token, the portal draws by the other. */
const buildClaims = (account: IdpAccount, sessionUid: string | undefined) => ({
  email: account.email,
  email_verified: account.emailVerified,
  name: account.name,
  ...getRoles(account),
  // Names the sign-in, so that its end can be reported.
  ...(sessionUid === undefined ? {} : { sid: sessionUid }),
});

/** The gateway notes by it that the answer of a renewal was heard. */
function buildRenewalClaim({ oidc }: KoaContextWithOIDC) {
  const { RefreshToken, RotatedRefreshToken } = oidc.entities;
  return RefreshToken && RotatedRefreshToken && { [RENEWAL_CLAIM]: nameRenewal(RefreshToken.jti) };
}

function promptsWithCreate() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: CREATE_PROMPT, requestable: true }), 0);
  return policy;
}

const respondHtml = (ctx: KoaContextWithOIDC, body: string): void => {
  ctx.type = 'html';
  ctx.set('cache-control', 'no-store');
  ctx.body = body;
};

function logoutFeature({ pages }: ProviderParts) {
  return {
    enabled: true,
    logoutSource: async (ctx: KoaContextWithOIDC, form: string) => {
      const { entities, session } = ctx.oidc;
      const hint: unknown = entities.IdTokenHint?.payload.sub;
      respondHtml(ctx, pages.logout(form, hint !== undefined && hint === session?.accountId));
    },
    postLogoutSuccessSource: async (ctx: KoaContextWithOIDC) => respondHtml(ctx, pages.signedOut()),
  };
}

function apiFeature(config: Config) {
  return {
    enabled: true,
    defaultResource: () => config.OIDC_AUDIENCE,
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx: KoaContextWithOIDC, indicator: string) => {
      if (indicator !== config.OIDC_AUDIENCE) throw new errors.InvalidTarget();
      return {
        scope: API_SCOPES,
        audience: config.OIDC_AUDIENCE,
        accessTokenFormat: 'jwt' as const,
        accessTokenTTL: config.ACCESS_TOKEN_SECONDS,
        jwt: { sign: { alg: 'ES256' as const } },
      };
    },
  };
}

export function createProvider(parts: ProviderParts): Provider {
  const { config, db, pages } = parts;
  const origin = config.publicOrigin;
  const idleLife = computeIdleLife(config);
  const grantScopes = { audience: config.OIDC_AUDIENCE, identity: IDENTITY_SCOPES, api: API_SCOPES };
  const provider = new Provider(config.issuer, {
    adapter: (model: string) => oidcModelAdapter(db, model, idleLife, parts.onGrantRevoked),
    clients: [
      {
        client_id: config.OIDC_CLIENT_ID,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        redirect_uris: [`${origin}/callback`, `${origin}/silent`],
        post_logout_redirect_uris: [`${origin}/`],
      },
    ],
    clientAuthMethods: ['none'],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    responseTypes: ['code'],
    jwks: { keys: [...parts.privateJwks] },
    cookies: {
      keys: [...parts.cookieKeys],
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: '/' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub', 'sid'], email: ['email', 'email_verified'], profile: ['name', 'roles'] },
    // Else the e-mail claims would wait at a userinfo endpoint that is off.
    conformIdTokenClaims: false,
    extraParams: ['screen_hint'],
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, requester) => requester === origin,
    findAccount: async (_ctx, subject, token) => {
      const account = await findAccountBySubject(db, subject);
      const sessionUid = token && 'sessionUid' in token ? token.sessionUid : undefined;
      return (
        account && {
          accountId: subject,
          claims: async () => ({ sub: subject, ...buildClaims(account, sessionUid) }),
        }
      );
    },
    extraTokenClaims: async (ctx, token) => {
      if (!('accountId' in token)) return undefined;
      const account = await findAccountBySubject(db, token.accountId);
      return account && { ...buildClaims(account, token.sessionUid), ...buildRenewalClaim(ctx) };
    },
    loadExistingGrant: (ctx) => loadExistingGrant(ctx, grantScopes),
    interactions: {
      policy: promptsWithCreate(),
      url: (_ctx, interaction) => `/interaction/${interaction.uid}`,
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: () => true,
    ttl: {
      AccessToken: config.ACCESS_TOKEN_SECONDS,
      AuthorizationCode: 60,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: (_ctx, session) => signInLifeLeft(session.loginTs),
      RefreshToken: idleLife,
      Grant: SIGN_IN_LIFE + HOUR,
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: apiFeature(config),
      rpInitiatedLogout: logoutFeature(parts),
    },
    renderError: async (ctx, out, error) =>
      respondHtml(ctx, isUnavailable(error) ? pages.busy() : pages.failure(out.error)),
  });
  // The forwarded headers are those that mount.ts sets, from the configuration.
  provider.proxy = true;
  provider.use(redirectHome(provider, { ...parts, home: `${origin}/`, signedOut: pages.signedOut }));
  provider.on('server_error', (ctx, error) => {
    parts.onFailure(error);
    if (!isUnavailable(error)) return;
    if (!ctx.response.is('html')) ctx.body = temporarilyUnavailable;
    ctx.status = 503;
    ctx.set('retry-after', String(RETRY_AFTER_SECONDS));
  });
  provider.on('end_session.success', (ctx) => {
    const uid = ctx.oidc.session?.uid;
    if (uid) parts.onSignedOut(uid);
  });
  return provider;
}
