import { afterEach, describe, expect, it } from 'vitest';
import { setSession } from '../../lib/session/session.ts';
import { pageAfterSignIn, pageFor, resolveLandingRoute, withMode } from './account.ts';

const failed = { kind: 'failed', errorCode: 'SK_UNKNOWN_1001' } as const;

describe('an account that cannot be had', () => {
  it.each(['web', 'kiosk'] as const)('logs out with its code (%s)', (mode) => {
    expect(pageFor(failed, mode)).toEqual({ to: '/logout', search: { errorCode: 'SK_UNKNOWN_1001' } });
  });

  it('is told in place inside the app, where nobody is logged out for it', () => {
    expect(pageFor(failed, 'mobile')).toBeNull();
    expect(pageFor({ kind: 'unverified' }, 'mobile')).toEqual({ to: '/verify' });
  });
});

describe('staff', () => {
  const internal = { subject: 's', email: null, emailVerified: true, name: null, isInternal: true };
  afterEach(() => setSession(null));

  it.each(['not-linked', 'company-application', 'individual-link', 'not-active'] as const)(
    'staff who have no accounts (%s) have their own page; everybody else does not',
    (kind) => {
      expect(pageFor({ kind }, 'web', true)).toEqual({ to: '/internal' });
      expect(pageFor({ kind }, 'web', false)).not.toEqual({ to: '/internal' });
    },
  );

  it('are customers too where they have accounts, and are asked to verify like anybody', () => {
    expect(pageFor({ kind: 'ready' }, 'web', true)).toBeNull();
    expect(pageFor({ kind: 'unverified' }, 'web', true)).toEqual({ to: '/verify' });
    expect(pageFor(failed, 'web', true)).toMatchObject({ to: '/logout' });
  });

  it('come to the staff page that they wanted, whatever accounts they have', () => {
    setSession(internal);
    expect(pageAfterSignIn(failed, '/internal/queues/link-applications?item=LC-2611-0418')).toBeNull();
    expect(pageAfterSignIn({ kind: 'not-linked' }, '/home')).toEqual({ to: '/internal' });
    expect(pageAfterSignIn({ kind: 'unverified' }, '/internal/queues/link-applications')).toEqual({
      to: '/verify',
    });
    expect(pageAfterSignIn({ kind: 'not-linked' }, { path: '/internal/' })).toEqual({ to: '/internal' });
  });

  it('are the only ones for whom that holds', () => {
    setSession({ ...internal, isInternal: false });
    expect(pageAfterSignIn({ kind: 'not-linked' }, '/internal/queues/link-applications')).toEqual({
      to: '/link-account',
    });
  });
});

describe('a page that is no place to stay once there are accounts', () => {
  it('leads to them', () => {
    expect(resolveLandingRoute({ kind: 'ready' })).toEqual({ to: '/dashboard' });
    expect(resolveLandingRoute({ kind: 'not-active' })).toEqual({ to: '/not-active' });
  });
});

describe('the mode on the way back from the provider', () => {
  it('stands in the address, before a fragment, unless it is there or it is the web', () => {
    expect(withMode('/home', 'web')).toBe('/home');
    expect(withMode('/home', 'mobile')).toBe('/home?mode=mobile');
    expect(withMode('/bills?page=2#top', 'mobile')).toBe('/bills?page=2&mode=mobile#top');
    expect(withMode('/bills?mode=kiosk', 'mobile')).toBe('/bills?mode=kiosk');
  });
});
