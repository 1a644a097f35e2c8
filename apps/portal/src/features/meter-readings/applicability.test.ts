import { describe, expect, it } from 'vitest';
import { decideApplicability, type MeteredAccount } from './applicability.ts';

const home: MeteredAccount = { accountNo: '8934521670', status: 'Active', services: ['water'] };
const ended: MeteredAccount = { ...home, accountNo: '8934521688', status: 'Inactive' };
const empty: MeteredAccount = { ...home, accountNo: '8934521696', services: [] };

describe('meter reading', () => {
  it('concerns a premises with one active account that is supplied with something', () => {
    expect(decideApplicability([home], false)).toBe('applicable');
    expect(decideApplicability([ended, empty, home], false)).toBe('applicable');
  });

  it('does not concern accounts that are all inactive, or all without services', () => {
    expect(decideApplicability([ended], false)).toBe('none');
    expect(decideApplicability([empty, empty], false)).toBe('none');
    expect(decideApplicability([], false)).toBe('none');
  });

  it('never concerns a master user', () => {
    expect(decideApplicability([home], true)).toBe('master');
  });
});
