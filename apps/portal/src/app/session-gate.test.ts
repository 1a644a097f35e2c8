import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, readStored, storageKeys } from '../lib/storage.ts';

const control = vi.hoisted(() => ({ openSession: vi.fn() }));
vi.mock('../features/session/index.ts', () => control);

let went = vi.spyOn(location, 'replace');
// Each installation has its own configuration, and the portal asks for it once.
let { goWhereSessionEnds } = await import('./guards.ts');
let { endSession, signIn } = await import('./session-gate.ts');
beforeEach(async () => {
  vi.resetModules();
  ({ goWhereSessionEnds } = await import('./guards.ts'));
  ({ endSession, signIn } = await import('./session-gate.ts'));
  went = vi.spyOn(location, 'replace').mockImplementation(() => {});
  // Nothing can be reached.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
});
afterEach(() => {
  vi.restoreAllMocks();
  control.openSession.mockReset();
  sessionStorage.clear();
  localStorage.clear();
});

// The next file begins with modules that nobody has configured.
afterAll(() => vi.resetModules());

describe('End Session without the configuration', () => {
  it.each(['https://kiosk.example/', '/dashboard', '/welcome', 'https://evil.example/', null])(
    'forgets everything and begins again as a kiosk, whatever was wanted: %j',
    async (to) => {
      keep('session', storageKeys.mode, 'kiosk');
      control.openSession.mockRejectedValue(new Error('no configuration'));
      await endSession({ to });
      expect(went).toHaveBeenCalledWith('/welcome?mode=kiosk');
      expect({ ...sessionStorage }).toEqual({});
    },
  );
});

describe('where / leads after a session ended', () => {
  it('is judged again: what was kept may be anybody’s', async () => {
    keep('session', storageKeys.endTo, 'https://evil.example/');
    void goWhereSessionEnds();
    await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/welcome?mode=kiosk'), 10_000);
    expect(readStored('session', storageKeys.endTo)).toBeNull();
  });
});

describe('logging in', () => {
  it('asks for the password after a log-out that the provider has not heard', async () => {
    const onLogOut = vi.fn(async () => {});
    control.openSession.mockRejectedValueOnce(new Error('offline'));
    await endSession({ to: null });
    control.openSession.mockResolvedValue({ signIn: onLogOut });
    await signIn({ returnTo: '/home' });
    expect(onLogOut).toHaveBeenCalledWith({ returnTo: '/home', freshLogin: true });
  });

  it.each([
    ['kiosk', true],
    ['web', false],
    ['mobile', false],
  ])('logging in as %s asks for the password whoever was there before: %s', async (mode, freshLogin) => {
    const onLogOut = vi.fn(async () => {});
    control.openSession.mockResolvedValue({ signIn: onLogOut });
    keep('session', storageKeys.mode, mode);
    await signIn({ returnTo: '/home' });
    expect(onLogOut).toHaveBeenCalledWith({ returnTo: '/home', freshLogin });
  });
});
