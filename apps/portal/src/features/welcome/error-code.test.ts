import { describe, expect, it } from 'vitest';
import { welcomeError } from './error-code.ts';

describe('the popup for an error code in the address', () => {
  it('explains that there is no active utilities account', () => {
    expect(welcomeError('no_active_utilities_account')).toEqual({
      title: 'No Active Utilities Account',
      text: "You do not have an active Utilities account. If you just opened a utilities account recently, you'll be able to log in on your move-in date.",
    });
  });

  it('shows any other code as it is', () => {
    expect(welcomeError('SK_UNKNOWN_1001')).toEqual({ title: 'Error', text: 'SK_UNKNOWN_1001' });
  });

  it.each([
    'other',
    '',
    'Your account is locked call 9123',
    'call-91234567',
    '<b>hi</b>',
    'a'.repeat(41),
    'código',
    'SK\u0000_1',
    'SK_1\n',
  ])('shows nothing of %j', (crafted) => {
    expect(welcomeError(crafted)).toEqual({ title: 'Error', text: 'Network Error' });
  });
});
