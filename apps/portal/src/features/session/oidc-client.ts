/**
 * OIDC by oidc-client-ts: code with PKCE, refresh tokens, everything in this tab's session storage.
 * The only file that knows the library; loaded when somebody signs in or is signed in.
 */

import { askedToLogOut, STAFF_ROLE } from '@portal/contract/http';
import {
  ErrorResponse,
  OidcClient,
  type User,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts';
import type { PublicConfig } from '../../lib/config.ts';
import { type IdentityClient, RenewalUnheard, type SignedInUser, SignInRefused } from './identity-client.ts';

export function oidcSettings(identity: PublicConfig['identity'], origin: string): UserManagerSettings {
  return {
    authority: identity.authority,
    client_id: identity.clientId,
    scope: identity.scope,
    redirect_uri: `${origin}/callback`,
    silent_redirect_uri: `${origin}/silent`,
    post_logout_redirect_uri: `${origin}/`,
    extraQueryParams: identity.extraLoginParams,
    // Only while somebody is there: session-control.ts decides.
    automaticSilentRenew: false,
    accessTokenExpiringNotificationTimeInSeconds: 10,
    loadUserInfo: false,
    monitorSession: false,
    // Access tokens cannot be revoked; ending the provider's session ends the refresh token.
    revokeTokensOnSignout: false,
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
  };
}

export function createOidcClient(
  identity: PublicConfig['identity'],
  origin = location.origin,
): IdentityClient {
  const settings = oidcSettings(identity, origin);
  const manager = new UserManager(settings);
  const client = new OidcClient(settings);
  const stored = async () => signedIn(await manager.getUser());
  let renewing: Promise<SignedInUser | null> | null = null;

  /** By the provider's own sign-in, in a hidden frame. */
  async function renewApart(): Promise<SignedInUser | null> {
    const user = await manager.getUser();
    if (user?.refresh_token) {
      delete user.refresh_token;
      await manager.storeUser(user);
    }
    return signedIn(await manager.signinSilent());
  }

  /** A refresh token may have died while the sign-in lives: this tab was frozen while another was used. */
  async function renew(): Promise<SignedInUser | null> {
    try {
      return signedIn(await manager.signinSilent());
    } catch (error) {
      if (!(await manager.getUser())?.refresh_token) return null;
      if (isTokenDead(error)) return renewApart();
      throw new RenewalUnheard();
    }
  }

  const once = (act: () => Promise<SignedInUser | null>) => {
    renewing ??= act()
      .catch((error: unknown) => {
        if (error instanceof RenewalUnheard) throw error;
        return null;
      })
      .finally(() => {
        renewing = null;
      });
    return renewing;
  };

  return {
    stored,
    signIn: ({ returnTo, signUp, freshLogin }) =>
      manager.signinRedirect({
        state: { returnTo, fromLogin: true },
        extraQueryParams: {
          ...identity.extraLoginParams,
          ...(freshLogin ? { prompt: 'login' } : {}),
          ...(signUp ? Object.fromEntries(new URLSearchParams(identity.signUpParam)) : {}),
        },
      }),
    async completeSignIn() {
      // Read first: whatever fails from here on is the end of a log-in that began here, or of none.
      const { state } = await client.readSigninResponseState(location.href);
      const user = signedIn(await manager.signinRedirectCallback().catch(findRefusal(state.data)));
      if (!user) throw new Error('the provider sent no user');
      return user;
    },
    renew: () => once(renew),
    renewApart: () => once(renewApart),
    async leave({ isRequested }) {
      const user = await manager.getUser();
      await manager.removeUser();
      if (identity.logoutStyle === 'returnTo') return returnToAddress(identity, origin);
      const isOurs = new URL(identity.authority, origin).origin === origin;
      const request = await client.createSignoutRequest({
        // The identity token names the person and should not stand in an address (threat T16, ADR 0014); only a
        // provider on another site must be told whose sign-in it is.
        ...(user?.id_token && !isOurs ? { id_token_hint: user.id_token } : {}),
        ...(isRequested && isOurs ? { extraQueryParams: { [askedToLogOut.name]: askedToLogOut.value } } : {}),
        client_id: identity.clientId,
        post_logout_redirect_uri: `${origin}/`,
      });
      return request.url;
    },
    async forget() {
      await manager.removeUser();
    },
    onRenewed(listener) {
      manager.events.addUserLoaded((user) => {
        const renewed = signedIn(user);
        if (renewed) listener(renewed);
      });
    },
    onExpiring: (listener) => void manager.events.addAccessTokenExpiring(listener),
  };
}

/** Anything but the provider's own word leaves the refresh token good: no answer, a busy server, a proxy's page. */
const isTokenDead = (error: unknown): boolean =>
  error instanceof ErrorResponse && error.error === 'invalid_grant';

/** The logout of providers that came before the standard: S1 §4 'return_to set to the origin'. */
function returnToAddress(identity: PublicConfig['identity'], origin: string): string {
  const base = identity.authority.endsWith('/') ? identity.authority : `${identity.authority}/`;
  const address = new URL('v2/logout', base);
  address.searchParams.set('client_id', identity.clientId);
  address.searchParams.set('returnTo', origin);
  return address.href;
}

/** The provider has said no, to the question or to the code that it gave for it, or does not answer. */
const findRefusal = (asked: unknown) => (): never => {
  if (isFromLogin(asked)) throw new SignInRefused();
  throw new Error('no answer to a log-in of this tab');
};

function isFromLogin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromLogin' in state && state.fromLogin === true;
}

function signedIn(user: User | null): SignedInUser | null {
  if (!user) return null;
  const { sub, email, email_verified: emailVerified, name, roles } = user.profile;
  const state = user.state as { returnTo?: unknown } | undefined;
  return {
    session: {
      subject: sub,
      email: email ?? null,
      emailVerified: emailVerified === true,
      name: name ?? null,
      isInternal: Array.isArray(roles) && roles.includes(STAFF_ROLE),
    },
    accessToken: user.access_token,
    idToken: user.id_token ?? null,
    isExpired: () => user.expired === true,
    returnTo: state?.returnTo,
    fromLogin: isFromLogin(state),
  };
}
