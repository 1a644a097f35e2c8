import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, wireApi } from '../../../lib/api/api.ts';
import { deviceNow } from '../../../lib/clock.ts';
import {
  currentEnding,
  currentSession,
  currentWarning,
  setEnding,
  setSession,
} from '../../../lib/session/session.ts';
import { keep, readStored, storageKeys } from '../../../lib/storage.ts';
import type { IdentityClient, SignedInUser } from '../identity-client.ts';
import type { OtherTabs } from '../other-tabs.ts';
import { createSessionControl } from '../session-control.ts';
import { fakeIdentity, twoTabs, userNamed } from '../test-session.ts';

const MINUTE = 60_000;
const went: string[] = [];
/** Calls to a provider, and the moments at which it would answer. */
const renew = vi.fn<() => Promise<SignedInUser | null>>();
let expiring: (() => void)[] = [];
let controls: ReturnType<typeof createSessionControl>[] = [];

function openTab(over: Partial<IdentityClient> = {}, tabs: OtherTabs = twoTabs()[0]) {
  const control = createSessionControl({
    identity: fakeIdentity({
      stored: async () => userNamed('mei'),
      renew,
      onExpiring: (listener) => void expiring.push(listener),
      ...over,
    }),
    tabs,
    limits: { warnAfter: 15 * MINUTE, logOutAfter: 5 * MINUTE },
    clearData() {},
    goTo: (address) => void went.push(address),
    isReachable: async () => true,
    redirectOrigins: [],
  });
  controls.push(control);
  return control;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let x = 0;
const moveMouse = () => {
  x += 1;
  document.dispatchEvent(new MouseEvent('mousemove', { screenX: x, bubbles: true }));
};
const runOut = () => {
  for (const notify of expiring) notify();
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T07:02:00Z') });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  renew.mockReset().mockImplementation(async () => userNamed('mei', { accessToken: 'fresh' }));
  went.length = 0;
  expiring = [];
  controls = [];
});
afterEach(async () => {
  // Logging out stops what listens.
  for (const control of controls) await control.logOut({});
  setSession(null);
  setEnding(null);
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('nobody there', () => {
  it('is warned after 15 minutes, and after 5 more the session is expired', async () => {
    const start = deviceNow();
    await openTab().restore();
    await pass(15 * MINUTE - 100);
    expect(currentWarning()).toBeNull();
    await pass(100);
    expect(currentWarning()).toMatchObject({ endsAt: start + 20 * MINUTE });
    await pass(5 * MINUTE + 500);
    expect([currentWarning(), currentEnding()]).toEqual([null, 'expired']);
  });

  it.each([
    ['moves the mouse', moveMouse],
    ['presses a key', () => document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))],
    ['clicks', () => document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))],
    ['turns the wheel', () => document.body.dispatchEvent(new Event('wheel', { bubbles: true }))],
  ])('is not warned when somebody %s in time', async (_what, act) => {
    await openTab().restore();
    await pass(14 * MINUTE);
    act();
    await pass(14 * MINUTE);
    expect(currentWarning()).toBeNull();
    await pass(MINUTE);
    expect(currentWarning()).not.toBeNull();
  });

  it('is not taken for somebody when the page moves under a mouse that lies still', async () => {
    await openTab().restore();
    moveMouse();
    for (let n = 0; n < 16; n += 1) {
      await pass(MINUTE);
      document.dispatchEvent(new MouseEvent('mousemove', { screenX: x, bubbles: true }));
    }
    expect(currentWarning()).not.toBeNull();
  });

  it('a person who was warned stays by the answer alone', async () => {
    await openTab().restore();
    await pass(16 * MINUTE);
    moveMouse();
    await pass(MINUTE);
    const warning = currentWarning();
    expect(warning).not.toBeNull();
    warning?.stay();
    expect(currentWarning()).toBeNull();
    await pass(14 * MINUTE);
    expect([currentWarning(), currentEnding()]).toEqual([null, null]);
  });
});

describe('a token', () => {
  it('a token that runs out is not renewed while nobody is there, and is at the next sign of life', async () => {
    await openTab().restore();
    await pass(5 * MINUTE);
    runOut();
    await pass(5 * MINUTE);
    expect(renew).not.toHaveBeenCalled();
    moveMouse();
    expect(renew).toHaveBeenCalledOnce();
    moveMouse();
    expect(renew).toHaveBeenCalledOnce();
  });

  it('is renewed in time when somebody was there since it came', async () => {
    await openTab().restore();
    await pass(MINUTE);
    moveMouse();
    await pass(4 * MINUTE);
    runOut();
    expect(renew).toHaveBeenCalledOnce();
  });

  it('is renewed in this tab by what happens in another one of the same person', async () => {
    const [here, there] = twoTabs();
    await openTab({}, here).restore();
    await pass(5 * MINUTE);
    runOut();
    there.tell({ kind: 'alive', subject: 'sub-mei', at: deviceNow() });
    expect(renew).toHaveBeenCalledOnce();
  });

  it('a token that cannot be renewed is tried once, not at every movement', async () => {
    renew.mockImplementation(async () => null);
    await openTab().restore();
    runOut();
    for (let n = 0; n < 5; n += 1) {
      await pass(2_000);
      moveMouse();
    }
    expect(renew).toHaveBeenCalledOnce();
  });

  it('leaves a warning as it is when a call renews it', async () => {
    let isOld = false;
    await openTab({ stored: async () => userNamed('mei', { isExpired: () => isOld }) }).restore();
    await pass(16 * MINUTE);
    isOld = true;
    await Promise.allSettled([call('user:profileInfo', {}), pass(10)]);
    expect(renew).toHaveBeenCalledOnce();
    expect(currentWarning()).not.toBeNull();
  });
});

