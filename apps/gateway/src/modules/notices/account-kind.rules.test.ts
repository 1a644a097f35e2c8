import { describe, expect, test } from 'vitest';
import { accountKind, kindsOf } from './account-kind.rules.ts';

const home = { bpType: '1' } as const;
const company = { bpType: '2' } as const;

describe('an account', () => {
  test('of type NON is non-domestic, in either system and whoever has it', () => {
    expect(accountKind({ ...home, type: 'NON', system: 'MSSL' })).toBe('NON');
    expect(accountKind({ ...home, type: 'NON', system: 'EBS' })).toBe('NON');
  });

  test('of a household is domestic', () => {
    expect(accountKind({ ...home, type: 'DOM', system: 'EBS' })).toBe('DOM');
  });

  test('of a company is non-domestic in EBS whatever its type, and what its type says in MSSL', () => {
    expect(accountKind({ ...company, type: 'DOM', system: 'EBS' })).toBe('NON');
    expect(accountKind({ ...company, type: 'DOM', system: 'MSSL' })).toBe('DOM');
  });

  test('of a type that nobody knows has no kind', () => {
    expect(accountKind({ ...home, type: '', system: 'EBS' })).toBe('');
    expect(accountKind({ ...company, type: 'X1', system: 'MSSL' })).toBe('');
  });
});

test('several accounts name each kind once, in one order', () => {
  const ebs = { system: 'EBS' } as const;
  const accounts = [
    { ...home, ...ebs, type: '' },
    { ...home, ...ebs, type: 'DOM' },
    { ...company, ...ebs, type: 'DOM' },
    { ...company, ...ebs, type: 'NON' },
  ];
  expect(kindsOf(accounts)).toEqual(['NON', 'DOM', '']);
  expect(kindsOf([])).toEqual([]);
});
