import { describe, expect, it } from 'vitest';
import { addressOf } from './account-address.ts';

describe('the page of an account state', () => {
  it('is one page under both its names', () => {
    expect(addressOf({ to: '/not-active/$state', params: { state: 'not-active' } })).toBe(
      addressOf({ to: '/not-active' }),
    );
  });

  it('is another page for another state', () => {
    expect(addressOf({ to: '/not-active/$state', params: { state: 'received' } })).toBe(
      '/not-active/received',
    );
    expect(addressOf({ to: '/verify' })).toBe('/verify');
  });
});
