import { expect, test } from 'vitest';
import { settledBy } from './settled-by.rules.ts';

const bills = [
  { billId: 'Sep', amountCents: 10_000 },
  { billId: null, amountCents: 500 },
  { billId: 'Oct', amountCents: 8_000 },
  { billId: 'Nov', amountCents: 9_000 },
];
const paid = (...amounts: number[]) =>
  amounts.map((amountCents, index) => ({ amountCents, name: index + 1, isPayment: true }));
const parts = (billId: string, ...amounts: number[]) =>
  settledBy(billId, bills, paid(...amounts)).map(({ credit, amountCents }) => [credit.name, amountCents]);

test('a bill is settled by whoever came when it was its turn, a late charge in between', () => {
  expect(parts('Sep', 10_000, 500, 8_000)).toEqual([[1, 10_000]]);
  expect(parts('Oct', 10_000, 500, 8_000)).toEqual([[3, 8_000]]);
  expect(parts('Nov', 10_000, 500, 8_000)).toEqual([]);
});

test('two payments settle one bill, and one settles two', () => {
  expect(parts('Sep', 4_000, 7_000, 9_000)).toEqual([
    [1, 4_000],
    [2, 6_000],
  ]);
  expect(parts('Oct', 4_000, 7_000, 9_000)).toEqual([
    [2, 500],
    [3, 7_500],
  ]);
  expect(parts('Nov', 4_000, 7_000, 9_000)).toEqual([[3, 1_500]]);
});

test('a payment in advance settles the next bill', () => {
  expect(parts('Nov', 50_000)).toEqual([[1, 9_000]]);
});

test('a credit that was refunded settles nothing, and the payments around it settle their own bills', () => {
  const credit = (amountCents: number) => ({ amountCents, name: 0, isPayment: false });
  const [early, late] = paid(10_000, 8_500);
  if (!early || !late) throw new Error('two were paid');
  const credits = [credit(20_000), early, late, credit(-20_000), credit(25_000)];
  const told = (billId: string) =>
    settledBy(billId, bills, credits).map(({ credit: { name }, amountCents }) => [name, amountCents]);
  expect([told('Sep'), told('Oct'), told('Nov')]).toEqual([[[1, 10_000]], [[2, 8_000]], [[0, 9_000]]]);
});

test('a payment that was taken back settles nothing', () => {
  expect(parts('Sep', 10_000, -10_000, 9_000)).toEqual([[3, 9_000]]);
  expect(parts('Sep', 10_000, -10_000, -500)).toEqual([]);
});

test('a bill that was a credit is settled by nothing, and nor is one that nobody knows', () => {
  const credit = [
    { billId: 'Sep', amountCents: -300 },
    { billId: 'Oct', amountCents: 1_000 },
  ];
  expect(settledBy('Sep', credit, paid(900))).toEqual([]);
  expect(settledBy('Oct', credit, paid(900)).map(({ amountCents }) => amountCents)).toEqual([700]);
  expect(parts('Dec', 50_000)).toEqual([]);
});

test('a refund takes back the latest credit first, then earlier ones, and payments last', () => {
  const given = (amountCents: number, name: string) => ({ amountCents, name, isPayment: false });
  const payment = { amountCents: 6_100, name: 'payment', isPayment: true };
  const left = (refundCents: number) =>
    settledBy(
      'Sep',
      [{ billId: 'Sep', amountCents: 99_999 }],
      [given(3_040, 'early'), given(2_070, 'late'), payment, given(-refundCents, 'refund')],
    ).map(({ credit: { name }, amountCents }) => [name, amountCents]);
  expect(left(1_005)).toEqual([
    ['early', 3_040],
    ['late', 1_065],
    ['payment', 6_100],
  ]);
  expect(left(2_570)).toEqual([
    ['early', 2_540],
    ['payment', 6_100],
  ]);
  expect(left(5_111)).toEqual([['payment', 6_099]]);
});

test('a payment that settles all of a bill is told from one that settles a part, to the cent', () => {
  const whole = (billId: string, ...amounts: number[]) =>
    settledBy(billId, bills, paid(...amounts)).map(({ amountCents, isWhole }) => [amountCents, isWhole]);
  expect(whole('Oct', 18_500)).toEqual([[8_000, true]]);
  expect(whole('Oct', 18_499, 1)).toEqual([
    [7_999, false],
    [1, false],
  ]);
});

test('a bill that an arrangement pays in parts is settled by each payment once, and whole by one that pays all parts', () => {
  const inTurn = [
    { billId: 'Sep', amountCents: 5_000 },
    { billId: 'Nov', amountCents: 9_000 },
    { billId: 'Sep', amountCents: 6_000 },
    { billId: 'Oct', amountCents: 8_000 },
  ];
  const told = (billId: string, ...amounts: number[]) =>
    settledBy(billId, inTurn, paid(...amounts)).map(({ credit: { name }, amountCents, isWhole }) => [
      name,
      amountCents,
      isWhole,
    ]);
  expect(told('Sep', 28_000)).toEqual([[1, 11_000, true]]);
  expect(told('Nov', 5_000, 9_000)).toEqual([[2, 9_000, true]]);
  expect(told('Sep', 5_000, 15_000)).toEqual([
    [1, 5_000, false],
    [2, 6_000, false],
  ]);
});
