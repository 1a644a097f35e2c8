import { cents } from '@portal/domain/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../../../db/transaction.ts';
import { getData } from '../../../test/answers.ts';
import { failingOn } from '../../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { postPayment } from '../public.ts';
import { getEmail, present, readAccounts, sum } from '../test/bills-calls.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

async function readParts(person: string, of = world) {
  const accounts = await readAccounts(world, person);
  const reply = await of.call(getEmail(person), {
    'bills:outstandingPayment': { accounts },
    'bills:billHistory': { accounts },
    'bills:paymentHistory': { accounts },
    'bills:uSave': { accounts },
    'bills:refundHistory': { accounts },
  });
  return {
    outstanding: getData(reply, 'bills:outstandingPayment').outstanding,
    bills: getData(reply, 'bills:billHistory').bills_history,
    payments: getData(reply, 'bills:paymentHistory').payment_history,
    uSave: getData(reply, 'bills:uSave').usave,
    refunds: getData(reply, 'bills:refundHistory').refund_history,
  };
}

async function setFeature(accountNo: string, key: 'uSave' | 'refund', state: boolean): Promise<void> {
  const { accountId } = await world.db
    .selectFrom('account')
    .select('accountId')
    .where('accountNo', '=', accountNo)
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('accountFeature')
    .values({ accountId, key, state })
    .onConflict((conflict) => conflict.columns(['accountId', 'key']).doUpdateSet({ state }))
    .execute();
}

describe('Mei Lin on 20 November', () => {
  test('sees her bills, the newest new and to be paid, the others paid', async () => {
    const { bills, maximumMonths } = present((await readParts('meilin')).bills.data);
    expect(bills.slice(0, 2)).toMatchObject([
      { date: '2026-11-18', period: 'Nov 2026', month: '2026-11', amount: 12_845, open: 12_845, isNew: true },
      { date: '2026-10-19', period: 'Oct 2026', month: '2026-10', amount: 12_680, open: 0, isNew: false },
    ]);
    expect(bills[0]).toMatchObject({ due: '2026-12-03', estimated: true, accountNo: '8934521670' });
    expect(maximumMonths).toBe(25);
    expect(bills).toHaveLength(25);
    expect(new Set(bills.map(({ encryptedUrl }) => encryptedUrl)).size).toBe(25);
  });

  test('sees how she paid, by the names of the channels, each with its order', async () => {
    const { payments } = present((await readParts('meilin')).payments.data);
    expect(payments.slice(0, 4).map(({ date, channel, amount }) => [date, channel, amount])).toEqual([
      ['2026-10-28', 'PPMS_PAYNOW', 12_680],
      ['2026-09-30', 'PPMS_PAYNOW', expect.any(Number)],
      ['2026-08-29', 'PPMS_7_ELEVEN', expect.any(Number)],
      ['2026-08-27', 'PPMS_SP_COUNTER', 5_000],
    ]);
    expect(payments[0]).toMatchObject({
      order_id: 'PN-2610-10100101',
      method_options: { reference_id: '008934521670P261010100101' },
      created_at: '2026-10-28T12:14:00.000Z',
      utilities_internal_transactions: [{ account_number: '8934521670', amount: 12_680 }],
    });
    const orders = payments.map(({ order_id }) => order_id);
    expect(new Set(orders).size).toBe(orders.length);
  });

  test('sees what became of each quarter of U-Save, and what is left', async () => {
    const { items, balance } = present((await readParts('meilin')).uSave.data);
    expect(balance).toEqual({ amount: 4_503, expiresOn: '2026-12-31' });
    expect(items.slice(0, 8).map(({ billDate, type, amount }) => [billDate, type, amount])).toEqual([
      ['2026-11-18', 'Utilised', -4_644],
      ['2026-10-19', 'Utilised', -5_853],
      ['2026-10-15', 'Credited', 15_000],
      ['2026-09-30', 'Return to Govt', -1_220],
      ['2026-09-19', 'Utilised', -4_040],
      ['2026-08-18', 'Utilised', -4_610],
      ['2026-07-18', 'Utilised', -5_130],
      ['2026-07-15', 'Credited', 15_000],
    ]);
    expect(sum(items.map(({ amount }) => amount))).toBe(balance.amount);
  });

  test('has had no refund: an empty list', async () => {
    expect((await readParts('meilin')).refunds.data).toEqual({ refunds: [] });
  });
});

