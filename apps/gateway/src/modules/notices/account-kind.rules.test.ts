import { describe, expect, test } from 'vitest';
import { accountKind, kindsOf } from './account-kind.rules.ts';

describe('an account', () => {
  test('of type NON is non-domestic, in either system and whoever has it', () => {
    expect(accountKind({ type: 'NON', system: 'MSSL' }, false)).toBe('NON');
    expect(accountKind({ type: 'NON', system: 'EBS' }, false)).toBe('NON');
  });

  test('of a household is domestic', () => {
    expect(accountKind({ type: 'DOM', system: 'EBS' }, false)).toBe('DOM');
  });

  test('of a company is non-domestic in EBS whatever its type, and what its type says in MSSL', () => {
    expect(accountKind({ type: 'DOM', system: 'EBS' }, true)).toBe('NON');
    expect(accountKind({ type: 'DOM', system: 'MSSL' }, true)).toBe('DOM');
  });

  test('of a type that nobody knows has no kind', () => {
    expect(accountKind({ type: '', system: 'EBS' }, false)).toBe('');
    expect(accountKind({ type: 'X1', system: 'MSSL' }, true)).toBe('');
  });
});

test('several accounts name each kind once, in one order', () => {
  const account = (type: string, bpNo: string) => ({ type, bpNo, system: 'EBS' as const });
  const accounts = [account('', 'a'), account('DOM', 'a'), account('DOM', 'b'), account('NON', 'b')];
  expect(kindsOf(accounts, new Set(['b']))).toEqual(['NON', 'DOM', '']);
  expect(kindsOf([], new Set())).toEqual([]);
});
