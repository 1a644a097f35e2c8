import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCents, cents } from '../money.ts';
import {
  findArrangementState,
  listPartsLeft,
  planArrangement,
  scheduleArrangement,
} from '../requests/payment-arrangement.ts';
import { addDays, addMonthsToDay, type SgDay, sgDay, startOfSgDay, toMonth } from '../sg-time.ts';
import {
  type ArrangedDebt,
  type Charge,
  dateCharges,
  findOpenDebt,
  openOfEach,
  settleEarliest,
  sumOpen,
  sumOverdue,
} from './open-charges.ts';

const bills = (...amounts: number[]) =>
  amounts.map((amountCents, index) => ({ billId: `B${index}`, amountCents }));
const open = (outstanding: number, ...amounts: number[]) =>
  openOfEach(outstanding, bills(...amounts)).each.map((each) => each.open);

describe('what is open', () => {
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
});

const charge = (billId: string | null, due: string, amountCents: number): Charge => ({
  billId,
  amountCents,
  due: sgDay(due),
});

/** Chitra's: S$396.58 was overdue on 20 November; S$50.00 now, and two instalments of S$173.29. */
const chitras = [
  charge('Aug', '2026-08-22', 19_149),
  charge('Sep', '2026-09-21', 20_953),
  charge('Oct', '2026-10-21', 18_705),
  charge('Nov', '2026-11-21', 16_452),
  charge(null, '2026-11-25', 1_090),
];
const plan: ArrangedDebt = {
  madeOn: sgDay('2026-11-20'),
  parts: [
    { amount: 5_000, dueOn: sgDay('2026-11-27') },
    { amount: 17_329, dueOn: sgDay('2026-12-21') },
    { amount: 17_329, dueOn: sgDay('2027-01-21') },
  ],
  takenBack: 0,
};
const OWED = 39_658 + 16_452 + 1_090;
const december = charge('Dec', '2026-12-21', 15_000);
const rows = (outstanding: number, charges = chitras, arranged: ArrangedDebt | null = plan) =>
  findOpenDebt(outstanding, charges, arranged).charges.map(
    ({ billId, due, open, part }) => `${billId} ${open} by ${due}${part === null ? '' : ` (${part})`}`,
  );

describe('arranged debt', () => {
  test('is due by its parts, the earliest bill by the first, with the bills of later in between', () => {
    expect(rows(OWED)).toEqual([
      'Sep 5000 by 2026-11-27 (0)',
      'Nov 16452 by 2026-11-21',
      'null 1090 by 2026-11-25',
      'Sep 15953 by 2026-12-21 (1)',
      'Oct 1376 by 2026-12-21 (1)',
      'Oct 17329 by 2027-01-21 (2)',
    ]);
    expect(findOpenDebt(OWED, chitras, plan).charges[0]).toMatchObject({ billedDue: '2026-09-21' });
  });

  test('is paid by the first money that comes, up to the partial payment', () => {
    expect(rows(OWED - 5_000)[0]).toBe('Nov 16452 by 2026-11-21');
    expect(rows(OWED - 5_001)[0]).toBe('Nov 16451 by 2026-11-21');
  });

  test('leaves a bill that is paid on its day paid, whatever instalments are to come', () => {
    expect(rows(17_329 + 15_000 + 17_329, [...chitras, december])).toEqual([
      'Sep 15953 by 2026-12-21 (1)',
      'Oct 1376 by 2026-12-21 (1)',
      'Dec 15000 by 2026-12-21',
      'Oct 17329 by 2027-01-21 (2)',
    ]);
    expect(rows(17_329, [...chitras, december])).toEqual(['Oct 17329 by 2027-01-21 (2)']);
  });

  test('takes an instalment before the bill of its day', () => {
    expect(rows(15_000 + 17_329, [...chitras, december])[0]).toBe('Dec 15000 by 2026-12-21');
  });

  test('is owed by the days of its bills where there is no arrangement', () => {
    expect(rows(OWED, chitras, null).map((row) => row.slice(0, 9))).toEqual([
      'Sep 20953',
      'Oct 18705',
      'Nov 16452',
      'null 1090',
    ]);
  });

  test('has a part without a bill where no bill accounts for it', () => {
    expect(
      rows(OWED + 700, chitras, { ...plan, parts: [{ amount: 40_358, dueOn: sgDay('2026-11-27') }] }),
    ).toContain('Aug 700 by 2026-11-27 (0)');
    const [only] = findOpenDebt(900, [charge('Oct', '2026-10-21', 200)], {
      ...plan,
      parts: [{ amount: 900, dueOn: sgDay('2026-11-27') }],
    }).charges;
    expect(only).toMatchObject({ billId: null, open: 700, part: 0 });
  });

  test('is paid first, and then a payment of before that the bank has taken back since', () => {
    const back = { ...plan, takenBack: 1_000 };
    expect(rows(OWED + 1_000, chitras, back).slice(0, 2)).toEqual([
      'Sep 5000 by 2026-11-27 (0)',
      'Aug 1000 by 2026-08-22',
    ]);
    expect(rows(OWED - 4_000, chitras, back)[0]).toBe('Aug 1000 by 2026-08-22');
    expect(sumOverdue(findOpenDebt(OWED - 4_000, chitras, back), plan.madeOn)).toBe(1_000);
  });
});

