import { afterEach, describe, expect, it, vi } from 'vitest';
import { keep, readStored, storageKeys } from '../../lib/storage.ts';
import { endAtGateway, forgetStored, keepErrorCode, type LogOutSteps, logOut } from './log-out.ts';

function recorded(failing: readonly (keyof LogOutSteps)[] = []) {
  const order: string[] = [];
  const step = async (name: keyof LogOutSteps) => {
    order.push(name);
    if (failing.includes(name)) throw new Error(name);
  };
  const steps: LogOutSteps = {
    endAtGateway: () => step('endAtGateway'),
    leaveToProvider: () => step('leaveToProvider'),
    forgetStored() {
      order.push('forgetStored');
      if (failing.includes('forgetStored')) throw new Error('forgetKept');
    },
    after: ({ leaving }) => void order.push(`after ${leaving ? 'leaving' : 'staying'}`),
  };
  return { steps, order };
}

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('a logout forgets the chosen premises, in this tab and for new ones', () => {
  for (const kind of ['session', 'local'] as const) keep(kind, `${storageKeys.premisesPrefix}0123`, 'abc');
  forgetStored();
  expect([...Object.keys(sessionStorage), ...Object.keys(localStorage)]).toEqual([]);
});

describe('the order of logging out', () => {
  it('is our logout, the provider, what was kept, then the way on', async () => {
    const { steps, order } = recorded();
    await logOut(steps);
    expect(order).toEqual(['endAtGateway', 'leaveToProvider', 'forgetStored', 'after leaving']);
  });

  it('stays the same when our logout fails', async () => {
    const { steps, order } = recorded(['endAtGateway']);
    await logOut(steps);
    expect(order).toEqual(['endAtGateway', 'leaveToProvider', 'forgetStored', 'after leaving']);
  });

  it('goes on without the provider when it cannot be reached', async () => {
    const { steps, order } = recorded(['leaveToProvider']);
    await logOut(steps);
    expect(order).toEqual(['endAtGateway', 'leaveToProvider', 'forgetStored', 'after staying']);
  });

  it('reaches its end even if storage refuses', async () => {
    const { steps, order } = recorded(['forgetStored']);
    await expect(logOut(steps)).rejects.toThrow();
    expect(order.at(-1)).toBe('after leaving');
  });
});

describe('our own logout', () => {
  const answers = (...statuses: (number | null)[]) => {
    const left = [...statuses];
    return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      const status = left.shift() ?? null;
      if (status === null) throw new TypeError('cut');
      return Response.json({}, { status });
    });
  };

  it.each([[503], [429], [null]])('is asked once more after %s', async (failure) => {
    const fetch = answers(failure, 200);
    await endAtGateway('token');
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).get('authorization')).toBe('Bearer token');
  });

  it.each([[200], [401]])('is not asked again after %i', async (status) => {
    const fetch = answers(status);
    await endAtGateway('token');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is asked no third time', async () => {
    const fetch = answers(503, null);
    await endAtGateway('token');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('a call that never answers holds nobody for longer than two seconds', async () => {
    vi.useFakeTimers();
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise<never>(() => {}));
    const ended = vi.fn();
    endAtGateway('token').then(ended, ended);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ended).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('is not asked where nobody is signed in', async () => {
    const fetch = answers(401);
    await endAtGateway(null);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('the code that is carried over the logout', () => {
  it('is kept for the way back', () => {
    keepErrorCode('no_active_utilities_account');
    expect(readStored('session', storageKeys.errorCode)).toBe('no_active_utilities_account');
  });

  it('becomes other when it is not a code', () => {
    keepErrorCode('Call 9123 4567 now');
    expect(readStored('session', storageKeys.errorCode)).toBe('other');
  });

  it('is not made up', () => {
    keepErrorCode(undefined);
    expect(readStored('session', storageKeys.errorCode)).toBeNull();
  });
});
