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
  const stored = new Map(Object.entries(before));
  const dataset: Record<string, string> = {};
  const storage = {
    ...before,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
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
  return { ...dataset, stored: Object.fromEntries(stored) };
}

describe('before the first paint', () => {
  it('the mode of the address counts, and is kept for a visitor who leaves before the portal has begun', () => {
    const search = '?mode=mobile&redirect=https://kiosk.example/';
    const stored = { mode: 'mobile', redirect: 'https://kiosk.example/' };
    expect(opened(search)).toEqual({ mode: 'mobile', stored });
    expect(opened('', stored)).toEqual({ mode: 'mobile', stored });
  });

  it('the way back of a page of the provider does not replace the end of a session on a kiosk', () => {
    const stored = { mode: 'kiosk', redirect: 'https://kiosk.example/' };
    const search = '?redirect=/consent-contact-detail';
    expect(opened(search, stored, inApp, '/idp/change-mobile')).toEqual({ mode: 'kiosk', stored });
  });

  it('a browser without the bridge of the app keeps the navigation of the web', () => {
    const iPhone = { webkit: { messageHandlers: { servicesPortal: {} } } };
    const stored = { mode: 'mobile' };
    expect(opened('?mode=mobile', {}, {})).toEqual({ mode: 'web', stored });
    expect(opened('?mode=mobile', {}, { webkit: {} })).toEqual({ mode: 'web', stored });
    expect(opened('?mode=mobile', {}, iPhone)).toEqual({ mode: 'mobile', stored });
    expect(opened('?mode=kiosk', {}, {})).toMatchObject({ mode: 'kiosk' });
  });

  it('an unknown mode changes nothing', () => {
    expect(opened('?mode=admin', { mode: 'kiosk' })).toEqual({ mode: 'kiosk', stored: { mode: 'kiosk' } });
    expect(opened('?mode=admin')).toEqual({ mode: 'web', stored: {} });
  });

  it('public pages know that the tab has a sign-in, and keep the place of what it adds', () => {
    expect(opened('', { 'oidc.user:https://id.example:portal': '{}' })).toMatchObject({ signIn: 'kept' });
    expect(opened('', { 'oidc.state': '{}' })).not.toHaveProperty('signIn');
  });

  it('the chosen theme is applied, a made-up one is not', () => {
    expect(opened('', { 'portal.theme': 'dark' })).toMatchObject({ theme: 'dark' });
    expect(opened('', { 'portal.theme': 'pink' })).not.toHaveProperty('theme');
  });
});
