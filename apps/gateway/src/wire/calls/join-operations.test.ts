import { operations as declared } from '@portal/contract';
import { describe, expect, test } from 'vitest';
import { joinOperations } from './join-operations.ts';
import type { GatewayOperation } from './operation.ts';
import { operations } from './operations.ts';

const all = [...operations.values()];
const names = Object.keys(declared);

describe('the table of operations', () => {
  test('holds exactly what the contract declares', () => {
    expect([...operations.keys()].sort()).toEqual([...names].sort());
  });

  test('does not come up when one is declared and not done, done and not declared, or done twice', () => {
    expect(() => joinOperations([...names, 'bills:forgotten'], all)).toThrow(
      'bills:forgotten is declared and nobody does it',
    );
    expect(() => joinOperations(names.slice(1), all)).toThrow(`${names[0]} is done and not declared`);
    expect(() => joinOperations(names, [...all, ...all.slice(0, 1)])).toThrow('done twice');
  });

  test('holds no group whose effect no transaction could hold', () => {
    const grouped = all.map(
      (one): GatewayOperation =>
        one.effect === 'external' ? { ...one, declaration: { ...one.declaration, group: 'mail' } } : one,
    );
    expect(() => joinOperations(names, grouped)).toThrow('its effect is in another system');
  });

  test("has an owner rule that names everything in an input that could be somebody else's", () => {
    for (const { name, declaration, prepare } of all.filter(({ name }) => !provedOtherwise.has(name))) {
      for (const { input } of declaration.examples) {
        const claimed = JSON.stringify(prepare(input).claims);
        for (const value of namedObjects(prepare(input).canonicalInput)) {
          expect(claimed, `${name} takes ${value} without asking whose it is`).toContain(value);
        }
      }
    }
  });
});

/**
 * Calls about accounts that are not the caller's yet: protected by verified details, or for staff, who have no account.
 * The owner of an order follows from the accounts that it paid, that of a request from its account, once it is found.
 */
const provedOtherwise: ReadonlySet<string> = new Set([
  'reg:validateCustomerDetails',
  'staff:liftLinkLock',
  'staff:parkedPayee',
  'staff:decide',
  'bills:receipt',
  'request:detail',
  'request:cancel',
]);

/** Values of an input under a name that stands for somebody's thing. */
function namedObjects(node: unknown, key = ''): string[] {
  if (typeof node === 'string')
    return /^(accountNos?|bpNo|premiseNo|orderId|requestId|retailerIds?|masterAccount|.*PremiseNo)$/.test(key)
      ? [node]
      : [];
  if (Array.isArray(node)) return node.flatMap((each) => namedObjects(each, key));
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([name, each]) => namedObjects(each, name));
}
