import { describe, expect, it } from 'vitest';
import type { AccountOutcome } from '../../features/session/index.ts';
import { setSession } from '../../lib/session/session.ts';
import { isAllowedLinkPage, linkRedirect } from './link-redirect.ts';

const area = [
  '/link-account',
  '/link-account/individual',
  '/link-account/company',
  '/link-account/company/manual',
  '/link-account/company/callback',
] as const;
const [choice, individual, company, manual, callback] = area;
const lead = (kind: 'ready' | 'not-linked' | 'company-application' | 'individual-link', at: string) =>
  linkRedirect({ kind }, at, 'web');

describe('in the area of linking', () => {
  it.each(area)('somebody who has nothing linked may be on %s', (at) => {
    expect(lead('not-linked', at)).toBeNull();
  });

  it.each([choice, individual, company, callback])(
    'an open company application leads from %s to its page',
    (at) => {
      expect(lead('company-application', at)).toEqual({ to: manual, keepsQuery: true });
    },
  );

  it.each([choice, company, manual, callback])('an individual who is not active yet is led from %s', (at) => {
    expect(lead('individual-link', at)).toEqual({ to: individual, keepsQuery: true });
  });

  it.each(area)('a person whose account is active is led on from %s', (at) => {
    expect(lead('ready', at)).toEqual({ to: '/dashboard', keepsQuery: true });
  });

  it.each(['/logout', '/tnc', '/dashboard'])(
    'a person who leaves the area of linking for %s is not called back',
    (at) => {
      for (const kind of ['ready', 'company-application', 'individual-link'] as const)
        expect(lead(kind, at)).toBeNull();
    },
  );

  it('nobody is led round and round: each page is the end of its way, with a stroke at its end too', () => {
    expect(lead('company-application', manual)).toBeNull();
    expect(lead('company-application', `${manual}/signed-form`)).toBeNull();
    expect(lead('individual-link', individual)).toBeNull();
    expect(lead('individual-link', `${individual}/`)).toBeNull();
  });

  it.each<[AccountOutcome, object]>([
    [{ kind: 'unverified' }, { to: '/verify' }],
    [{ kind: 'not-active' }, { to: '/not-active' }],
    [
      { kind: 'failed', errorCode: 'X' },
      { to: '/logout', search: { errorCode: 'X' } },
    ],
  ])('%j leads away from every page, the registry’s too, and takes no code along', (outcome, page) => {
    for (const at of area) expect(linkRedirect(outcome, at, 'web')).toEqual(page);
  });

  it('staff without accounts are led from every page to their own', () => {
    setSession({ subject: 's', email: null, emailVerified: true, name: null, isInternal: true });
    for (const at of area) {
      expect(lead('not-linked', at)).toEqual({ to: '/internal' });
      expect(lead('company-application', at)).toEqual({ to: '/internal' });
      expect(isAllowedLinkPage({ kind: 'not-linked' }, at)).toBe(false);
    }
    setSession(null);
  });

  it('inside the app a failure is told in place', () => {
    expect(linkRedirect({ kind: 'failed', errorCode: 'X' }, choice, 'mobile')).toBeNull();
  });
});

describe('a page of linking that was wanted before the sign-in', () => {
  it.each(area)('is where somebody with nothing linked comes to: %s', (at) => {
    expect(isAllowedLinkPage({ kind: 'not-linked' }, at)).toBe(true);
    expect(isAllowedLinkPage({ kind: 'not-linked' }, `${at}?mode=kiosk#main`)).toBe(true);
  });

  it('is left for where the status of the link leads', () => {
    expect(isAllowedLinkPage({ kind: 'company-application' }, company)).toBe(false);
    expect(isAllowedLinkPage({ kind: 'company-application' }, manual)).toBe(true);
    expect(isAllowedLinkPage({ kind: 'individual-link' }, manual)).toBe(false);
    expect(isAllowedLinkPage({ kind: 'individual-link' }, individual)).toBe(true);
    for (const kind of ['ready', 'unverified', 'not-active'] as const)
      expect(isAllowedLinkPage({ kind }, company)).toBe(false);
    expect(isAllowedLinkPage({ kind: 'failed', errorCode: 'X' }, company)).toBe(false);
  });

  it.each([
    undefined,
    42,
    '/home',
    '/link-accounts',
    '//evil.example/link-account',
    '/link-account/../logout',
  ])('is not %j', (wanted) => expect(isAllowedLinkPage({ kind: 'not-linked' }, wanted)).toBe(false));
});
