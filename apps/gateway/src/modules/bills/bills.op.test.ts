import { DEFAULT_TEXT } from '@portal/contract/errors';
import { cents } from '@portal/domain/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { getCode, getData } from '../../test/answers.ts';
import { failingOn } from '../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { postPayment } from './settlement/post-payment.ts';
import { idOfAccount, park } from './test/parked-money.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** Asks for all accounts of a person, as the dashboard does. */
async function readOutstanding(person: string) {
  const email = `${person}@example.com`;
  const { accounts } = getData(await world.call(email, { 'user:getAccounts': {} }), 'user:getAccounts');
  const named = accounts.map(({ bpNo, accountNo, system, premiseNo }) => ({
    bpNo,
    accountNo,
    system,
    premiseNo,
  }));
  const reply = await world.call(email, { 'bills:outstandingPayment': { accounts: named } });
  const { data } = getData(reply, 'bills:outstandingPayment').outstanding;
  if (!data) throw new Error('the balance failed');
  return data;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('what is owed', () => {
  test('is the newest bill, with its due day and what it is made of', async () => {
    const owed = await readOutstanding('meilin');
    expect(owed).toMatchObject({ total: 12_845, toPay: 12_845, nextBillAround: '2026-12-18' });
    expect(owed.outstandingPayments).toEqual([
      {
        accountNo: '8934521670',
        amount: 12_845,
        due: '2026-12-03',
        dues: [{ due: '2026-12-03', amount: 12_845 }],
        checking: 0,
        toPay: 12_845,
        isGiroEnable: false,
        deductions: [],
        isRecurringEnable: false,
      },
    ]);
    expect(owed.composition.map(({ kind, utility, amount }) => [kind, utility, amount])).toEqual([
      ['utility', 'electricity', 10_970],
      ['utility', 'water', 5_148],
      ['utility', 'gas', 1_371],
      ['rebate', null, -4_644],
    ]);
  });

  test('equals the sum of its accounts and the sum of its parts, for everybody', async () => {
    for (const person of [
      'meilin',
      'bernard',
      'chitra',
      'dewi',
      'grace',
      'farid',
      'kopi',
      'estate',
      'iobr',
    ]) {
      const { total, outstandingPayments, composition } = await readOutstanding(person);
      expect(sum(outstandingPayments.map(({ amount }) => amount)), person).toBe(total);
      expect(sum(composition.map(({ amount }) => amount)), person).toBe(total);
    }
  });

  test('counts from the oldest bill that is not settled, also when its day has passed', async () => {
    const { outstandingPayments, composition } = await readOutstanding('chitra');
    expect(outstandingPayments[0]?.due).toBe('2026-09-21');
    expect(composition.find(({ kind }) => kind === 'earlier')?.amount).toBeGreaterThan(0);
  });

  test('says by account which part is due by when, the earliest first, adding up to what it owes', async () => {
    for (const person of ['meilin', 'bernard', 'chitra', 'dewi', 'grace', 'kopi', 'estate', 'iobr']) {
      for (const { amount, due, dues } of (await readOutstanding(person)).outstandingPayments) {
        expect(sum(dues.map((share) => share.amount)), person).toBe(Math.max(0, amount));
        expect(dues[0]?.due ?? null, person).toBe(due);
        expect(dues.map((share) => share.due)).toEqual(dues.map((share) => share.due).toSorted());
      }
    }
    const [chitra] = (await readOutstanding('chitra')).outstandingPayments;
    expect(chitra?.dues.length).toBeGreaterThan(2);
  });

  test('may be a credit, which has no due day', async () => {
    const { total, outstandingPayments } = await readOutstanding('dewi');
    expect(total).toBeLessThan(0);
    expect(outstandingPayments.map(({ due }) => due)).toEqual([null, null]);
  });

  test('says what came in last, and announces no deduction where nothing is owed', async () => {
    const { outstandingPayments, lastPayment } = await readOutstanding('bernard');
    for (const { amount, isGiroEnable, deductions } of outstandingPayments)
      expect([amount <= 0, isGiroEnable, deductions]).toEqual([true, false, []]);
    expect(lastPayment).toMatchObject({ channel: 'EGIRO' });
    expect(lastPayment?.amount).toBeGreaterThan(0);
  });

  test('is nothing, and no bill is expected, once all accounts have ended', async () => {
    expect(await readOutstanding('farid')).toMatchObject({ total: 0, nextBillAround: null });
  });
});

describe('money that is being checked', () => {
  test('lowers what is still to pay and nothing else, for its account or for the total', async () => {
    const before = await readOutstanding('kopi');
    const [first, second] = before.outstandingPayments.filter(({ amount }) => amount > 100);
    if (!first) throw new Error('Kopi owes nothing');
    expect(before).toMatchObject({ checking: { amount: 0, undivided: [] }, toPay: before.total });
    await park(world.db, { amount: 67, requestedParts: [[first.accountNo, 99]], orderId: 'PN-2611-300001' });
    const after = await readOutstanding('kopi');
    expect(after).toMatchObject({
      total: before.total,
      checking: { amount: 67, undivided: [] },
      toPay: before.total - 67,
    });
    expect(after.outstandingPayments.find(({ accountNo }) => accountNo === first.accountNo)).toEqual({
      ...first,
      checking: 67,
      toPay: first.amount - 67,
    });
    if (!second) throw new Error('Kopi owes for one account');
    const asked = [first, second].map(({ accountNo }) => [accountNo, 40] as const);
    await park(world.db, { amount: 71, requestedParts: asked, orderId: 'PN-2611-300002' });
    const undivided = await readOutstanding('kopi');
    expect(undivided).toMatchObject({
      checking: { amount: 138, undivided: [{ amount: 71, accounts: 2 }] },
      toPay: before.total - 138,
    });
    expect(undivided.outstandingPayments).toEqual(after.outstandingPayments);
  });
});

describe('a payment', () => {
  test('a part payment lowers the composition where it pays, and raises nothing', async () => {
    const readAmounts = async () => {
      const { composition, outstandingPayments } = await readOutstanding('chitra');
      const of = (kind: string) =>
        sum(composition.filter((part) => part.kind === kind).map(({ amount }) => amount));
      return {
        accountNo: outstandingPayments[0]?.accountNo ?? '',
        total: sum(outstandingPayments.map(({ amount }) => amount)),
        parts: { earlier: of('earlier'), late: of('late'), payment: of('payment'), utility: of('utility') },
      };
    };
    const before = await readAmounts();
    expect(before.parts.late).toBeGreaterThan(0);
    const paid = 23_457;
    const accountId = await idOfAccount(world.db, before.accountNo);
    await withTransaction(world.db, (tx) =>
      postPayment(tx, {
        orderId: 'PN-2611-000090',
        channel: 'PAYNOW',
        method: 'PAYNOW',
        referenceId: null,
        sourceRef: 'test:PN-2611-000090',
        paidAt: world.clock.now(),
        recordedAt: world.clock.now(),
        parts: [{ accountId, amount: cents(paid) }],
      }),
    );
    const after = await readAmounts();
    expect(after.total).toBe(before.total - paid);
    expect(sum(Object.values(after.parts))).toBe(sum(Object.values(before.parts)) - paid);
    for (const kind of ['earlier', 'late', 'payment', 'utility'] as const)
      expect(after.parts[kind], kind).toBeLessThanOrEqual(before.parts[kind]);
  });

  test('a payment for several accounts is the last one with its whole sum, also where one account was paid later that day', async () => {
    const { outstandingPayments } = await readOutstanding('kopi');
    const ids = await Promise.all(
      outstandingPayments.slice(0, 2).map(({ accountNo }) => idOfAccount(world.db, accountNo)),
    );
    const pay = (orderId: string, paidAt: number, parts: readonly (readonly [number, number])[]) =>
      withTransaction(world.db, (tx) =>
        postPayment(tx, {
          orderId,
          channel: 'PAYNOW',
          method: 'PAYNOW',
          referenceId: null,
          sourceRef: `test:${orderId}`,
          paidAt,
          recordedAt: world.clock.now(),
          parts: parts.map(([accountId, amount]) => ({ accountId, amount: cents(amount) })),
        }),
      );
    const [first = 0, second = 0] = ids;
    const now = world.clock.now();
    await pay('PN-2611-000091', now - 60_000, [
      [first, 2_000],
      [second, 500],
    ]);
    // Entered after it, and paid before it.
    await pay('PN-2611-000092', now - 120_000, [[second, 70]]);
    const paid = { paidOn: '2026-11-20', channel: 'PAYNOW' };
    expect((await readOutstanding('kopi')).lastPayment).toEqual({ ...paid, amount: 2_500 });
    await pay('PN-2611-000093', now, [[second, 80]]);
    expect((await readOutstanding('kopi')).lastPayment).toEqual({ ...paid, amount: 80 });
  });

  test('settles the oldest bill first and leaves the newest to pay', async () => {
    const before = await readOutstanding('chitra');
    const account = await world.db
      .selectFrom('account')
      .select('accountId')
      .where('accountNo', '=', '8934540017')
      .executeTakeFirstOrThrow();
    const newest = await world.db
      .selectFrom('bill')
      .select(['totalCents', 'dueOn'])
      .where('accountId', '=', account.accountId)
      .orderBy('issuedOn', 'desc')
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('ledgerEntry')
      .values({
        accountId: account.accountId,
        entryNo: 9_000_000_000,
        kind: 'payment',
        amountCents: newest.totalCents - before.total,
        effectiveOn: newest.dueOn,
        channel: 'COUNTER',
        sourceRef: 'test:settles-all-but-the-newest',
        recordedAt: new Date(world.clock.now()),
      })
      .execute();
    const after = await readOutstanding('chitra');
    expect(after.total).toBe(newest.totalCents);
    expect(after.outstandingPayments[0]?.due).toBe(newest.dueOn);
  });
});

describe('a bill becomes overdue', () => {
  const mayArrange = async () => {
    const reply = await world.call('meilin@example.com', { 'user:getAccounts': {} });
    return getData(reply, 'user:getAccounts').accounts[0]?.eligibility.payment_arrangement;
  };

  test('the day after its due day in Singapore, not on it', async () => {
    const untilDueDay = Date.parse('2026-12-03T23:59:59+08:00') - world.clock.now();
    world.clock.shift(untilDueDay);
    expect(await mayArrange()).toBe(false);
    world.clock.shift(1000);
    expect(await mayArrange()).toBe(true);
    world.clock.shift(-untilDueDay - 1000);
  });
});

describe('the accounts that are asked about', () => {
  const mine = { bpNo: '1000145021', accountNo: '8934521670', system: 'EBS', premiseNo: '6100145021' };
  const ask = (...accounts: unknown[]) =>
    world.call('meilin@example.com', { 'bills:outstandingPayment': { accounts } });

  test('named twice count once', async () => {
    const reply = await ask(mine, { ...mine, accountNo: '008934521670' });
    expect(getData(reply, 'bills:outstandingPayment').outstanding.data?.total).toBe(12_845);
  });

  test('must be what the caller says they are', async () => {
    for (const wrong of [{ bpNo: '1000228104' }, { premiseNo: '6100228104' }, { system: 'MSSL' }]) {
      expect(getCode(await ask({ ...mine, ...wrong }), 'bills:outstandingPayment')).toBe('SK_ACCESS_1001');
    }
  });
});

test('a balance that cannot be had fails alone: the card says so, the profile beside it answers', async () => {
  const broken = await openTestWorld({ wrapDatabase: (db) => db.withPlugin(failingOn('ledger_entry')) });
  const reply = await broken.call('meilin@example.com', {
    'bills:outstandingPayment': {
      accounts: [{ bpNo: '1000145021', accountNo: '8934521670', system: 'EBS', premiseNo: '6100145021' }],
    },
    'user:profileInfo': {},
  });
  const { error } = getData(reply, 'bills:outstandingPayment').outstanding;
  expect(error).toMatchObject({
    code: 'SK_UNKNOWN_1001',
    message: DEFAULT_TEXT,
    reference: expect.any(String),
  });
  expect(getData(reply, 'user:profileInfo').email).toBe('meilin@example.com');
  await broken.close();
});
