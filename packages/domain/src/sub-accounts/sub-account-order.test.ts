import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReversed, listSubAccountGroups, toDeviceOrder } from './sub-account-order.ts';

describe('the groups of an order', () => {
  const all = { utility: 'all' } as const;

  it.each([
    [
      'utilities A-Z',
      { ...all, sortBy: 'utilityType', direction: 'ASC' },
      ['electricity -', 'gas -', 'water -'],
    ],
    [
      'utilities Z-A',
      { ...all, sortBy: 'utilityType', direction: 'DESC' },
      ['water -', 'gas -', 'electricity -'],
    ],
    ['status A-Z', { ...all, sortBy: 'status', direction: 'ASC' }, ['- active', '- inactive']],
    ['status Z-A', { ...all, sortBy: 'status', direction: 'DESC' }, ['- inactive', '- active']],
    [
      'status Z-A of gas',
      { utility: 'gas', sortBy: 'status', direction: 'DESC' },
      ['gas inactive', 'gas active'],
    ],
    ['utilities of water alone', { utility: 'water', sortBy: 'utilityType', direction: 'DESC' }, ['water -']],
    ['device numbers', { ...all, sortBy: 'deviceNo', direction: 'DESC' }, ['- -']],
    ['the first request', { ...all, sortBy: 'subAccountNo', direction: 'ASC' }, ['- -']],
  ] as const)('the groups of %s stand one after another', (_name, order, expected) => {
    const groups = listSubAccountGroups(order);
    expect(groups.map(({ utility, status }) => `${utility ?? '-'} ${status ?? '-'}`)).toEqual(expected);
  });

  it('only an order by a number runs backwards inside', () => {
    const isTurned = (sortBy: 'subAccountNo' | 'deviceNo' | 'utilityType' | 'status') =>
      isReversed({ ...all, sortBy, direction: 'DESC' });
    expect([isTurned('deviceNo'), isTurned('subAccountNo')]).toEqual([true, true]);
    expect([isTurned('utilityType'), isTurned('status')]).toEqual([false, false]);
    expect(isReversed({ ...all, sortBy: 'deviceNo', direction: 'ASC' })).toBe(false);
  });
});

describe('device numbers', () => {
  const order = (numbers: readonly string[]) =>
    numbers.toSorted((one, other) => (toDeviceOrder(one) < toDeviceOrder(other) ? -1 : 1));

  it('device numbers are ordered by their letters, then by number and not by text', () => {
    expect(order(['E10', 'W2', 'E9', 'G1', 'e8', 'E009', 'E100'])).toEqual([
      'e8',
      'E9',
      'E009',
      'E10',
      'E100',
      'G1',
      'W2',
    ]);
  });

  it('device numbers of one kind are ordered as their numbers are', () => {
    const number = fc.integer({ min: 0, max: 2 ** 31 });
    fc.assert(
      fc.property(number, number, (one, other) => {
        expect(toDeviceOrder(`E${one}`) < toDeviceOrder(`E${other}`)).toBe(one < other);
      }),
    );
  });
});
