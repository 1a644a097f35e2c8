import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let { currentMode, currentShell, resolveMode: modeOf, takeModeFrom, wantedEnd } = await import('./modes.ts');
// Without the configuration that another test has loaded.
beforeEach(async () => {
  vi.resetModules();
  ({ currentMode, currentShell, resolveMode: modeOf, takeModeFrom, wantedEnd } = await import('./modes.ts'));
});

const open = (query: string) => takeModeFrom(new URLSearchParams(query));
afterEach(() => sessionStorage.clear());

// The next file begins with modules that nobody has configured.
afterAll(() => vi.resetModules());

describe('the mode of the portal', () => {
  it('is web until an address says otherwise', () => {
    expect(currentMode()).toBe('web');
  });

  it('is kept for the tab under the names of the specification', () => {
    open('mode=mobile&redirect=https://kiosk.example/');
    expect(currentMode()).toBe('mobile');
    expect(sessionStorage.getItem('mode')).toBe('mobile');
    expect(sessionStorage.getItem('redirect')).toBe('https://kiosk.example/');
    expect(wantedEnd()).toBe('https://kiosk.example/');
  });

  it('is replaced by a valid value and kept by none or an unknown one', () => {
    open('mode=kiosk');
    open('');
    open('mode=admin');
    expect(currentMode()).toBe('kiosk');
    open('mode=web');
    expect(currentMode()).toBe('web');
  });

  it('ignores what somebody else wrote into storage', () => {
    sessionStorage.setItem('mode', 'root');
    expect(currentMode()).toBe('web');
  });

  it.each(['web', 'mobile', 'kiosk', null])(
    'the mode of a kiosk host is kiosk, whatever is kept: %j',
    (stored) => {
      expect(modeOf('kiosk', stored)).toBe('kiosk');
    },
  );

  it('is drawn as on the web in a browser without the bridge of the app', () => {
    open('mode=mobile');
    expect([currentMode(), currentShell()]).toEqual(['mobile', 'web']);
    expect(document.documentElement.dataset.mode).toBe('web');
  });

  it.each([
    ['an Android phone', { servicesPortal: {} }],
    ['an iPhone', { webkit: { messageHandlers: { servicesPortal: {} } } }],
  ])('is told to the styles in the app of %s', (_, bridge) => {
    for (const [name, value] of Object.entries(bridge)) vi.stubGlobal(name, value);
    open('mode=mobile');
    expect(currentShell()).toBe('mobile');
    expect(document.documentElement.dataset.mode).toBe('mobile');
    vi.unstubAllGlobals();
  });
});
