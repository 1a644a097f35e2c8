import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openByBill } from './open-bills.rules.ts';

const bills = (...amounts: number[]) =>
  amounts.map((amountCents, index) => ({ billId: `B${index}`, amountCents }));
const open = (outstanding: number, ...amounts: number[]) => [
  ...openByBill(outstanding, bills(...amounts)).values(),
];

test('who owes the newest bill has paid the ones before', () => {
  expect(open(12_845, 12_845, 12_680, 13_347)).toEqual([12_845, 0, 0]);
});

test('a part payment leaves the rest of the oldest open bill', () => {
  expect(open(15_000, 12_845, 12_680, 13_347)).toEqual([12_845, 2_155, 0]);
  expect(open(5_000, 12_845, 12_680)).toEqual([5_000, 0]);
});

test('a credit leaves nothing open, and a bill that is a credit is never open', () => {
  expect(open(-2_000, 12_845)).toEqual([0]);
  expect(open(10_845, -2_000, 12_845)).toEqual([0, 12_845]);
});

test('a late charge takes its share and is no bill', () => {
  const charged = [
    { billId: 'B1', amountCents: 100 },
    { billId: null, amountCents: 30 },
    { billId: 'B0', amountCents: 50 },
  ];
  expect([...openByBill(140, charged)]).toEqual([
    ['B1', 100],
    ['B0', 10],
  ]);
});

test('whatever is charged and paid, the open parts of positive bills add up to what is owed, at most', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.array(fc.nat(1_000)), (outstanding, amounts) => {
      const parts = open(outstanding, ...amounts);
      const charged = amounts.reduce((sum, amount) => sum + amount, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.min(outstanding, charged));
    }),
  );
});
