/** @engines both */
import {
  type ArrangedDebt,
  type Charge,
  findOpenDebt,
  openOfEach,
  sumOverdue,
} from '@portal/domain/bills/open-charges';
import {
  addDays,
  addMonths,
  getFirstDay,
  type SgDay,
  sgDay,
  sgMonth,
  startOfSgDay,
} from '@portal/domain/sg-time';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getData } from '../../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { loadBalances } from '../balance.store.ts';
import { MOST_ROWS } from '../histories/history-cut.rules.ts';
import { getEmail, present, readAccounts, sum } from '../test/bills-calls.ts';
import { addBills, addEntries, type Entry } from '../test/ledgers.ts';
import { TAKEN_BACK } from './post-payment.ts';
import { loadSettlements } from './settlement.store.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const start = sgDay('2024-11-10');

/** Events of an account in their order; the days between are part of it. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('bill' as const), amount: fc.integer({ min: -3_000, max: 20_000 }) }),
  fc.record({ kind: fc.constant('rebate' as const), amount: fc.integer({ min: -5_000, max: -1 }) }),
  fc.record({ kind: fc.constant('adjustment' as const), amount: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ kind: fc.constant('payment' as const), amount: fc.integer({ min: -25_000, max: -1 }) }),
  fc.record({ kind: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 4_000 }) }),
  fc.record({ kind: fc.constant('waiver' as const), amount: fc.integer({ min: -900, max: -1 }) }),
);
const ledger = fc.array(fc.tuple(fc.nat({ max: 20 }), happening), { minLength: 1, maxLength: 40 });

type Ledger = readonly (readonly [number, { readonly kind: Entry['kind']; readonly amount: number }])[];

function getEntries(given: Ledger): Entry[] {
  let day = start;
  let billId: string | null = null;
  return given.map(([pause, { kind, amount }], index) => {
    day = addDays(day, pause);
    if (kind === 'bill') billId = `B${index}`;
    const isOfBill = kind === 'bill' || kind === 'rebate';
    const isDue = kind === 'bill' || kind === 'adjustment';
    return { kind, amount, on: day, billId: isOfBill ? billId : null, due: isDue ? addDays(day, 14) : null };
  });
}

/** By the rule itself, from the entries and not from the database. */
function byTheRule(entries: readonly Entry[], arrangement: ArrangedDebt | null) {
  const bills = entries.flatMap(({ kind, billId, due }) =>
    kind === 'bill' && billId && due ? [{ billId, due }] : [],
  );
  const charged: Charge[] = [
    ...bills.map(({ billId, due }) => ({
      billId,
      due,
      amountCents: getSum(entries.filter((entry) => entry.billId === billId)),
    })),
    ...entries.flatMap(({ kind, due, amount }) =>
      kind === 'adjustment' && due ? [{ billId: null, due, amountCents: amount }] : [],
    ),
  ];
  // Of one day: late charges last, after the bill with the higher number.
  const key = ({ due, billId }: Charge) => `${due} ${billId ?? '~'}`;
  const earliestFirst = charged.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  return findOpenDebt(getSum(entries), earliestFirst, arrangement);
}

/** Half of what is overdue on a day, at once; the rest in two instalments. */
function arrange(entries: readonly Entry[], madeOn: SgDay): ArrangedDebt | null {
  const debt = byTheRule(
    entries.filter(({ on }) => on < madeOn),
    null,
  );
  const overdue: number = sumOverdue(debt, madeOn);
  const [partial, half] = [Math.ceil(overdue / 2), Math.floor(overdue / 4)];
  const days = [7, 31, 62].map((days) => addDays(madeOn, days));
  const parts = [partial, half, overdue - partial - half].map((amount, index) => ({
    amount,
    dueOn: days[index] ?? madeOn,
  }));
  return overdue > 0 ? { madeOn, parts, takenBack: 0 } : null;
}

