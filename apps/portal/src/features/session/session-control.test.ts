import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, wireApi } from '../../lib/api/api.ts';
import { NO_ANSWER } from '../../lib/api/api-error.ts';
import {
  currentEnding,
  currentSession,
  setEnding,
  setSession,
  subscribeToSession,
} from '../../lib/session/session.ts';
import { keep, readStored, storageKeys } from '../../lib/storage.ts';
import { type IdentityClient, RenewalUnheard } from './identity-client.ts';
import { createSessionControl, type SessionControl } from './session-control.ts';
import { fakeIdentity, twoTabs, userNamed } from './test-session.ts';

const went: string[] = [];
const cleared = vi.fn();
let controls: SessionControl[] = [];

function getTab(identity: Partial<IdentityClient>, tabs = twoTabs()[0]) {
  const control = createSessionControl({
    identity: fakeIdentity(identity),
    tabs,
    limits: { warnAfter: 900_000, logOutAfter: 300_000 },
    clearData: cleared,
    goTo: (address) => void went.push(address),
    isReachable: async () => true,
    redirectOrigins: ['https://kiosk.example'],
  });
  controls.push(control);
  return control;
}

const answerAll = (code?: string) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const keys = Object.keys(JSON.parse(String(init?.body ?? '{}')));
    const answer = code ? { error: { code, message: '' } } : { data: {} };
    return Response.json(Object.fromEntries(keys.map((key) => [key, answer])));
  });

beforeEach(() => {
  went.length = 0;
  cleared.mockClear();
});
afterEach(async () => {
  answerAll();
  // Logging out stops what listens for signs of life.
  for (const control of controls) await control.logOut({});
  controls = [];
  vi.restoreAllMocks();
  setSession(null);
  setEnding(null);
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  sessionStorage.clear();
  localStorage.clear();
});

describe('opening the portal again in a tab that was signed in', () => {
  it('goes on as the same person', async () => {
    await getTab({ stored: async () => userNamed('mei') }).restore();
    expect(currentSession()?.subject).toBe('sub-mei');
  });

  it('renews a token that has expired before anything is asked', async () => {
    const stored = async () => userNamed('mei', { isExpired: () => true });
    const session = await getTab({ stored, renew: async () => userNamed('mei') }).restore();
    expect(session?.subject).toBe('sub-mei');
  });

  it('is anonymous, and keeps nothing, when the provider refuses to renew', async () => {
    const forget = vi.fn(async () => {});
    const stored = async () => userNamed('mei', { isExpired: () => true });
    expect(await getTab({ stored, forget }).restore()).toBeNull();
    expect(currentSession()).toBeNull();
    expect(forget).toHaveBeenCalledOnce();
  });
});

describe('a token that has expired, while the provider is not heard', () => {
  it('leaves the person signed in: calls fail and can be tried again, and go out once it is heard', async () => {
    const fetch = answerAll();
    const forget = vi.fn(async () => {});
    let isHeard = false;
    const renew = async () => {
      if (!isHeard) throw new RenewalUnheard();
      return userNamed('mei', { accessToken: 'fresh' });
    };
    const stored = async () => userNamed('mei', { isExpired: () => true });
    const session = await getTab({ stored, renew, forget }).restore();
    expect(session?.subject).toBe('sub-mei');
    expect(forget).not.toHaveBeenCalled();
    await expect(call('user:profileInfo', {})).rejects.toMatchObject({ code: NO_ANSWER });
    expect(fetch).not.toHaveBeenCalled();
    expect(currentEnding()).toBeNull();
    isHeard = true;
    await call('user:profileInfo', {});
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer fresh');
  });
});

describe('calls of somebody signed in', () => {
  it('carry the access token of the moment', async () => {
    const fetch = answerAll();
    let sleeping = false;
    const stored = async () => userNamed('mei', { isExpired: () => sleeping });
    const renew = async () => userNamed('mei', { accessToken: 'fresh' });
    await getTab({ stored, renew }).restore();
    sleeping = true;
    await call('user:profileInfo', {});
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer fresh');
  });

  it.each(['SK_SEC_1000', 'SK_LOGOUT_1001', 'SK_API_1001'])('end the session on %s', async (code) => {
    answerAll(code);
    await getTab({ stored: async () => userNamed('mei') }).restore();
    await expect(call('user:profileInfo', {})).rejects.toMatchObject({ code });
    expect(currentEnding()).toBe('expired');
  });

  it('end nothing on any other code', async () => {
    answerAll('SK_ACCESS_1001');
    await getTab({ stored: async () => userNamed('mei') }).restore();
    await expect(call('user:profileInfo', {})).rejects.toMatchObject({ code: 'SK_ACCESS_1001' });
    expect(currentEnding()).toBeNull();
  });
});

