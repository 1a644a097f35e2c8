import type { Output } from '@portal/contract';
import { MOST_PARTS_OF_ROW } from '@portal/contract/bills/histories.contract';
import { sgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getData } from '../../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { getEmail, present, readAccounts, sum } from '../test/bills-calls.ts';
import { addEntries } from '../test/ledgers.ts';
import { idOfAccount, park, type SuspensePaymentInput } from '../test/parked-money.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  // Suspense payments of the demo world would be counted too.
  await world.db.deleteFrom('bankNotice').where('outcome', '=', 'parked').execute();
});
afterAll(() => world.close());

type Accounts = Awaited<ReturnType<typeof readAccounts>>;
type Row = NonNullable<Output<'bills:paymentHistory'>['payment_history']['data']>['payments'][number];

/** By the keyed call, and held against GET /v1/history. */
async function readHistory(person: string, of?: Accounts): Promise<readonly Row[]> {
  const accounts = of ?? (await readAccounts(world, person));
  const reply = await world.call(getEmail(person), { 'bills:paymentHistory': { accounts } });
  const { data, error } = getData(reply, 'bills:paymentHistory').payment_history;
  const response = await world.app.inject({
    url: `/v1/history?account_numbers=${accounts.map(({ accountNo }) => accountNo).join(',')}`,
    headers: { authorization: `Bearer ${await world.tokenFor(getEmail(person))}` },
  });
  const { transactions } = response.json();
  const rows = data?.payments ?? [];
  if (rows.length === 0) expect(error?.code).toBe('SK_BILL_3003');
  expect(
    transactions.map((row: Record<string, unknown>) => [row.account_number, row.amount, row.status]),
  ).toEqual(rows.map((row) => [`00${row.accountNo}`, row.amount, row.status]));
  return rows;
}
const checked = (rows: readonly Row[]) => rows.filter(({ status }) => status === 'CHECKING');
const told = (rows: readonly Row[]) =>
  checked(rows).map((row) => [
    row.accountNo,
    row.amount,
    row.utilities_internal_transactions.map(({ account_number, amount }) => [account_number, amount]),
  ]);
async function owed(person: string): Promise<number> {
  const accounts = await readAccounts(world, person);
  const reply = await world.call(getEmail(person), { 'bills:outstandingPayment': { accounts } });
  return present(getData(reply, 'bills:outstandingPayment').outstanding.data).total;
}

