import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openOfEach } from './open-bills.rules.ts';

const bills = (...amounts: number[]) =>
  amounts.map((amountCents, index) => ({ billId: `B${index}`, amountCents }));
const open = (outstanding: number, ...amounts: number[]) =>
  openOfEach(outstanding, bills(...amounts)).each.map((each) => each.open);

test('a customer who owes the newest bill has paid the ones before', () => {
  expect(open(12_845, 12_845, 12_680, 13_347)).toEqual([12_845, 0, 0]);
});

test('a part payment leaves the rest of the oldest open bill', () => {
  expect(open(15_000, 12_845, 12_680, 13_347)).toEqual([12_845, 2_155, 0]);
  expect(open(5_000, 12_845, 12_680)).toEqual([5_000, 0]);
});

test('a credit leaves nothing open', () => {
  expect(open(-2_000, 12_845)).toEqual([0]);
});

test('a bill that is a credit is never open, and settles others as a payment does', () => {
  expect(open(10_845, -2_000, 12_845)).toEqual([0, 10_845]);
  expect(open(0, -2_000, 12_845)).toEqual([0, 0]);
});

test('a late charge takes its share and is no bill', () => {
  const charged = [
    { billId: 'B1', amountCents: 100 },
    { billId: null, amountCents: 30 },
    { billId: 'B0', amountCents: 50 },
  ];
  expect(openOfEach(140, charged).each.map(({ charge, open }) => [charge.billId, open])).toEqual([
    ['B1', 100],
    [null, 30],
    ['B0', 10],
  ]);
});

test('open parts and the rest add up to the amount owed, for any charges and payments', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5_000, max: 5_000 }),
      fc.array(fc.integer({ min: -500, max: 1_000 })),
      (outstanding, amounts) => {
        const { each, rest } = openOfEach(outstanding, bills(...amounts));
        expect(each.reduce((sum, part) => sum + part.open, rest)).toBe(Math.max(0, outstanding));
      },
    ),
  );
});
