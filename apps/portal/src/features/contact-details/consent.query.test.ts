import { describe, expect, it } from 'vitest';
import { saysRequired } from './consent.query.ts';

describe('whether contact details must be verified', () => {
  it.each([true, 'Y', 'X'])('is said by %j', (said) => {
    expect(saysRequired({ isCusConsentReq: said })).toBe(true);
  });

  it.each([false, 'N', 'y', 'x', '', 'true', 'false', 1, null, undefined, {}, ['Y']])(
    'is not said by %j',
    (said) => {
      expect(saysRequired({ isCusConsentReq: said })).toBe(false);
    },
  );

  it.each([null, undefined, {}, [], 'Y', true])('is not said by an answer like %j', (answer) => {
    expect(saysRequired(answer)).toBe(false);
  });
});
