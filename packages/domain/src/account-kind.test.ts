import { expect, it } from 'vitest';
import { findEditBlock, isContestable } from './account-kind.ts';

it('an account is contestable only with MSSL and NON together', () => {
  expect(isContestable({ system: 'MSSL', type: 'NON' })).toBe(true);
  expect(isContestable({ system: 'MSSL', type: 'DOM' })).toBe(false);
  expect(isContestable({ system: 'EBS', type: 'NON' })).toBe(false);
});

it.each([
  ['a household', { system: 'EBS', type: 'DOM', status: 'Active' }, null],
  ['an inactive account', { system: 'EBS', type: 'DOM', status: 'Inactive' }, 'INACTIVE'],
  ['a contestable account', { system: 'MSSL', type: 'NON', status: 'Active' }, 'TYPE'],
  ['an inactive contestable account', { system: 'MSSL', type: 'NON', status: 'Inactive' }, 'INACTIVE'],
] as const)('%s may be edited online, or is told why not', (_who, account, block) => {
  expect(findEditBlock(account)).toBe(block);
});

it('the kinds of account that cannot be edited are a setting', () => {
  const household = { system: 'EBS', type: 'DOM', status: 'Active' } as const;
  expect(findEditBlock(household, ['EBS-DOM'])).toBe('TYPE');
  expect(findEditBlock({ ...household, system: 'MSSL', type: 'NON' }, [])).toBeNull();
});