describe('reads that are under way when somebody logs out', () => {
  it('are given up, and nobody is told of an expired session', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (input !== '/api') return Response.json({});
      await new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('abort'))),
      );
      return Response.json({});
    });
    const tab = getTab({ stored: async () => userNamed('mei') });
    await tab.restore();
    const profile = call('user:profileInfo', {});
    const settled = expect(profile).rejects.toMatchObject({ code: 'other' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    const endings: unknown[] = [];
    const stop = subscribeToSession(() => endings.push(currentEnding()));
    await tab.logOut({ isRequested: true });
    stop();
    await settled;
    expect(endings).not.toContain('expired');
  });

  it('do not go out any more under the token that ends', async () => {
    const fetch = answerAll('SK_SEC_1000');
    const tab = getTab({
      stored: async () => userNamed('mei'),
      leave: async () => {
        await expect(call('user:profileInfo', {})).rejects.toMatchObject({ code: 'SK_API_1001' });
        return 'https://id.example/logout';
      },
    });
    await tab.restore();
    await tab.logOut({ isRequested: true });
    expect(fetch.mock.calls.map(([input]) => input)).not.toContain('/api');
    expect(currentEnding()).toBeNull();
  });
});

describe('two people in one browser', () => {
  it('never share data: signing in as another person empties the caches first', async () => {
    const tab = getTab({
      stored: async () => userNamed('mei'),
      completeSignIn: async () => userNamed('kumar'),
    });
    await tab.restore();
    expect(cleared).not.toHaveBeenCalled();
    await tab.complete();
    expect(cleared).toHaveBeenCalledOnce();
    expect(currentSession()?.subject).toBe('sub-kumar');
  });

  it('a renewal for somebody else empties the caches too', async () => {
    let renewed: ((user: ReturnType<typeof userNamed>) => void) | undefined;
    const tab = getTab({
      stored: async () => userNamed('mei'),
      onRenewed: (listener) => {
        renewed = listener;
      },
    });
    await tab.restore();
    renewed?.(userNamed('kumar'));
    expect(cleared).toHaveBeenCalledOnce();
  });

  it('a tab of the first leaves for the welcome page when the second signs in beside it', async () => {
    const [first, second] = twoTabs();
    const tab = getTab({ stored: async () => userNamed('mei') }, first);
    await tab.restore();
    second.tell({ kind: 'signed-in', subject: 'sub-kumar' });
    await vi.waitFor(() => expect(went).toEqual(['/welcome']), 10_000);
    expect(currentSession()).toBeNull();
    expect(cleared).toHaveBeenCalled();
  });

  it('a tab of the same person stays when they sign in again beside it', async () => {
    const [first, second] = twoTabs();
    await getTab({ stored: async () => userNamed('mei') }, first).restore();
    second.tell({ kind: 'signed-in', subject: 'sub-mei' });
    expect(currentSession()?.subject).toBe('sub-mei');
  });
});

