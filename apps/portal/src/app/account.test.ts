import { describe, expect, it } from 'vitest';
import { pageFor, withMode } from './account.ts';

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

describe('the mode on the way back from the provider', () => {
  it('stands in the address, before a fragment, unless it is there or it is the web', () => {
    expect(withMode('/home', 'web')).toBe('/home');
    expect(withMode('/home', 'mobile')).toBe('/home?mode=mobile');
    expect(withMode('/bills?page=2#top', 'mobile')).toBe('/bills?page=2&mode=mobile#top');
    expect(withMode('/bills?mode=kiosk', 'mobile')).toBe('/bills?mode=kiosk');
  });
});
