import { features } from '@portal/domain/availability/features';
import { usualSwitches as switches } from '@portal/domain/availability/switches';
import { describe, expect, it } from 'vitest';
import { hashTarget } from './hash.ts';

const LEGACY = { legacyBase: 'https://old.example/', switches };
const NONE = { legacyBase: null, switches };

describe('an address of an earlier portal', () => {
  it.each(['#forgot-userid', '#/forgot-userid'])(
    '%s is the forgotten e-mail where there is that page, else dropped; never a legacy address',
    (hash) => {
      const { isBuilt, path } = features['forgot-email'];
      expect(hashTarget(hash, LEGACY)).toEqual(isBuilt ? { kind: 'path', path } : null);
    },
  );

  it('goes to the configured legacy address plus its path', () => {
    expect(hashTarget('#/bills/2019_a-b', LEGACY)).toEqual({
      kind: 'leave',
      address: 'https://old.example/bills/2019_a-b',
    });
  });

  it('is dropped when no legacy address is configured', () => {
    expect(hashTarget('#/bills', NONE)).toBeNull();
    expect(hashTarget('#/bills', null)).toBeNull();
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