describe('money that nobody could match yet', () => {
  test('shows in both histories as being checked, new, without a receipt’s reference, and is not counted', async () => {
    const [account] = await readAccounts(world, 'meilin');
    const { accountNo } = present(account);
    const before = await owed('meilin');
    const paid = checked(await readHistory('meilin'));
    expect(paid).toEqual([]);
    await park(world.db, { amount: 900, requestedParts: [[accountNo, 1_000]], orderId: 'PN-2611-900001' });
    const rows = await readHistory('meilin');
    expect(rows[0]).toEqual({
      accountNo,
      date: '2026-11-20',
      created_at: '2026-11-20T04:00:00.000Z',
      method: 'PAYNOW',
      payment_method: 'PAYNOW',
      channel: 'PPMS_PAYNOW',
      order_id: 'PN-2611-900001',
      method_options: { reference_id: null },
      amount: 900,
      utilities_internal_transactions: [{ account_number: accountNo, amount: 900 }],
      undivided_between: null,
      isNew: true,
      status: 'CHECKING',
      returned: null,
      settled_bills: [],
    });
    expect(await owed('meilin')).toBe(before);
  });

  test('money for no order stands at the account that it names; for no account it stands nowhere', async () => {
    const [account] = await readAccounts(world, 'meilin');
    const { accountNo } = present(account);
    await park(world.db, { amount: 55, names: accountNo });
    await park(world.db, { amount: 66 });
    const rows = checked(await readHistory('meilin'));
    expect(rows.find(({ amount }) => amount === 55)).toMatchObject({
      accountNo,
      order_id: null,
      utilities_internal_transactions: [],
    });
    expect(rows.find(({ amount }) => amount === 66)).toBeUndefined();
  });

  test('is shown to who has had nothing else too', async () => {
    const accounts = (await readAccounts(world, 'estate')).slice(-1);
    expect(await readHistory('estate', accounts)).toEqual([]);
    await park(world.db, { amount: 7, names: present(accounts[0]).accountNo });
    expect(told(await readHistory('estate', accounts))).toEqual([[present(accounts[0]).accountNo, 7, []]]);
  });

  test('money for several accounts is each account’s part, or one row where nobody can divide it', async () => {
    const accounts = await readAccounts(world, 'bernard');
    const [power, water] = accounts.map(({ accountNo }) => accountNo);
    const parts: SuspensePaymentInput['requestedParts'] = [
      [present(power), 700],
      [present(water), 300],
    ];
    const late = { amount: 1_000, requestedParts: parts, orderId: 'PN-2611-900002' };
    await park(world.db, late);
    expect(told(await readHistory('bernard'))).toEqual([
      [power, 1_000, parts],
      [water, 1_000, parts],
    ]);
    expect(told(await readHistory('bernard', accounts.slice(1, 2)))).toEqual([[water, 1_000, parts]]);
    await park(world.db, { amount: 999, requestedParts: parts, orderId: 'PN-2611-900003' });
    // Under both accounts together it is one row; under either alone the same one, which says so.
    for (const [of, at] of [
      [accounts, power],
      [accounts.slice(0, 1), power],
      [accounts.slice(1, 2), water],
    ] as const) {
      const undivided = checked(await readHistory('bernard', of)).filter(({ amount }) => amount === 999);
      expect(
        undivided.map((row) => [row.accountNo, row.utilities_internal_transactions, row.undivided_between]),
      ).toEqual([[at, [], 2]]);
    }
  });

  test('two customers whose references were swapped see nothing of each other’s money', async () => {
    const [mine, theirs] = await Promise.all(
      ['chitra', 'dewi'].map(async (person) => present((await readAccounts(world, person))[0]).accountNo),
    );
    // Each paid the other's code: what came belongs to the order that the reference names.
    await park(world.db, { amount: 410, requestedParts: [[present(mine), 900]], orderId: 'PN-2611-900004' });
    await park(world.db, {
      amount: 920,
      requestedParts: [[present(theirs), 400]],
      orderId: 'PN-2611-900005',
    });
    expect(told(await readHistory('chitra'))).toEqual([[mine, 410, [[mine, 410]]]]);
    expect(told(await readHistory('dewi'))).toEqual([[theirs, 920, [[theirs, 920]]]]);
  });

  test('money for accounts of two people tells each what is surely theirs', async () => {
    const [farids, graces] = await Promise.all(
      ['farid', 'grace'].map(async (person) => present((await readAccounts(world, person))[0]).accountNo),
    );
    const parts: SuspensePaymentInput['requestedParts'] = [
      [present(farids), 600],
      [present(graces), 400],
    ];
    await park(world.db, { amount: 1_000, requestedParts: parts, orderId: 'PN-2611-900006' });
    await park(world.db, { amount: 950, requestedParts: parts, orderId: 'PN-2611-900007' });
    expect(told(await readHistory('farid'))).toEqual([[farids, 600, [[farids, 600]]]]);
    expect(told(await readHistory('grace'))).toEqual([[graces, 400, [[graces, 400]]]]);
  });

  test('money that staff sent back stays with the day and the reason, at each account that it named', async () => {
    const [first, second] = await readAccounts(world, 'kopi');
    const names = [present(first).accountNo, present(second).accountNo] as const;
    await park(world.db, { amount: 33, names: names[0], isDecided: true });
    const parts = names.map((accountNo) => [accountNo, 20] as const);
    await park(world.db, { amount: 40, requestedParts: parts, orderId: 'PN-2611-900009', isDecided: true });
    const rows = await readHistory('kopi');
    expect(checked(rows)).toEqual([]);
    const back = rows.filter(({ status }) => status === 'RETURNED');
    expect(back.map(({ accountNo, amount, order_id }) => [accountNo, amount, order_id])).toEqual(
      expect.arrayContaining([
        [names[0], 33, null],
        [names[0], 40, 'PN-2611-900009'],
        [names[1], 40, 'PN-2611-900009'],
      ]),
    );
    for (const { returned } of back) expect(returned).toEqual({ date: '2026-11-20', reason: 'unknown' });
    for (const { status, returned } of rows) expect(returned === null).toBe(status !== 'RETURNED');
  });
});