const addArrangement = (accountId: number, { madeOn, parts: [partial, ...instalments] }: ArrangedDebt) =>
  world.db
    .insertInto('customerRequest')
    .values({
      accountId,
      requestId: `PA-2611-${accountId}`,
      kind: 'payment-arrangement',
      state: 'IN_PROGRESS',
      isOpen: true,
      lastEvent: 1,
      payload: JSON.stringify({
        overdueAmount: (partial?.amount ?? 0) + instalments.reduce((sum, { amount }) => sum + amount, 0),
        partial,
        instalments,
      }),
      createdAt: startOfSgDay(madeOn),
      changedAt: startOfSgDay(madeOn),
      nextBy: null,
    })
    .execute();

/** Like any other of the world, but new. */
async function addAccounts(ids: readonly number[]): Promise<void> {
  const pattern = await world.db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
  await world.db
    .insertInto('account')
    .values(ids.map((id) => ({ ...pattern, accountId: id, accountNo: String(7_000_000_000 + id) })))
    .execute();
}

const getSum = (entries: readonly Entry[]) => entries.reduce((sum, { amount }) => sum + amount, 0);

test('the SQL of open charges agrees with the rule on random ledgers, with and without an arrangement', async () => {
  const ledgers = fc.sample(ledger, { numRuns: 300, seed: 20_261_120 }).map(getEntries);
  const getId = (index: number) => 7_000_001 + index;
  await addAccounts(ledgers.map((_, index) => getId(index)));
  await addEntries(
    world.db,
    ledgers.map((entries, index) => [getId(index), entries] as const),
  );
  const arrangements = ledgers.map((entries, index) =>
    index % 3 === 0
      ? null
      : arrange(entries, addDays(entries[Math.floor(entries.length / 2)]?.on ?? start, 1)),
  );
  expect(arrangements.filter((each) => each !== null).length).toBeGreaterThan(50);
  for (const [index, arrangement] of arrangements.entries())
    if (arrangement !== null) await addArrangement(getId(index), arrangement);
  const ids = ledgers.map((_, index) => getId(index));
  const balances = await loadBalances(world.db, ids, sgDay('2026-11-20'));
  const settlements = await loadSettlements(world.db, ids);
  for (const [index, entries] of ledgers.entries()) {
    const { charges, undated, outstanding } = present(balances.get(getId(index)));
    const expected = byTheRule(entries, arrangements[index] ?? null);
    expect({ charges, undated }, String(index)).toEqual(expected);
    expect(sum(charges.map(({ open }) => open)) + undated).toBe(Math.max(0, outstanding));
    const { charged } = present(settlements.get(getId(index)));
    const { each } = openOfEach(outstanding, charged.toReversed());
    expect(
      each.flatMap(({ charge: { due, part }, open }) => (open > 0 ? { due, part, open } : [])).toReversed(),
      String(index),
    ).toEqual(charges.map(({ due, part, open }) => ({ due, part, open })));
  }
});

