import { errorCatalogue } from '@portal/contract/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { analyticsEvents, pushFailure, pushSuccess } from './analytics.ts';
import { ApiError } from './api/api-error.ts';

const entries = () => window.dataLayer ?? [];
const last = () => entries().at(-1);

afterEach(() => {
  delete window.dataLayer;
  sessionStorage.clear();
  localStorage.clear();
});

describe('what is told to whoever measures the portal', () => {
  it('is a name and a result when it went well', () => {
    pushSuccess('meter_reading');
    expect(entries()).toEqual([{ event: 'meter_reading', result: 'Success' }]);
  });

  it('goes to the list that is there already, behind what stands in it', () => {
    window.dataLayer = [{ event: 'gtm.js' }];
    pushSuccess('login');
    expect(entries()).toEqual([{ event: 'gtm.js' }, { event: 'login', result: 'Success' }]);
  });

  it("has the catalogue's text of the code, not the server's", () => {
    pushFailure('change_password', new ApiError('SK_LIMIT_1001', 'Tan Mei Lin has tried too often'));
    expect(last()).toEqual({
      event: 'change_password',
      result: 'Failure',
      code: 'SK_LIMIT_1001',
      message: 'You have tried too many times. Please try again later.',
    });
  });

  it('has what the page says where the catalogue has no words, and only there', () => {
    const told = (code: string) => {
      pushFailure('link_company', new ApiError(code, 'Tan Mei Lin'), 'Please link again.');
      return last();
    };
    for (const code of ['other', 'SK_NEW_9999', 'account_in_progress'])
      expect(told(code)).toMatchObject({ message: 'Please link again.' });
    expect(told('SK_LINK_1002')).toMatchObject({ message: 'This account is already linked.' });
  });

  const canaries = [
    'meilin@example.com',
    'Tan Mei Lin',
    '8934521670',
    'S1234567D',
    '+6591234567',
    'eyJhbGciOi',
  ];

  it.each(analyticsEvents)('holds no personal data, whatever is thrown: %s', (event) => {
    for (const canary of canaries) {
      pushFailure(event, new ApiError(canary, canary, canary, [{ field: canary, message: canary }]));
      pushFailure(event, new ApiError('SK_NEW_9999', canary));
      pushFailure(event, new Error(canary));
      pushFailure(event, canary);
    }
    pushSuccess(event);
    const told = JSON.stringify(entries());
    for (const canary of canaries) expect(told).not.toContain(canary);
    for (const entry of entries()) {
      expect(['event', 'result', 'code', 'message']).toEqual(
        expect.arrayContaining(Object.keys(entry as object)),
      );
    }
    expect(entries()).toHaveLength(canaries.length * 4 + 1);
  });

  it('knows every code of the catalogue', () => {
    for (const code of Object.keys(errorCatalogue)) {
      pushFailure('login', new ApiError(code));
      expect(last()).toMatchObject({ code });
    }
  });

  it('is kept nowhere but in memory', () => {
    pushSuccess('login');
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });
});
