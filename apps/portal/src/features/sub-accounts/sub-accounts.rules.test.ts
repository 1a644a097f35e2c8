import { describe, expect, it } from 'vitest';
import {
  readSearch,
  type SubAccountsSearch,
  sortKeys,
  splitAddress,
  toSearch,
  toSortOrder,
} from './sub-accounts.rules.ts';

const masters = ['8920014410', '8920014428'];
const nothing = { master: null, utility: 'all', sort: null, page: 1 };

describe('the address of the page', () => {
  it.each<[SubAccountsSearch, object]>([
    [{}, nothing],
    [{ masteracct: '8920014428' }, { ...nothing, master: '8920014428' }],
    [
      { masteracct: '008920014410', page: '3' },
      { ...nothing, master: '8920014410', page: 3 },
    ],
    [{ masteracct: '8934521670' }, nothing],
    [{ masteracct: '<script>', utility: 'Steam', sort: '__proto__', page: '-1' }, nothing],
    [{ utility: 'all' }, nothing],
    [
      { utility: 'gas', sort: 'status-z-a' },
      { ...nothing, utility: 'gas', sort: 'status-z-a' },
    ],
    [{ page: '0' }, nothing],
    [{ page: '1e3' }, nothing],
    [{ page: '9'.repeat(40) }, { ...nothing, page: 1_000_000 }],
  ])('the address %j is read', (search, expected) => {
    expect(readSearch(search, masters)).toEqual(expected);
  });

  it('the account of the address counts until it is known which are the caller’s', () => {
    expect(readSearch({ masteracct: '00 8934521670' }, null).master).toBe('8934521670');
    expect(readSearch({ masteracct: 'none' }, null).master).toBeNull();
  });

  it('the address names only what was chosen, and not page 1', () => {
    expect(toSearch({ master: null, utility: 'all', sort: null })).toEqual({});
    expect(toSearch({ master: '8920014410', utility: 'gas', sort: 'device-highest' }, 4)).toEqual({
      masteracct: '8920014410',
      utility: 'gas',
      sort: 'device-highest',
      page: '4',
    });
  });

  it('an address is read back as it was written', () => {
    for (const sort of [null, ...sortKeys]) {
      const shown = { master: '8920014410', utility: 'water', sort, page: 7 } as const;
      expect(readSearch(toSearch(shown, 7), masters)).toEqual(shown);
    }
  });
});

it('the first order is by sub-account number, and each of the six is another one', () => {
  expect(toSortOrder(null)).toEqual({ sortBy: 'subAccountNo', direction: 'ASC' });
  expect(new Set(sortKeys.map((key) => JSON.stringify(toSortOrder(key)))).size).toBe(6);
  expect(toSortOrder('device-highest')).toEqual({ sortBy: 'deviceNo', direction: 'DESC' });
});

it.each([
  ['12 Joo Chiat Terrace #01-03 Singapore 427205', '12 Joo Chiat Terrace #01-03', 'Singapore 427205'],
  ['Blk 216\nBack entrance\nSingapore 460216', 'Blk 216\nBack entrance', 'Singapore 460216'],
  ['Singapore 427205', 'Singapore 427205', null],
  ['=1+1', '=1+1', null],
])('the address %j has its city apart', (address, street, city) => {
  expect(splitAddress(address)).toEqual({ street, city });
});