describe('for everybody', () => {
  const people = ['meilin', 'bernard', 'chitra', 'dewi', 'grace', 'farid', 'kopi', 'iobr'];

  test('open bills and late charges add up to the amount owed', async () => {
    for (const person of people) {
      const { outstanding, bills } = await readParts(person);
      const open = sum(bills.data?.bills.map((bill) => bill.open) ?? []);
      const { outstandingPayments, composition } = present(outstanding.data);
      const owed = outstandingPayments.map(({ amount }) => Math.max(0, amount));
      const late = sum(composition.filter(({ kind }) => kind === 'late').map(({ amount }) => amount));
      expect(late > 0, person).toBe(person === 'chitra');
      expect(open + late, person).toBe(sum(owed));
    }
  });

  test('a bill says what was payable with it, as the bill itself does', async () => {
    for (const person of people) {
      const [bill] = (await readParts(person)).bills.data?.bills ?? [];
      const { accountNo, billId } = present(bill);
      const detail = getData(
        await world.call(getEmail(person), { 'bills:detail': { accountNo, billId } }),
        'bills:detail',
      );
      expect(bill?.payable, person).toBe(detail.payable);
      if (person === 'chitra') expect(detail.payable).toBeGreaterThan(present(bill).amount);
    }
  });

  test('rows come newest first and are their own accounts’', async () => {
    for (const person of people) {
      const { bills, payments, refunds } = await readParts(person);
      const own = (await readAccounts(world, person)).map(({ accountNo }) => accountNo);
      for (const rows of [bills.data?.bills, payments.data?.payments, refunds.data?.refunds]) {
        const dates = (rows ?? []).map(({ date }) => date);
        expect(dates, person).toEqual(dates.toSorted().reverse());
        expect(own).toEqual(expect.arrayContaining((rows ?? []).map(({ accountNo }) => accountNo)));
      }
    }
  });
});

test('a credit that was paid out is a refund', async () => {
  const { refunds } = present((await readParts('dewi')).refunds.data);
  const paid = refunds.filter(({ requestId }) => requestId === null);
  expect(paid.length).toBeGreaterThan(0);
  expect(paid.every(({ amount, status }) => amount > 0 && status === 'Refunded')).toBe(true);
  const asked = refunds.flatMap(({ requestId, status }) => (requestId === null ? [] : [status]));
  expect(asked.sort()).toEqual(['ACTION REQUIRED', 'PENDING']);
});

test('a customer without bills, payments or U-Save gets a code for each, and nothing else fails', async () => {
  const sub = present((await readAccounts(world, 'estate')).at(-1));
  await setFeature(sub.accountNo, 'uSave', true);
  await setFeature(sub.accountNo, 'refund', true);
  const accounts = [sub];
  const reply = await world.call(getEmail('estate'), {
    'bills:billHistory': { accounts },
    'bills:paymentHistory': { accounts },
    'bills:uSave': { accounts },
    'bills:refundHistory': { accounts },
  });
  expect(getData(reply, 'bills:billHistory').bills_history.error?.code).toBe('SK_BILL_3002');
  expect(getData(reply, 'bills:paymentHistory').payment_history.error?.code).toBe('SK_BILL_3003');
  expect(getData(reply, 'bills:uSave').usave.error?.code).toBe('SK_BILL_3001');
  expect(getData(reply, 'bills:refundHistory').refund_history.data).toEqual({ refunds: [] });
});

describe('U-Save and refunds', () => {
  const codes = async (accounts: Awaited<ReturnType<typeof readAccounts>>, of = world) => {
    const reply = await of.call(getEmail('dewi'), {
      'bills:uSave': { accounts },
      'bills:refundHistory': { accounts },
    });
    const [uSave, refunds] = [getData(reply, 'bills:uSave').usave, getData(reply, 'bills:refundHistory')];
    return { uSave, refunds: refunds.refund_history };
  };

  test('an account that lacks the feature is refused alone', async () => {
    const accounts = await readAccounts(world, 'dewi');
    const [without, ...others] = accounts;
    const before = await codes(others);
    for (const key of ['uSave', 'refund'] as const) await setFeature(present(without).accountNo, key, false);
    const refused = await codes([present(without)]);
    expect([refused.uSave.error?.code, refused.refunds.error?.code]).toEqual([
      'SK_FEATURE_1001',
      'SK_FEATURE_1001',
    ]);
    expect(await codes(accounts)).toEqual(before);
    for (const key of ['uSave', 'refund'] as const) await setFeature(present(without).accountNo, key, true);
  });

  test('are gone where they are switched off for everybody', async () => {
    const [first] = await readAccounts(world, 'dewi');
    await world.db
      .insertInto('remoteToggle')
      .values(['u-save', 'request-refund'].map((key) => ({ key, enabled: false })))
      .execute();
    const { uSave, refunds } = await codes([present(first)]);
    await world.db.deleteFrom('remoteToggle').execute();
    expect([uSave.error?.code, refunds.error?.code]).toEqual(['SK_FEATURE_1001', 'SK_FEATURE_1001']);
  });
});