describe('logging out', () => {
  it('ends the other tabs of the same person', async () => {
    answerAll();
    const [first, second] = twoTabs();
    await getTab({ stored: async () => userNamed('mei') }, first).restore();
    await getTab({ stored: async () => userNamed('mei') }, second)
      .restore()
      .then(() => second.tell({ kind: 'logged-out', subject: 'sub-mei' }));
    await vi.waitFor(() => expect(went).toEqual(['/welcome']), 10_000);
  });

  it('goes to the provider with the token of the person, and keeps nothing of this login', async () => {
    const fetch = answerAll();
    keep('local', `${storageKeys.onboardingPrefix}abc`, 'seen');
    keep('local', `${storageKeys.dismissPrefix}scam`, '2026-11-20');
    keep('local', storageKeys.payNow, 'the key of a code');
    keep('local', 'portal.theme', 'dark');
    const tab = getTab({ stored: async () => userNamed('mei') });
    await tab.restore();
    await tab.logOut({});
    expect(went).toEqual(['https://provider.example/logout']);
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(String(address)).toBe('/skalbox/private/users/logout');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token-mei');
    expect(Object.keys(localStorage)).toEqual(['portal.theme']);
    expect(currentSession()).toBeNull();
  });

  it('renews a token that has expired first, as the gateway ends a sign-in only for one that holds', async () => {
    const fetch = answerAll();
    let sleeping = false;
    const tab = getTab({
      stored: async () => userNamed('mei', { isExpired: () => sleeping }),
      renew: async () => userNamed('mei', { accessToken: 'fresh' }),
    });
    await tab.restore();
    sleeping = true;
    await tab.logOut({});
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer fresh');
  });

  it.each(['SK_LOGOUT_1001', 'SK_API_1001'])(
    'calls nobody with a token that is known to have ended (%s)',
    async (code) => {
      const fetch = answerAll(code);
      const tab = getTab({ stored: async () => userNamed('mei') });
      await tab.restore();
      await expect(call('user:profileInfo', {})).rejects.toMatchObject({ code });
      fetch.mockClear();
      await tab.logOut({});
      expect(fetch).not.toHaveBeenCalled();
      expect(went).toEqual(['https://provider.example/logout']);
    },
  );

  it('ends the sign-in by a fresh token when the gateway only did not take the old one', async () => {
    const fetch = answerAll('SK_SEC_1000');
    const renew = async () => userNamed('mei', { accessToken: 'fresh' });
    const tab = getTab({ stored: async () => userNamed('mei'), renew });
    await tab.restore();
    await expect(call('user:profileInfo', {})).rejects.toMatchObject({ code: 'SK_SEC_1000' });
    fetch.mockClear();
    await tab.logOut({});
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer fresh');
  });

  it('calls nobody when nobody is signed in, and leaves for the provider all the same', async () => {
    const fetch = answerAll();
    await getTab({}).logOut({});
    expect(fetch).not.toHaveBeenCalled();
    expect(went).toEqual(['https://provider.example/logout']);
  });

  it('tells our own provider that somebody asked for it only in the tab of somebody signed in', async () => {
    answerAll();
    const leave = vi.fn(async (_options: { isRequested: boolean }) => '/out');
    const tab = getTab({ stored: async () => userNamed('mei'), leave });
    await tab.logOut({});
    await tab.restore();
    await tab.logOut({});
    expect(leave.mock.calls).toEqual([[{ isRequested: false }], [{ isRequested: true }]]);
  });

  it('comes back to / even if nothing can be reached', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    const tab = getTab({
      stored: async () => userNamed('mei'),
      leave: () => Promise.reject(new Error('offline')),
    });
    await tab.restore();
    await tab.logOut({ errorCode: 'no_active_utilities_account' });
    await vi.waitFor(() => expect(went).toEqual(['/']), 10_000);
    expect(readStored('session', storageKeys.errorCode)).toBe('no_active_utilities_account');
  });
});

describe('the end of a session at a kiosk', () => {
  const signedIn = async (over: Partial<IdentityClient> = {}) => {
    const tab = getTab({ stored: async () => userNamed('mei'), ...over });
    await tab.restore();
    return tab;
  };

  it('revokes the sign-in, leaves for the provider, and remembers nothing but where to go', async () => {
    const fetch = answerAll();
    keep('local', 'portal.theme', 'dark');
    keep('local', `${storageKeys.dismissPrefix}scam`, '2026-11-20');
    keep('session', storageKeys.mode, 'kiosk');
    await (await signedIn()).endSession({ to: 'https://kiosk.example/start' });
    expect(String(fetch.mock.calls[0]?.[0])).toBe('/skalbox/private/users/logout');
    expect(went).toEqual(['https://provider.example/logout']);
    expect(localStorage.length).toBe(0);
    expect({ ...sessionStorage }).toEqual({ [storageKeys.endTo]: 'https://kiosk.example/start' });
  });

  it('goes there at once when nothing can be reached', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    const tab = await signedIn({ leave: () => Promise.reject(new Error('offline')) });
    await tab.endSession({ to: '/welcome?mode=kiosk' });
    await vi.waitFor(() => expect(went).toEqual(['/welcome?mode=kiosk']), 10_000);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/logout', ''])(
    'never leads to %s',
    async (to) => {
      answerAll();
      await (await signedIn()).endSession({ to });
      expect(readStored('session', storageKeys.endTo)).toBe('/welcome?mode=kiosk');
    },
  );

  it('is asked for, also where nobody is signed in any more', async () => {
    answerAll();
    const leave = vi.fn(async (_options: { isRequested: boolean }) => '/out');
    await getTab({ leave }).endSession({ to: null });
    expect(leave).toHaveBeenCalledWith({ isRequested: true });
  });

  it('leaves no way to go when it went there itself: the provider, or another tab, was busy', async () => {
    answerAll();
    const to = 'https://kiosk.example/start';
    await (await signedIn({ leave: () => Promise.reject(new Error('offline')) })).endSession({ to });
    await vi.waitFor(() => expect(went).toEqual([to]), 10_000);
    expect({ ...sessionStorage }).toEqual({});
    const busy = { ...twoTabs()[0], alone: async () => false };
    await getTab({}, busy).endSession({ to });
    await vi.waitFor(() => expect(went).toEqual([to, to]), 10_000);
    expect({ ...sessionStorage }).toEqual({});
  });

  it('is forgotten when the next person signs in', async () => {
    answerAll();
    keep('session', storageKeys.endTo, 'https://kiosk.example/start');
    await getTab({ completeSignIn: async () => userNamed('kumar') }).complete();
    expect(readStored('session', storageKeys.endTo)).toBeNull();
  });
});