describe('a payment for very many accounts', () => {
  const ORDER = 'PN-2610-900100';

  test('is a row for each, with the whole and its own part: the answer grows with its rows', async () => {
    const accounts = (await readAccounts(world, 'estate')).slice(-110, -10);
    const ids = await Promise.all(accounts.map(({ accountNo }) => idOfAccount(world.db, accountNo)));
    await addEntries(
      world.db,
      ids.map((id, index) => [
        id,
        [
          { kind: 'payment', amount: -(100 + index), on: sgDay('2026-10-10'), orderId: ORDER },
          ...(index < MOST_PARTS_OF_ROW
            ? [{ kind: 'payment' as const, amount: -1, on: sgDay('2026-10-11'), orderId: 'PN-2610-900101' }]
            : []),
        ],
      ]),
    );
    const rows = await readHistory('estate', accounts);
    const many = rows.filter(({ order_id }) => order_id === ORDER);
    expect(many).toHaveLength(100);
    expect(new Set(many.map(({ amount }) => amount))).toEqual(new Set([sum(ids.map((_, at) => 100 + at))]));
    for (const { accountNo, utilities_internal_transactions: parts } of many)
      expect(parts.map(({ account_number }) => account_number)).toEqual([accountNo]);
    expect(sum(many.flatMap((row) => row.utilities_internal_transactions.map(({ amount }) => amount)))).toBe(
      many[0]?.amount,
    );
    const few = rows.filter(({ order_id }) => order_id === 'PN-2610-900101');
    expect(few.map((row) => row.utilities_internal_transactions.length)).toEqual(
      few.map(() => MOST_PARTS_OF_ROW),
    );
  });
});

test('a payment that was entered days later stands at the day on which it came, in both', async () => {
  const [account] = (await readAccounts(world, 'estate')).slice(-5);
  const { accountNo } = present(account);
  const id = await idOfAccount(world.db, accountNo);
  await world.db
    .insertInto('ledgerEntry')
    .values({
      accountId: id,
      entryNo: 1,
      kind: 'payment',
      amountCents: -100,
      effectiveOn: sgDay('2026-11-15'),
      channel: 'COUNTER',
      sourceRef: 'test:late',
      recordedAt: new Date('2026-11-18T02:00:00Z'),
    })
    .execute();
  const [row] = await readHistory('estate', [present(account)]);
  expect(row).toMatchObject({ date: '2026-11-15', created_at: '2026-11-18T02:00:00.000Z', isNew: false });
  const response = await world.app.inject({
    url: `/v1/history?account_numbers=${accountNo}`,
    headers: { authorization: `Bearer ${await world.tokenFor(getEmail('estate'))}` },
  });
  expect(response.json().transactions[0].txn_time).toBe('2026-11-14T16:00:00.000Z');
});

test('each payment names the bills that name it, and says whether it paid all of them', async () => {
  for (const person of ['meilin', 'bernard', 'chitra', 'dewi', 'kopi']) {
    const accounts = await readAccounts(world, person);
    const reply = await world.call(getEmail(person), { 'bills:billHistory': { accounts } });
    const { bills } = present(getData(reply, 'bills:billHistory').bills_history.data);
    const told = (await readHistory(person)).flatMap(({ date, settled_bills }) =>
      settled_bills.map(({ billId, month, isWhole }) => ({ date, billId, month, isWhole })),
    );
    const named = [];
    for (const { billId, month, amount } of bills) {
      const detail = getData(
        await world.call(getEmail(person), { 'bills:detail': { billId } }),
        'bills:detail',
      );
      for (const payment of detail.settledBy)
        named.push({ date: payment.date, billId, month, isWhole: payment.amount === amount });
    }
    const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    const since = bills.map(({ billId }) => billId);
    expect(named.length, person).toBeGreaterThan(0);
    expect(inOrder(told.filter(({ billId }) => since.includes(billId))), person).toEqual(inOrder(named));
  }
});
