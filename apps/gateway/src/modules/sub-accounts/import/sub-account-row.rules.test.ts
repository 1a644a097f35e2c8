import { describe, expect, it } from 'vitest';
import { readSubAccount } from './sub-account-row.rules.ts';

const good = [
  '008920014410',
  '89201 05000',
  'E40218833',
  '12 Haig Road #01-335 Singapore 430012',
  'Electricity',
  'ACTIVE',
];

describe('a row of sub-accounts', () => {
  it('a row is read in any spelling of its numbers and words', () => {
    expect(readSubAccount(good)).toEqual({
      row: {
        masterDigits: '8920014410',
        subAccountNo: '8920105000',
        deviceNo: 'E40218833',
        deviceOrder: 'E0840218833',
        premiseAddress: '12 Haig Road #01-335 Singapore 430012',
        utility: 'electricity',
        status: 'active',
      },
      problem: null,
    });
  });

  it.each([
    [0, '892001441', 'masterAccount: no account number'],
    [1, 'none', 'subAccountNo: no account number'],
    [1, '8920014410', 'subAccountNo: is the master account'],
    [2, '', 'deviceNo: no device number'],
    [2, '=1+1', 'deviceNo: no device number'],
    [2, 'E'.repeat(31), 'deviceNo: no device number'],
    [3, ' ', 'premiseAddress: empty'],
    [3, 'x'.repeat(501), 'premiseAddress: longer than 500 characters'],
    [3, 'Blk 1\u0000', 'premiseAddress: a control character'],
    [4, 'prepaidElectricity', 'utilityType: not electricity, water or gas'],
    [5, 'closed', 'status: not active or inactive'],
  ])('a row with cell %i as %j is refused, naming the field', (at, cell, problem) => {
    expect(readSubAccount(good.with(at, cell))).toEqual({ row: null, problem });
  });

  it('a row with another number of cells is refused', () => {
    expect(readSubAccount(good.slice(1)).problem).toBe('not 6 cells');
    expect(readSubAccount(null).problem).toBe('not 6 cells');
  });

  it.each([
    '=SUM(A1)',
    '+65 6123 4567',
    'Shop "Corner", 1',
    'Blk 1\nSingapore 1',
    '芽笼东一道 124 号',
    '<b>1</b>',
  ])('the address %j is kept as it is', (address) => {
    expect(readSubAccount(good.with(3, address)).row?.premiseAddress).toBe(address);
  });
});
