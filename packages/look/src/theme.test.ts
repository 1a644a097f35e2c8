import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { themeScript } from './theme.ts';

const inApp = { servicesPortal: {} };

/** Runs the script as a page of that address does. @returns the attributes for the styles, and the tab's storage */
function opened(
  search: string,
  before: Record<string, string> = {},
  window: object = inApp,
  pathname = '/welcome',
) {
  const kept = new Map(Object.entries(before));
  const dataset: Record<string, string> = {};
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  };
  const document = { documentElement: { dataset } };
  const globals = {
    window,
    document,
    location: { search, pathname },
    localStorage: storage,
    sessionStorage: storage,
  };
  runInNewContext(themeScript, { ...globals, URLSearchParams });
  return { ...dataset, kept: Object.fromEntries(kept) };
}

describe('before the first paint', () => {
  it('the mode of the address counts, and is kept for a visitor who leaves before the portal has begun', () => {
    const search = '?mode=mobile&redirect=https://kiosk.example/';
    const kept = { mode: 'mobile', redirect: 'https://kiosk.example/' };
    expect(opened(search)).toEqual({ mode: 'mobile', kept });
    expect(opened('', kept)).toEqual({ mode: 'mobile', kept });
  });

  it('the way back of a page of the provider does not replace the end of a session on a kiosk', () => {
    const kept = { mode: 'kiosk', redirect: 'https://kiosk.example/' };
    const search = '?redirect=/consent-contact-detail';
    expect(opened(search, kept, inApp, '/idp/change-mobile')).toEqual({ mode: 'kiosk', kept });
  });

  it('a browser without the bridge of the app keeps the navigation of the web', () => {
    const iPhone = { webkit: { messageHandlers: { servicesPortal: {} } } };
    const kept = { mode: 'mobile' };
    expect(opened('?mode=mobile', {}, {})).toEqual({ mode: 'web', kept });
    expect(opened('?mode=mobile', {}, { webkit: {} })).toEqual({ mode: 'web', kept });
    expect(opened('?mode=mobile', {}, iPhone)).toEqual({ mode: 'mobile', kept });
    expect(opened('?mode=kiosk', {}, {})).toMatchObject({ mode: 'kiosk' });
  });

  it('an unknown mode changes nothing', () => {
    expect(opened('?mode=admin', { mode: 'kiosk' })).toEqual({ mode: 'kiosk', kept: { mode: 'kiosk' } });
    expect(opened('?mode=admin')).toEqual({ mode: 'web', kept: {} });
  });

  it('the chosen theme is applied, a made-up one is not', () => {
    expect(opened('', { 'portal.theme': 'dark' })).toMatchObject({ theme: 'dark' });
    expect(opened('', { 'portal.theme': 'pink' })).not.toHaveProperty('theme');
  });
});
