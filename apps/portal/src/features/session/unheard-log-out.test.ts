import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wireApi } from '../../lib/api/api.ts';
import { currentSession, setSession } from '../../lib/session/session.ts';
import { isLogOutUnheard, rememberUnheardLogOut } from '../../lib/session/unheard-log-out.ts';
import { keep, storageKeys } from '../../lib/storage.ts';
import type { IdentityClient } from './identity-client.ts';
import { createSessionControl, LogOutUnheard } from './session-control.ts';
import { fakeIdentity, twoTabs, userNamed } from './test-session.ts';

const went: string[] = [];

const getTab = (identity: Partial<IdentityClient>, isReachable: () => Promise<boolean> = async () => true) =>
  createSessionControl({
    identity: fakeIdentity(identity),
    tabs: twoTabs()[0],
    limits: { warnAfter: 900_000, logOutAfter: 300_000 },
    clearData() {},
    goTo: (address) => void went.push(address),
    isReachable,
    redirectOrigins: [],
  });

afterEach(() => {
  went.length = 0;
  vi.restoreAllMocks();
  setSession(null);
  wireApi({ credentials: async () => null, onSessionEnded: () => {} });
  sessionStorage.clear();
  localStorage.clear();
});

describe('a log-out that the provider has not heard', () => {
  const offline = () => Promise.reject(new Error('offline'));
  const never = () => new Promise<never>(() => {});

  beforeEach(() => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(offline);
  });

  it('is remembered by every tab, without a word about the person', async () => {
    const tab = getTab({ stored: async () => userNamed('mei'), leave: offline });
    await tab.restore();
    await tab.logOut({});
    expect(isLogOutUnheard()).toBe(true);
    expect({ ...localStorage }).toEqual({ [storageKeys.unheardLogOut]: 'yes' });
    expect(went).toEqual(['/']);
  });

  it('is remembered at a kiosk too, where nothing else is', async () => {
    keep('session', storageKeys.mode, 'kiosk');
    const tab = getTab({ stored: async () => userNamed('mei'), leave: offline });
    await tab.restore();
    await tab.endSession({ to: null });
    expect({ ...localStorage }).toEqual({ [storageKeys.unheardLogOut]: 'yes' });
  });

  it('is none where nobody was signed in and nobody pressed for it', async () => {
    await getTab({ leave: offline }).logOut({});
    expect(isLogOutUnheard()).toBe(false);
  });

  it('stays on its page, which says so, when no other page can be had', async () => {
    const tab = getTab({ stored: async () => userNamed('mei'), leave: offline }, offline);
    await tab.restore();
    await expect(tab.logOut({})).rejects.toBeInstanceOf(LogOutUnheard);
    expect([went, isLogOutUnheard(), currentSession()]).toEqual([[], true, null]);
  });

  it('is finished at the provider, once it can be reached, and then forgotten', async () => {
    rememberUnheardLogOut();
    const leave = vi.fn(async (_options: { isRequested: boolean }) => '/out');
    const tab = getTab({ leave });
    await tab.finishLogOut();
    dispatchEvent(new Event('pagehide'));
    await tab.finishLogOut();
    expect(leave.mock.calls).toEqual([[{ isRequested: true }]]);
    expect([went, isLogOutUnheard()]).toEqual([['/out'], false]);
  });

  it('is tried again where the way to the provider was broken off', async () => {
    rememberUnheardLogOut();
    const tab = getTab({ leave: async () => '/out' });
    await tab.finishLogOut();
    await tab.finishLogOut();
    expect([went, isLogOutUnheard()]).toEqual([['/out', '/out'], true]);
    dispatchEvent(new Event('pagehide'));
  });

  it('ends nothing of somebody who has signed in since', async () => {
    rememberUnheardLogOut();
    const leave = vi.fn(async () => '/out');
    const tab = getTab({ completeSignIn: async () => userNamed('kumar'), leave });
    await tab.complete();
    await tab.finishLogOut();
    expect(leave).not.toHaveBeenCalled();
    expect(isLogOutUnheard()).toBe(false);
    // A session that goes on would listen in the tests that follow.
    await tab.logOut({});
  });

  it('takes six seconds at most where nothing ever answers', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(never);
    const tab = getTab({ stored: async () => userNamed('mei'), leave: never }, never);
    await tab.restore();
    vi.useFakeTimers();
    const ended = vi.fn();
    tab.logOut({}).catch(ended);
    await vi.advanceTimersByTimeAsync(6_000);
    vi.useRealTimers();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('brings nobody back by a renewal that was late', async () => {
    let renewed: ((user: ReturnType<typeof userNamed>) => void) | undefined;
    const forget = vi.fn(async () => {});
    const onRenewed = (listener: typeof renewed) => {
      renewed = listener;
    };
    const tab = getTab({ stored: async () => userNamed('mei'), leave: offline, forget, onRenewed });
    await tab.restore();
    await tab.logOut({});
    forget.mockClear();
    renewed?.(userNamed('mei'));
    expect(currentSession()).toBeNull();
    expect(forget).toHaveBeenCalledOnce();
  });
});
