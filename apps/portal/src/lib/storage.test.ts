import { restPaths } from '@portal/contract/http';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import {
  forget,
  forgetEverything,
  forgetStartingWith,
  keep,
  readStored,
  storageKeys,
  takeKept,
} from './storage.ts';

const dismissal = `${storageKeys.dismissPrefix}0123.scamAdvisory`;
const everything = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

afterEach(() => {
  forgetEverything();
  vi.restoreAllMocks();
});

// The next file begins with modules that nobody has configured.
afterAll(() => vi.resetModules());

describe('on a computer of one’s own', () => {
  it('a dismissal is kept over a reload', () => {
    keep('local', dismissal, '2026-11-20');
    expect(localStorage.getItem(dismissal)).toBe('2026-11-20');
    expect(readStored('local', dismissal)).toBe('2026-11-20');
  });

  it('a value is gone after it was taken', () => {
    keep('session', storageKeys.errorCode, 'other');
    expect(takeKept('session', storageKeys.errorCode)).toBe('other');
    expect(readStored('session', storageKeys.errorCode)).toBeNull();
  });
});

describe('on a kiosk, which belongs to everybody', () => {
  it('nothing about a person reaches the storage of the browser', () => {
    keep('session', storageKeys.mode, 'kiosk');
    keep('local', dismissal, '2026-11-20');
    keep('session', 'portal.draft.0123', '{}');
    expect(everything()).toEqual(['mode']);
    expect(readStored('local', dismissal)).toBe('2026-11-20');
  });

  it('how the tab runs stays, as the provider’s round trip ends the memory of a page', () => {
    keep('session', storageKeys.mode, 'kiosk');
    keep('session', storageKeys.redirect, 'https://kiosk.example/start');
    keep('session', storageKeys.errorCode, 'other');
    expect(everything()).toEqual(['mode', 'portal.errorCode', 'redirect']);
  });

  it('a logout forgets what the memory holds', () => {
    keep('session', storageKeys.mode, 'kiosk');
    keep('local', dismissal, '2026-11-20');
    forgetStartingWith('local', [storageKeys.dismissPrefix]);
    expect(readStored('local', dismissal)).toBeNull();
  });

  it('ending the session forgets everything', () => {
    keep('session', storageKeys.mode, 'kiosk');
    keep('local', dismissal, '2026-11-20');
    forgetEverything();
    keep('session', storageKeys.mode, 'kiosk');
    expect(readStored('local', dismissal)).toBeNull();
  });

  it('on a kiosk a value kept before is not read, and can still be forgotten', () => {
    keep('local', dismissal, '2026-11-20');
    keep('session', storageKeys.mode, 'kiosk');
    expect(readStored('local', dismissal)).toBeNull();
    forget('local', dismissal);
    expect(localStorage.getItem(dismissal)).toBeNull();
  });

  it('it is the host’s word too, whatever the address says', async () => {
    vi.resetModules();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) =>
      path === restPaths.publicConfig
        ? Response.json({ mode: 'kiosk', serverTime: '2026-11-20T07:02:00.000Z' })
        : new Response(null, { status: 404 }),
    );
    const { loadConfig } = await import('./config.ts');
    const storage = await import('./storage.ts');
    await loadConfig();
    storage.keep('session', storageKeys.mode, 'web');
    storage.keep('local', dismissal, '2026-11-20');
    expect(everything()).toEqual(['mode']);
  });
});
