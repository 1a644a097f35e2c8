import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PublicConfig } from '../../lib/config.ts';
import { RenewalUnheard, SignInRefused } from './identity-client.ts';
import { createOidcClient, oidcSettings } from './oidc-client.ts';

const PORTAL = 'https://portal.example';
const identity = (authority: string, over: Partial<PublicConfig['identity']> = {}) => ({
  authority,
  clientId: 'portal',
  scope: 'openid email profile portal',
  extraLoginParams: {},
  signUpParam: 'screen_hint=signup',
  logoutStyle: 'end_session' as const,
  profileUrls: { email: null, mobile: null, password: null, sessions: null },
  ...over,
});

function signedInAt(authority: string): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ issuer: authority, end_session_endpoint: `${authority}/session/end` }),
  );
  const user = { access_token: 'a', id_token: 'h.meilin.s', token_type: 'Bearer', profile: { sub: 's' } };
  sessionStorage.setItem(`oidc.user:${authority}:portal`, JSON.stringify(user));
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('whoever is signed in', () => {
  const authority = `${PORTAL}/oidc`;
  const signedInWith = async (roles: unknown) => {
    const user = { access_token: 'a', token_type: 'Bearer', profile: { sub: 's', roles } };
    sessionStorage.setItem(`oidc.user:${authority}:portal`, JSON.stringify(user));
    return (await createOidcClient(identity(authority), PORTAL).stored())?.session.isInternal;
  };

  it('is staff by the role that the issuer gives', async () => {
    expect(await signedInWith(['staff'])).toBe(true);
    expect(await signedInWith(['auditor', 'staff'])).toBe(true);
  });

  it.each([undefined, null, 'staff', [['staff']], ['STAFF'], { staff: true }])(
    'is no staff by %j',
    async (roles) => {
      expect(await signedInWith(roles)).toBe(false);
    },
  );
});

describe('the refresh token', () => {
  const authority = `${PORTAL}/oidc`;
  const key = `oidc.user:${authority}:portal`;

  /** @returns whether it is still kept, and whether it is known to be good, after a renewal that the provider answers so */
  async function renewAfter(reply: () => Response) {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
      String(url).endsWith('/token')
        ? reply()
        : Response.json({ issuer: authority, token_endpoint: `${authority}/token` }),
    );
    const user = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', profile: { sub: 's' } };
    sessionStorage.setItem(key, JSON.stringify(user));
    const renewed = await createOidcClient(identity(authority), PORTAL)
      .renew()
      .catch((error: unknown) => error);
    const isKept = 'refresh_token' in JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return { isKept, isRefused: renewed === null, isUnheard: renewed instanceof RenewalUnheard };
  }

  it.each([
    ['a busy gateway', () => Response.json({ error: { code: 'SK_BUSY_1001' } }, { status: 503 })],
    ['a failing provider', () => Response.json({ error: 'server_error' }, { status: 500 })],
    ['too many requests', () => Response.json({ error: 'temporarily_unavailable' }, { status: 429 })],
    ['the page of a proxy', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ])('is kept after the answer of %s', async (_, reply) => {
    expect(await renewAfter(reply)).toEqual({ isKept: true, isRefused: false, isUnheard: true });
  });

  it('is dropped when the provider says that it is good no longer', async () => {
    // The provider's own sign-in is asked next, in a frame that leads nowhere here.
    vi.spyOn(document.body, 'appendChild').mockImplementation((node) => node);
    const renewal = await renewAfter(() => Response.json({ error: 'invalid_grant' }, { status: 400 }));
    expect(renewal).toEqual({ isKept: false, isRefused: true, isUnheard: false });
  });
});

