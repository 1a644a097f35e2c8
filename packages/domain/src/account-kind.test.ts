import { expect, it } from 'vitest';
import { isContestable, mayEditAccount } from './account-kind.ts';

it('an account is contestable only with MSSL and NON together', () => {
  expect(isContestable({ system: 'MSSL', type: 'NON' })).toBe(true);
  expect(isContestable({ system: 'MSSL', type: 'DOM' })).toBe(false);
  expect(isContestable({ system: 'EBS', type: 'NON' })).toBe(false);
});

it.each([
  ['a household', { system: 'EBS', type: 'DOM', status: 'Active' }, true],
  ['an inactive account', { system: 'EBS', type: 'DOM', status: 'Inactive' }, false],
  ['a contestable account', { system: 'MSSL', type: 'NON', status: 'Active' }, false],
] as const)('the mailing address of %s may be edited: %#', (_who, account, may) => {
  expect(mayEditAccount(account)).toBe(may);
});
