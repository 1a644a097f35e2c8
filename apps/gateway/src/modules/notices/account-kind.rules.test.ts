import { describe, expect, test } from 'vitest';
import { findAccountKind, listKinds } from './account-kind.rules.ts';

const home = { bpType: '1' } as const;
const company = { bpType: '2' } as const;

describe('kinds of accounts', () => {
  test('an account of type NON is non-domestic, in either system and for any holder', () => {
    expect(findAccountKind({ ...home, type: 'NON', system: 'MSSL' })).toBe('NON');
    expect(findAccountKind({ ...home, type: 'NON', system: 'EBS' })).toBe('NON');
  });

  test('an account of a household is domestic', () => {
    expect(findAccountKind({ ...home, type: 'DOM', system: 'EBS' })).toBe('DOM');
  });

  test('an account of a company is non-domestic in EBS, and in MSSL if its type is NON', () => {
    expect(findAccountKind({ ...company, type: 'DOM', system: 'EBS' })).toBe('NON');
    expect(findAccountKind({ ...company, type: 'DOM', system: 'MSSL' })).toBe('DOM');
  });

  test('an account of an unknown type has no kind', () => {
    expect(findAccountKind({ ...home, type: '', system: 'EBS' })).toBe('');
    expect(findAccountKind({ ...company, type: 'X1', system: 'MSSL' })).toBe('');
  });
});

test('several accounts give each kind once, in a fixed order', () => {
  const ebs = { system: 'EBS' } as const;
  const accounts = [
    { ...home, ...ebs, type: '' },
    { ...home, ...ebs, type: 'DOM' },
    { ...company, ...ebs, type: 'DOM' },
    { ...company, ...ebs, type: 'NON' },
  ];
  expect(listKinds(accounts)).toEqual(['NON', 'DOM', '']);
  expect(listKinds([])).toEqual([]);
});