describe('the address of the logout', () => {
  it("the logout of our own provider holds no token, and leads back to the portal's origin", async () => {
    signedInAt(`${PORTAL}/oidc`);
    const address = new URL(
      await createOidcClient(identity(`${PORTAL}/oidc`), PORTAL).leave({ isRequested: true }),
    );
    expect(address.pathname).toBe('/oidc/session/end');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'portal',
      post_logout_redirect_uri: `${PORTAL}/`,
      asked: 'here',
    });
  });

  it('the logout of our own provider asks for itself when the person did not ask for it', async () => {
    signedInAt(`${PORTAL}/oidc`);
    const client = createOidcClient(identity(`${PORTAL}/oidc`), PORTAL);
    expect(new URL(await client.leave({ isRequested: false })).searchParams.has('asked')).toBe(false);
  });

  it('the logout of a provider on another site says whose sign-in it is', async () => {
    signedInAt('https://issuer.example');
    const address = new URL(
      await createOidcClient(identity('https://issuer.example'), PORTAL).leave({ isRequested: true }),
    );
    expect(address.searchParams.get('id_token_hint')).toBe('h.meilin.s');
    expect(address.searchParams.has('asked')).toBe(false);
  });

  it('the logout of a provider before the standard has the bare origin to return to', async () => {
    signedInAt('https://tenant.example/');
    const old = identity('https://tenant.example/', { logoutStyle: 'returnTo' });
    expect(await createOidcClient(old, PORTAL).leave({ isRequested: true })).toBe(
      'https://tenant.example/v2/logout?client_id=portal&returnTo=https%3A%2F%2Fportal.example',
    );
  });

  it('leaves nothing of the person in this tab', async () => {
    signedInAt(`${PORTAL}/oidc`);
    await createOidcClient(identity(`${PORTAL}/oidc`), PORTAL).leave({ isRequested: true });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('what is asked of the provider', () => {
  async function requestOf(
    options: { signUp?: boolean; freshLogin?: boolean },
    signUpParam = 'screen_hint=signup',
  ) {
    const authority = `${PORTAL}/oidc`;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ issuer: authority, authorization_endpoint: `${authority}/auth` }),
    );
    const went = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const client = createOidcClient(identity(authority, { signUpParam }), PORTAL);
    void client.signIn({ returnTo: '/home', ...options });
    await vi.waitFor(() => expect(went).toHaveBeenCalled(), 10_000);
    return new URL(String(went.mock.calls[0]?.[0])).searchParams;
  }

  it('is the password, whoever is still known there, only where a computer belongs to everybody', async () => {
    expect((await requestOf({ freshLogin: true })).get('prompt')).toBe('login');
    vi.restoreAllMocks();
    expect((await requestOf({ freshLogin: false })).has('prompt')).toBe(false);
    vi.restoreAllMocks();
    const signUp = await requestOf({ freshLogin: true, signUp: true }, 'prompt=create');
    expect(signUp.getAll('prompt')).toEqual(['create']);
  });

  it('never revokes access tokens, never asks for user information, renews nothing by itself', () => {
    expect(oidcSettings(identity(`${PORTAL}/oidc`), PORTAL)).toMatchObject({
      redirect_uri: `${PORTAL}/callback`,
      silent_redirect_uri: `${PORTAL}/silent`,
      automaticSilentRenew: false,
      loadUserInfo: false,
      monitorSession: false,
      revokeTokensOnSignout: false,
    });
  });
});

describe('coming back from the provider', () => {
  const authority = `${PORTAL}/oidc`;
  const cameBack = (query: string, tokens: () => Promise<Response>) => {
    sessionStorage.setItem(
      'oidc.a-state',
      JSON.stringify({
        id: 'a-state',
        created: 1,
        data: { returnTo: '/home', fromLogin: true },
        request_type: 'si:r',
        authority,
        client_id: 'portal',
        redirect_uri: `${PORTAL}/callback`,
        scope: 'openid',
        code_verifier: 'v'.repeat(43),
      }),
    );
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
      String(address).includes('.well-known')
        ? Response.json({ issuer: authority, token_endpoint: `${authority}/token` })
        : tokens(),
    );
    history.replaceState(null, '', `/callback?${query}`);
    return createOidcClient(identity(authority), PORTAL).completeSignIn();
  };
  const unused = async () => Response.json({});

  it.each<[string, string, () => Promise<Response>]>([
    ['the provider says no', 'state=a-state&error=access_denied', unused],
    [
      'it refuses its own code',
      'state=a-state&code=x',
      async () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
    ],
    ['it breaks', 'state=a-state&code=x', async () => new Response('', { status: 500 })],
    ['it does not answer', 'state=a-state&code=x', () => Promise.reject(new TypeError('cut'))],
  ])('is a refused log-in when %s', async (_what, query, tokens) => {
    await expect(cameBack(query, tokens)).rejects.toBeInstanceOf(SignInRefused);
  });

  it('is no log-in of this tab when the state is not its own', async () => {
    await expect(cameBack('state=another&code=x', unused)).rejects.not.toBeInstanceOf(SignInRefused);
  });
});