test('a part that cannot be had fails alone, with a reference and nothing of why', async () => {
  const broken = await openTestWorld({ wrapDatabase: (db) => db.withPlugin(failingOn('u_save_entry')) });
  const parts = await readParts('meilin', broken);
  expect(parts.uSave.error).toMatchObject({ code: 'SK_UNKNOWN_1001', reference: expect.any(String) });
  expect(JSON.stringify(parts.uSave)).not.toContain('u_save_entry');
  expect([parts.bills.error, parts.payments.error, parts.refunds.error]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await broken.close();
});

describe('a payment that comes in', () => {
  const pay = (
    sourceRef: string,
    parts: { accountId: number; amount: number }[],
    orderId = 'PN-2611-000042',
  ) =>
    withTransaction(world.db, (tx) =>
      postPayment(tx, {
        orderId,
        channel: 'PAYNOW',
        method: 'PAYNOW',
        referenceId: orderId,
        sourceRef,
        paidAt: Date.parse('2026-11-20T15:20:00+08:00'),
        recordedAt: world.clock.now(),
        parts: parts.map(({ accountId, amount }) => ({ accountId, amount: cents(amount) })),
      }),
    );
  const bernard = { power: 100_201, water: 100_202 };

  test('shows at once: each account its part, the whole beside it, new', async () => {
    const before = present((await readParts('bernard')).outstanding.data).total;
    expect(
      await pay('test:1', [
        { accountId: bernard.power, amount: 700 },
        { accountId: bernard.water, amount: 300 },
      ]),
    ).toBe(true);
    const { outstanding, payments } = await readParts('bernard');
    expect(present(outstanding.data).total).toBe(before - 1_000);
    const own = present(payments.data).payments.filter(({ order_id }) => order_id === 'PN-2611-000042');
    expect(own.map(({ amount, isNew }) => [amount, isNew])).toEqual([
      [1_000, true],
      [1_000, true],
    ]);
    for (const { accountNo, utilities_internal_transactions: parts } of own)
      expect(parts.find((part) => part.account_number === accountNo)?.amount).toBe(
        accountNo === '8934530018' ? 700 : 300,
      );
  });

  test('a payment for accounts of two people tells each of them their own part alone', async () => {
    const orderId = 'PN-2611-000077';
    const meiLin = present((await readAccounts(world, 'meilin'))[0]).accountNo;
    const { accountId: theirs } = await world.db
      .selectFrom('accountNumber')
      .select('accountId')
      .where('digits', '=', meiLin)
      .executeTakeFirstOrThrow();
    await pay(
      'test:shared',
      [
        { accountId: bernard.power, amount: 700 },
        { accountId: theirs, amount: 300 },
      ],
      orderId,
    );
    const told = async (person: string) => {
      const reply = await world.call(getEmail(person), { 'bills:receipt': { orderId } });
      const { payments } = await readParts(person);
      return {
        receipt: getData(reply, 'bills:receipt').receipt,
        rows: present(payments.data).payments.filter(({ order_id }) => order_id === orderId),
      };
    };
    for (const [person, amount] of [
      ['bernard', 700],
      ['meilin', 300],
    ] as const) {
      const { receipt, rows } = await told(person);
      expect(receipt).toMatchObject({ amount, reference_id: null, parts: [{ amount }] });
      expect(rows.map((row) => row.amount)).toEqual([amount]);
    }
  });

  test('is entered once, however often it is told', async () => {
    const again = await Promise.all(
      Array.from({ length: 20 }, () => pay('test:2', [{ accountId: bernard.power, amount: 50 }])),
    );
    expect(again.filter(Boolean)).toHaveLength(1);
    const entered = await world.db
      .selectFrom('ledgerEntry')
      .select('amountCents')
      .where('sourceRef', '=', 'test:2')
      .execute();
    expect(entered).toEqual([{ amountCents: -50 }]);
  });

  test('is refused whole when a part is nothing, or an account gets two', async () => {
    await expect(pay('test:3', [{ accountId: bernard.power, amount: 0 }])).rejects.toThrow(RangeError);
    await expect(pay('test:4', [])).rejects.toThrow(RangeError);
    const twice = [
      { accountId: bernard.power, amount: 1 },
      { accountId: bernard.power, amount: 2 },
    ];
    await expect(pay('test:5', twice)).rejects.toThrow(RangeError);
    await expect(
      pay('test:2', [
        { accountId: bernard.power, amount: 50 },
        { accountId: bernard.water, amount: 1 },
      ]),
    ).rejects.toThrow('other accounts');
  });
});
