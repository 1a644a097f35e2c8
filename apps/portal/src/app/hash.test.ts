import { describe, expect, it } from 'vitest';
import { hashTarget } from './hash.ts';

const LEGACY = 'https://old.example/';

describe('an address of an earlier portal', () => {
  it.each(['#forgot-userid', '#/forgot-userid'])(
    '%s is the forgotten e-mail, even with a legacy address',
    (hash) => {
      expect(hashTarget(hash, LEGACY)).toEqual({ kind: 'path', path: '/forgot-email' });
    },
  );

  it('goes to the configured legacy address plus its path', () => {
    expect(hashTarget('#/bills/2019_a-b', LEGACY)).toEqual({
      kind: 'leave',
      address: 'https://old.example/bills/2019_a-b',
    });
  });

  it('is dropped when no legacy address is configured', () => {
    expect(hashTarget('#/bills', undefined)).toBeNull();
  });

  it.each([
    '#/@evil.example',
    '#/a?b=c',
    '#/a%2f',
    '#//evil.example:80',
    '#bills',
    '#/..;',
    `#/${'a'.repeat(300)}`,
  ])('%s is dropped', (hash) => {
    expect(hashTarget(hash, LEGACY)).toBeNull();
  });
});
