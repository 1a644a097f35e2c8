import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BilledLine, compositionOf } from './composition.rules.ts';

const line = (given: Partial<BilledLine>): BilledLine => ({
  accountId: 1,
  sinceCents: 0,
  kind: 'charge',
  item: 'energy',
  utility: 'electricity',
  quantityMilli: null,
  amountCents: 0,
  estimated: false,
  ...given,
});

const newestBill = [
  line({ quantityMilli: 352_000, amountCents: 10_970 }),
  line({ item: 'water-tariff', utility: 'water', quantityMilli: 14_600, amountCents: 2_000 }),
  line({ item: 'water-conservation-tax', utility: 'water', quantityMilli: 20_880, amountCents: 1_000 }),
  line({
    item: 'waterborne-tax',
    utility: 'water',
    quantityMilli: 14_600,
    amountCents: 2_148,
    estimated: true,
  }),
  line({ kind: 'rebate', item: 'u-save', utility: null, amountCents: -4_644 }),
];

describe('what a customer owes is explained by parts that add up', () => {
  test('utilities with their quantities, water counted once, then the rebate', () => {
    expect(compositionOf(11_474, newestBill, 0)).toEqual([
      {
        kind: 'utility',
        utility: 'electricity',
        quantityMilli: 352_000,
        unit: 'kWh',
        amount: 10_970,
        estimated: false,
      },
      {
        kind: 'utility',
        utility: 'water',
        quantityMilli: 14_600,
        unit: 'Cu M',
        amount: 5_148,
        estimated: true,
      },
      { kind: 'rebate', utility: null, quantityMilli: null, unit: null, amount: -4_644, estimated: false },
    ]);
  });

  test('what the newest bill does not explain was owed before', () => {
    expect(compositionOf(13_000, newestBill, 0).at(-1)).toMatchObject({ kind: 'earlier', amount: 1_526 });
  });

  test('of that, late payment charges that are still to be paid are a part of their own', () => {
    const parts = compositionOf(13_000, newestBill, 526);
    expect(parts.slice(-2)).toMatchObject([
      { kind: 'earlier', amount: 1_000 },
      { kind: 'late', amount: 526 },
    ]);
    expect(compositionOf(12_000, newestBill, 526).at(-1)).toMatchObject({ kind: 'late', amount: 526 });
    expect(compositionOf(12_000, newestBill, 526).some(({ kind }) => kind === 'earlier')).toBe(false);
  });

  test('a payment since the bill is a part of its own, counted once an account', () => {
    const paid = newestBill.map((each) => ({ ...each, sinceCents: -11_474 }));
    expect(compositionOf(0, paid, 0).at(-1)).toMatchObject({ kind: 'payment', amount: -11_474 });
    expect(compositionOf(0, paid, 0).some(({ kind }) => kind === 'earlier')).toBe(false);
  });

  test('a charge that belongs to no utility, such as a late charge, counts with what was owed before', () => {
    const late = line({ item: 'late-payment-charge', utility: null, amountCents: 300 });
    expect(compositionOf(11_774, [...newestBill, late], 0).at(-1)).toMatchObject({
      kind: 'earlier',
      amount: 300,
    });
  });

  test('whatever the lines, the parts add up to the amount', () => {
    const anyLine = fc
      .record({
        accountId: fc.nat(3),
        sinceCents: fc.constant(-50),
        kind: fc.constantFrom('charge' as const, 'rebate' as const),
        item: fc.constantFrom('energy', 'water-tariff', 'waterborne-tax', 'late-payment-charge'),
        utility: fc.constantFrom('electricity' as const, 'water' as const, 'gas' as const, null),
        quantityMilli: fc.option(fc.nat(1_000_000)),
        amountCents: fc.integer({ min: -1e6, max: 1e6 }),
        estimated: fc.boolean(),
      })
      .map((each) => ({ ...each, utility: each.kind === 'rebate' ? null : each.utility }));
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.array(anyLine),
        fc.nat(1e6),
        (total, lines, late) => {
          const parts = compositionOf(total, lines, late);
          expect(parts.reduce((added, { amount }) => added + amount, 0)).toBe(total);
        },
      ),
    );
  });
});