describe('the end', () => {
  it('lets no call out, whoever asks', async () => {
    await openTab().restore();
    await pass(20 * MINUTE + 500);
    const asked = expect(call('user:profileInfo', {})).rejects.toMatchObject({ code: 'SK_API_1001' });
    await pass(10);
    await asked;
    expect(fetch).not.toHaveBeenCalled();
  });

  it('ends the sign-in at the gateway with a token that holds, so that a copied one is refused', async () => {
    let isOld = false;
    const tab = openTab({ stored: async () => userNamed('mei', { isExpired: () => isOld }) });
    await tab.restore();
    isOld = true;
    await pass(20 * MINUTE + 500);
    await tab.logOut({});
    const [address, init] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(String(address)).toBe('/skalbox/private/users/logout');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer fresh');
    expect(went).toEqual(['https://provider.example/logout']);
    expect(readStored('session', storageKeys.lastSign)).toBeNull();
  });

  it('has been reached by a tab that is opened again after hours: it shows nothing and ends', async () => {
    keep('session', storageKeys.lastSign, String(deviceNow() - 3 * 60 * MINUTE));
    const restored = openTab({ stored: async () => userNamed('mei', { isExpired: () => true }) }).restore();
    await pass(300);
    expect((await restored)?.subject).toBe('sub-mei');
    expect(currentEnding()).toBe('expired');
    expect(renew).not.toHaveBeenCalled();
  });

  it('has not been reached by a tab that the browser threw away while the person worked in another', async () => {
    const [here, there] = twoTabs();
    there.listen((news) => {
      if (news.kind === 'asked') there.tell({ kind: 'alive', subject: 'sub-mei', at: deviceNow() - MINUTE });
    });
    keep('session', storageKeys.lastSign, String(deviceNow() - 3 * 60 * MINUTE));
    const restored = openTab({}, here).restore();
    await pass(300);
    await restored;
    expect(currentEnding()).toBeNull();
    await pass(13 * MINUTE);
    expect(currentWarning()).toBeNull();
    await pass(MINUTE);
    expect(currentWarning()).not.toBeNull();
  });
});

describe('two people in one browser', () => {
  it('do not keep each other signed in', async () => {
    const [here, there] = twoTabs();
    await openTab({}, here).restore();
    for (let n = 0; n < 16; n += 1) {
      await pass(MINUTE);
      there.tell({ kind: 'alive', subject: 'sub-kumar', at: deviceNow() });
    }
    expect(currentWarning()).not.toBeNull();
  });

  it('are told nothing about each other', async () => {
    const [here, there] = twoTabs();
    const received: string[] = [];
    there.listen(({ subject }) => received.push(subject));
    await openTab({}, here).restore();
    received.length = 0;
    there.tell({ kind: 'asked', subject: 'sub-kumar' });
    expect(received).toEqual([]);
    there.tell({ kind: 'asked', subject: 'sub-mei' });
    expect(received).toEqual(['sub-mei']);
  });

  it('one after the other in one tab: the idle time of the first is not that of the second', async () => {
    keep('session', storageKeys.lastSign, String(deviceNow() - 16 * MINUTE));
    await openTab({ completeSignIn: async () => userNamed('kumar') }).complete();
    await pass(1_000);
    expect([currentSession()?.subject, currentWarning()]).toEqual(['sub-kumar', null]);
  });
});

describe('logging out in two tabs at one moment', () => {
  it('is done by one of them, for both, and only that one renews a token that has run out', async () => {
    const [here, there] = twoTabs();
    let isExpired = false;
    await openTab({ stored: async () => userNamed('mei', { isExpired: () => isExpired }) }, here).restore();
    isExpired = true;
    const told: string[] = [];
    there.listen(({ kind }) => told.push(kind));
    const second = there.alone(async () => {
      await pass(1_000);
    });
    await controls[0]?.logOut({});
    expect(fetch).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(went).toEqual(['/']), 10_000);
    expect(currentSession()).toBeNull();
    expect(renew).not.toHaveBeenCalled();
    // The other would leave in the middle of its work.
    expect(told).toEqual([]);
    await second;
  });
});