describe('a bill of the arranged debt', () => {
  const madeOn = sgDay('2026-09-20');
  const september: Entry[] = [
    { kind: 'bill', amount: 10_003, on: sgDay('2026-07-01'), billId: 'July', due: sgDay('2026-07-22') },
    { kind: 'bill', amount: 9_998, on: sgDay('2026-08-01'), billId: 'August', due: sgDay('2026-08-22') },
  ];

  async function readCharges(accountId: number, entries: readonly Entry[], arrangement: ArrangedDebt) {
    await addAccounts([accountId]);
    await addEntries(world.db, [[accountId, entries]]);
    await addArrangement(accountId, arrangement);
    const balances = await loadBalances(world.db, [accountId], sgDay('2026-11-20'));
    const { charges, undated } = present(balances.get(accountId));
    expect({ charges, undated }).toEqual(byTheRule(entries, arrangement));
    return charges.map(({ billId, open }) => [billId, open]);
  }

  test('is known by its number after a later and larger bill was paid', async () => {
    const charges = await readCharges(
      7_100_001,
      [
        ...september,
        {
          kind: 'bill',
          amount: 70_001,
          on: sgDay('2026-10-01'),
          billId: 'October',
          due: sgDay('2026-10-22'),
        },
        { kind: 'payment', amount: -75_001, on: sgDay('2026-09-21') },
      ],
      {
        madeOn,
        parts: [
          { amount: 5_000, dueOn: sgDay('2026-09-27') },
          { amount: 15_001, dueOn: sgDay('2026-10-23') },
        ],
        takenBack: 0,
      },
    );
    expect(charges).toEqual([
      ['July', 5_003],
      ['August', 9_998],
    ]);
  });

  test('is known by its number when its payment was taken back and the arranged one is paid', async () => {
    const charges = await readCharges(
      7_100_002,
      [
        ...september,
        { kind: 'payment', amount: -10_003, on: sgDay('2026-07-20'), sourceRef: 'notice:1' },
        { kind: 'payment', amount: 10_003, on: sgDay('2026-09-22'), sourceRef: `notice:1${TAKEN_BACK}` },
        { kind: 'payment', amount: -11_000, on: sgDay('2026-09-23') },
      ],
      { madeOn, parts: [{ amount: 9_998, dueOn: sgDay('2026-09-27') }], takenBack: 10_003 },
    );
    expect(charges).toEqual([['July', 9_001]]);
  });
});

describe('a company with 240 accounts that has paid nothing for two years', () => {
  const MONTHS = 24;
  const newest = sgMonth('2026-11');

  test('is shown no bill as paid: the history ends where it has to, and says where', async () => {
    const accounts = (await readAccounts(world, 'estate')).slice(1);
    const rows = await world.db
      .selectFrom('account')
      .select(['accountId', 'accountNo'])
      .where(
        'accountNo',
        'in',
        accounts.map(({ accountNo }) => accountNo),
      )
      .execute();
    const billed = await world.db.selectFrom('bill').select('accountId').distinct().execute();
    const unbilled = rows.filter(({ accountId }) => !billed.some((one) => one.accountId === accountId));
    expect(unbilled.length).toBeGreaterThan(150);
    const bills = unbilled.flatMap(({ accountId }) =>
      Array.from({ length: MONTHS }, (_, back) => {
        const on = addDays(getFirstDay(addMonths(newest, -back)), 9);
        return { accountId, billId: `B${back}`, on, due: addDays(on, 15), amount: 1_000 + back };
      }),
    );
    await addBills(world.db, bills);
    await addEntries(
      world.db,
      unbilled.map(({ accountId }) => [
        accountId,
        bills
          .filter((bill) => bill.accountId === accountId)
          .map(({ billId, on, due, amount }) => ({ kind: 'bill' as const, amount, on, billId, due })),
      ]),
    );
    const numbers = new Set(unbilled.map(({ accountNo }) => accountNo));
    const asked = accounts.filter(({ accountNo }) => numbers.has(accountNo));
    const reply = await world.call(getEmail('estate'), { 'bills:billHistory': { accounts: asked } });
    const {
      bills: told,
      since,
      maximumMonths,
    } = present(getData(reply, 'bills:billHistory').bills_history.data);
    const wholeMonths = Math.floor(MOST_ROWS / asked.length);
    expect(wholeMonths).toBeLessThan(MONTHS);
    expect(told.filter(({ open, amount }) => open !== amount)).toEqual([]);
    expect([told.length, maximumMonths]).toEqual([wholeMonths * asked.length, wholeMonths]);
    expect(since).toBe(getFirstDay(addMonths(newest, 1 - wholeMonths)));
    const owing = getData(
      await world.call(getEmail('estate'), { 'bills:outstandingPayment': { accounts: asked } }),
      'bills:outstandingPayment',
    );
    const { amount, due } = present(owing.outstanding.data?.outstandingPayments[0]);
    expect(due).toBe(addDays(getFirstDay(addMonths(newest, 1 - MONTHS)), 24));
    expect(amount * asked.length).toBe(sum(bills.map((bill) => bill.amount)));
    expect(owing.outstanding.data?.total).toBe(amount * asked.length);
  });
});
