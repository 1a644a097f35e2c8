import { openOfEach } from '@portal/domain/bills/open-charges';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BilledLine, computeComposition, type Part } from './composition.rules.ts';

const line = (overrides: Partial<BilledLine>): BilledLine => ({
  billId: 'Nov',
  earlierCents: 0,
  kind: 'charge',
  item: 'energy',
  utility: 'electricity',
  quantityMilli: null,
  amountCents: 0,
  estimated: false,
  ...overrides,
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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Owing {
  readonly late?: number;
  /** Of the newest bill; left out: all of it. */
  readonly open?: number;
  readonly earlierCents?: number;
}

/** Parts of what the customer owes who has that bill. */
function owing(outstanding: number, { late = 0, open = 11_474, earlierCents = 0 }: Owing = {}): Part[] {
  return computeComposition([
    {
      outstanding,
      charges: [
        { billId: 'Nov', open },
        { billId: null, open: late },
      ],
      lines: newestBill.map((each) => ({ ...each, earlierCents })),
    },
  ]);
}

function getKinds(parts: readonly Part[]): Record<Part['kind'], number> {
  const of = (kind: Part['kind']) => sum(parts.map((part) => (part.kind === kind ? part.amount : 0)));
  return {
    utility: of('utility'),
    rebate: of('rebate'),
    earlier: of('earlier'),
    late: of('late'),
    payment: of('payment'),
  };
}

describe('what a customer owes is explained by parts that add up', () => {
  test('utilities with their quantities, water counted once, then the rebate', () => {
    expect(owing(11_474)).toEqual([
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

  test('an amount that the newest bill does not explain was owed before', () => {
    expect(owing(13_000).at(-1)).toMatchObject({ kind: 'earlier', amount: 1_526 });
  });

  test('late payment charges that are still to be paid are a part of their own', () => {
    expect(owing(13_000, { late: 526 }).slice(-2)).toMatchObject([
      { kind: 'earlier', amount: 1_000 },
      { kind: 'late', amount: 526 },
    ]);
    expect(getKinds(owing(12_000, { late: 526 }))).toMatchObject({ earlier: 0, late: 526 });
  });

  test('the paid part of the newest bill is a part of its own, counted once an account', () => {
    expect(getKinds(owing(0, { open: 0 }))).toMatchObject({ payment: -11_474, earlier: 0 });
    expect(getKinds(owing(1_474, { open: 1_474 }))).toMatchObject({ payment: -10_000, earlier: 0 });
  });

  test('a credit that the newest bill found is an earlier balance, also once the rest of it is paid', () => {
    const credited = { earlierCents: -474 };
    expect(getKinds(owing(11_000, { open: 11_000, ...credited }))).toMatchObject({
      payment: 0,
      earlier: -474,
    });
    expect(getKinds(owing(1_000, { open: 1_000, ...credited }))).toMatchObject({
      payment: -10_000,
      earlier: -474,
    });
  });

  test('a charge that belongs to no utility, such as a late charge, counts with what was owed before', () => {
    const late = line({ item: 'late-payment-charge', utility: null, amountCents: 300 });
    expect(
      computeComposition([
        { outstanding: 11_774, charges: [{ billId: 'Nov', open: 11_774 }], lines: [...newestBill, late] },
      ]).at(-1),
    ).toMatchObject({ kind: 'earlier', amount: 300 });
  });

  test('the parts add up to the amount for any lines', () => {
    const anyLine = fc
      .record({
        billId: fc.constantFrom('Nov', 'Oct'),
        earlierCents: fc.integer({ min: -1e6, max: 1e6 }),
        kind: fc.constantFrom('charge' as const, 'rebate' as const),
        item: fc.constantFrom('energy', 'water-tariff', 'waterborne-tax', 'late-payment-charge'),
        utility: fc.constantFrom('electricity' as const, 'water' as const, 'gas' as const, null),
        quantityMilli: fc.option(fc.nat(1_000_000)),
        amountCents: fc.integer({ min: -1e6, max: 1e6 }),
        estimated: fc.boolean(),
      })
      .map((each) => ({ ...each, utility: each.kind === 'rebate' ? null : each.utility }));
    const account = fc.record({
      outstanding: fc.integer({ min: -1e9, max: 1e9 }),
      charges: fc.array(
        fc.record({ billId: fc.constantFrom('Nov', 'Oct', null), open: fc.integer({ min: 1, max: 1e6 }) }),
      ),
      lines: fc.array(anyLine),
    });
    fc.assert(
      fc.property(fc.array(account, { maxLength: 4 }), (accounts) => {
        expect(sum(computeComposition(accounts).map(({ amount }) => amount))).toBe(
          sum(accounts.map(({ outstanding }) => outstanding)),
        );
      }),
    );
  });
});

describe('a payment of X', () => {
  /** Latest first by due day; the newest bill stands anywhere among them. */
  const charged = fc
    .array(fc.record({ isLate: fc.boolean(), amount: fc.integer({ min: -5_000, max: 20_000 }) }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((given) =>
      given.map(({ isLate, amount }, index) => ({
        billId: isLate ? null : `B${index}`,
        amountCents: isLate ? Math.abs(amount) + 1 : amount,
      })),
    );
  const scene = fc.record({
    charged,
    newest: fc.nat(7),
    credit: fc.nat(3_000),
    paidBefore: fc.nat(60_000),
    undated: fc.nat(900),
    paid: fc.integer({ min: 1, max: 60_000 }),
  });

  test('lowers what it pays by X and raises nothing, in the order in which bills are settled', () => {
    fc.assert(
      fc.property(scene, ({ charged, newest, credit, paidBefore, undated, paid }) => {
        const bills = charged.filter(({ billId }) => billId !== null);
        const bill = bills[newest % Math.max(1, bills.length)];
        const lines = bill
          ? [line({ billId: String(bill.billId), amountCents: bill.amountCents, earlierCents: -credit })]
          : [];
        const owed = sum(charged.map(({ amountCents }) => amountCents)) + undated - paidBefore;
        const at = (outstanding: number) => {
          const { each } = openOfEach(outstanding, charged);
          const charges = each.flatMap(({ charge: { billId }, open }) => (open > 0 ? { billId, open } : []));
          return { charges, parts: getKinds(computeComposition([{ outstanding, charges, lines }])) };
        };
        const [before, after] = [at(owed), at(owed - paid)];
        const lowered = (kind: keyof typeof before.parts) => before.parts[kind] - after.parts[kind];
        const openLowered = (of: (billId: string | null) => boolean) =>
          sum(before.charges.map(({ billId, open }) => (of(billId) ? open : 0))) -
          sum(after.charges.map(({ billId, open }) => (of(billId) ? open : 0)));
        expect(lowered('late')).toBe(openLowered((billId) => billId === null));
        expect(lowered('utility')).toBe(0);
        if (bill)
          expect(lowered('payment')).toBeLessThanOrEqual(openLowered((billId) => billId === bill.billId));
        for (const kind of ['earlier', 'late', 'payment'] as const)
          expect(lowered(kind), kind).toBeGreaterThanOrEqual(0);
        expect(lowered('earlier') + lowered('late') + lowered('payment')).toBe(paid);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('a utility that is charged without an amount used has none, not zero', () => {
  const lines = [
    line({ item: 'water-conservation-tax', utility: 'water', quantityMilli: 20_880, amountCents: 1_000 }),
  ];
  const parts = computeComposition([
    { outstanding: 1_000, charges: [{ billId: 'Nov', open: 1_000 }], lines },
  ]);
  expect(parts).toMatchObject([{ kind: 'utility', utility: 'water', quantityMilli: null, amount: 1_000 }]);
});