test('money that is being checked settles what has no day first, then each charge in its turn', () => {
  const debt = { ...findOpenDebt(OWED, chitras, plan), undated: cents(300) };
  expect(settleEarliest(debt, cents(200))).toEqual({ ...debt, undated: 100 });
  const left = settleEarliest(debt, cents(300 + 5_000 + 16_452 + 1));
  expect(left.undated).toBe(0);
  expect(left.charges[0]).toMatchObject({ billId: null, open: 1_089 });
});

describe('any customer', () => {
  const today = sgDay('2026-11-20');
  const amount = fc.integer({ min: 1, max: 40_000 });
  const scene = fc.record({
    overdue: fc.array(fc.tuple(fc.integer({ min: 1, max: 200 }), amount), { minLength: 1, maxLength: 5 }),
    current: fc.array(fc.tuple(fc.nat({ max: 20 }), amount), { maxLength: 2 }),
    newest: fc.integer({ min: -40, max: 20 }),
    partial: fc.double({ min: 0, max: 1, noNaN: true }),
    later: fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), amount), { maxLength: 5 }),
  });

  type Scene = typeof scene extends fc.Arbitrary<infer Given> ? Given : never;

  function arrange({ overdue, current, newest, partial, later }: Scene) {
    const before = overdue.map(([days, cents], index) =>
      charge(index % 3 === 2 ? null : `O${index}`, addDays(today, -days), cents),
    );
    const others = [...current, ...later].map(([days, cents], index) =>
      charge(`N${index}`, addDays(today, days), cents),
    );
    const charges = [...before, ...others].toSorted((one, other) => (one.due < other.due ? -1 : 1));
    const debt = addCents(...before.map((each) => cents(each.amountCents)));
    const payment = cents(Math.max(1, Math.floor(debt * partial)));
    const day = addDays(today, newest);
    const made = planArrangement(
      debt,
      payment,
      scheduleArrangement(today, { month: toMonth(day), dueOn: day }),
    );
    const parts = [made.partial, ...made.instalments];
    const bills = others.map(({ amountCents, due }) => ({ amount: amountCents, dueOn: due, isPart: false }));
    const instalments = made.instalments.map((each) => ({ ...each, isPart: true }));
    // The partial payment is asked for at once.
    const claims = [
      { amount: made.partial.amount, dueOn: today, isPart: true },
      ...[...instalments, ...bills].toSorted((one, other) =>
        one.dueOn < other.dueOn ? -1 : one.dueOn === other.dueOn ? 0 : 1,
      ),
    ];
    const lastPart = claims.findLastIndex(({ isPart }) => isPart);
    const arranged = { madeOn: today, parts, takenBack: 0 };
    return { charges, plan: made, claims, lastPart, arranged };
  }

  const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
  const findState = (
    { charges, plan, arranged }: Pick<ReturnType<typeof arrange>, 'charges' | 'plan' | 'arranged'>,
    outstanding: number,
    day: SgDay,
  ) => {
    const left = listPartsLeft(plan, findOpenDebt(outstanding, charges, arranged).charges);
    const progress = { plan, left, leftInTime: left, missing: left, now: startOfSgDay(day) };
    return findArrangementState({ state: 'IN_PROGRESS', ...progress });
  };

  test('sees shares that add up to the charges, and open parts that add up to the amount owed', () => {
    fc.assert(
      fc.property(
        scene,
        fc.integer({ min: -1_000, max: 300_000 }),
        fc.nat(5_000),
        (given, owed, takenBack) => {
          const { charges, arranged } = arrange(given);
          const shares = dateCharges(charges, { ...arranged, takenBack });
          const dated = charges.map((each) => shares.filter((share) => share.charge === each));
          expect(dated.map((own) => sum(own.map(({ amountCents }) => amountCents)))).toEqual(
            charges.map(({ amountCents }) => amountCents),
          );
          const debt = findOpenDebt(owed, charges, { ...arranged, takenBack });
          expect(sumOpen(debt.charges, () => true) + debt.undated).toBe(Math.max(0, owed));
        },
      ),
    );
  });

  test('a customer who pays each claim by its day is never overdue, and the last instalment completes the plan', () => {
    fc.assert(
      fc.property(scene, (given) => {
        const { claims, lastPart, ...scene } = arrange(given);
        let outstanding = sum(claims.map((claim) => claim.amount));
        for (const [index, claim] of claims.entries()) {
          const debt = findOpenDebt(outstanding, scene.charges, scene.arranged);
          expect([sumOverdue(debt, claim.dueOn), debt.undated]).toEqual([0, 0]);
          expect(findState(scene, outstanding, claim.dueOn) === 'COMPLETED').toBe(index > lastPart);
          outstanding -= claim.amount;
        }
        expect(findState(scene, 0, today)).toBe('COMPLETED');
      }),
    );
  });

  test('a customer who has paid a cent less than is due by the last instalment has not completed the plan', () => {
    fc.assert(
      fc.property(scene, fc.nat(), (given, less) => {
        const { claims, lastPart, ...scene } = arrange(given);
        const wanted = sum(claims.slice(0, lastPart + 1).map((claim) => claim.amount));
        const outstanding = sum(claims.map((claim) => claim.amount)) - (less % wanted);
        const lastDay = claims[lastPart]?.dueOn ?? today;
        expect(findState(scene, outstanding, lastDay)).toBeNull();
        expect(findState(scene, outstanding, addMonthsToDay(lastDay, 1))).toBe('ENDED');
      }),
    );
  });
});
