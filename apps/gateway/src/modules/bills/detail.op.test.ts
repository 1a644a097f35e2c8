import { addDays, sgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { getEmail, present, readAccounts, sum } from './test/bills-calls.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const ask = (person: string, accountNo: string, billId: string) =>
  world.call(getEmail(person), { 'bills:detail': { accountNo, billId } });
const readDetail = async (person: string, accountNo: string, billId: string) =>
  getData(await ask(person, accountNo, billId), 'bills:detail');
const meiLins = () => readDetail('meilin', '8934521670', 'B2611-100101');

async function readBills(person: string) {
  const accounts = await readAccounts(world, person);
  const reply = await world.call(getEmail(person), { 'bills:billHistory': { accounts } });
  return present(getData(reply, 'bills:billHistory').bills_history.data).bills;
}

describe('the bill of November', () => {
  test('shows each line with its arithmetic, and it all agrees', async () => {
    const bill = await meiLins();
    expect(bill).toMatchObject({
      from: '2026-10-19',
      to: '2026-11-17',
      days: 30,
      date: '2026-11-18',
      due: '2026-12-03',
      payable: 12_845,
      open: 12_845,
      stillOwed: { total: 12_845, earlier: 0, earlierDue: null, dueBy: '2026-12-03' },
      deduction: null,
      earlier: 0,
      agrees: true,
      charges: { amount: 16_045, gst: 1_444, total: 17_489 },
      rebates: -4_644,
      gstBasisPoints: 900,
    });
    expect(
      bill.lines.map((line) => [line.item, line.quantityMilli, line.rateE4, line.amount, line.gst]),
    ).toEqual([
      ['energy', 352_000, 2_859, 10_064, 906],
      ['water-tariff', 14_600, 14_300, 2_088, 188],
      ['water-conservation-tax', 20_880, 5_000, 1_044, 94],
      ['waterborne-tax', 14_600, 10_900, 1_591, 143],
      ['gas', 54_000, 2_330, 1_258, 113],
      ['u-save', null, null, -4_644, 0],
    ]);
    expect(bill.lines.map(({ estimated }) => estimated)).toEqual([false, true, true, true, true, false]);
  });

  test('says what changed since October, in parts that add up', async () => {
    const { changes, previous, payable } = await meiLins();
    expect(present(changes).map(({ cause, utility, amount }) => [cause, utility, amount])).toEqual([
      ['usage', 'electricity', -228],
      ['price', 'electricity', -511],
      ['usage', 'water', -213],
      ['usage', 'gas', -52],
      ['price', 'gas', -40],
      ['rebate', null, 1_209],
    ]);
    expect(sum(present(changes).map(({ amount }) => amount))).toBe(payable - present(previous).payable);
  });

  test('says what the meters showed, what came in between, what is left of U-Save', async () => {
    const { readings, lastBill, uSaveLeft, use } = await meiLins();
    expect(readings).toEqual([
      {
        utility: 'electricity',
        deviceNo: 'E55120963',
        before: '47826',
        now: '48178',
        estimated: false,
        sent: null,
      },
      {
        utility: 'water',
        deviceNo: 'W20418837',
        before: '1219.5',
        now: '1234.1',
        estimated: true,
        sent: null,
      },
      { utility: 'gas', deviceNo: 'G77301254', before: '02318', now: '02372', estimated: true, sent: null },
    ]);
    expect(lastBill).toEqual({
      payable: 12_680,
      entries: [{ kind: 'payment', date: '2026-10-28', amount: -12_680, channel: 'PPMS_PAYNOW' }],
    });
    expect(uSaveLeft).toBe(4_503);
    expect((await meiLins()).sendReadings).toEqual({
      from: '2026-11-18T00:00:00.000Z',
      to: '2026-11-25T15:00:00.000Z',
      utilities: ['water', 'gas'],
    });
    const electricity = use.filter(({ utility }) => utility === 'electricity');
    expect(electricity.map(({ month, milli }) => [month, milli / 1_000])).toEqual([
      ['2026-06', 419],
      ['2026-07', 401],
      ['2026-08', 382],
      ['2026-09', 368],
      ['2026-10', 359],
      ['2026-11', 352],
    ]);
    expect(use).toHaveLength(18);
  });

  test('leads to the bills beside it', async () => {
    const october = await readDetail('meilin', '8934521670', 'B2610-100101');
    expect([october.previous?.period, october.next?.period]).toEqual(['Sep 2026', 'Nov 2026']);
    expect((await meiLins()).next).toBeNull();
    expect((await readDetail('meilin', '8934521670', 'B2411-100101')).previous).toBeNull();
  });
});

describe('what settled a bill', () => {
  test('is the payment that came for it, with the order of its receipt', async () => {
    const october = await readDetail('meilin', '8934521670', 'B2610-100101');
    expect(october.settledBy).toEqual([
      { date: '2026-10-28', amount: 12_680, channel: 'PPMS_PAYNOW', order_id: 'PN-2610-10100101' },
    ]);
    expect((await meiLins()).settledBy).toEqual([]);
  });

  test('are both payments of August, each as far as it did', async () => {
    const august = await readDetail('meilin', '8934521670', 'B2608-100101');
    expect(august.settledBy.map(({ date, amount, channel }) => [date, amount, channel])).toEqual([
      ['2026-08-27', 5_000, 'PPMS_SP_COUNTER'],
      ['2026-08-29', august.payable - august.earlier - 5_000, 'PPMS_7_ELEVEN'],
    ]);
  });

  test('payments and open amount of a bill add up to its charge, for every demo customer', async () => {
    for (const person of ['meilin', 'bernard', 'chitra', 'grace', 'farid', 'kopi', 'iobr']) {
      for (const row of (await readBills(person)).filter((_, index) => index % 5 === 0)) {
        const bill = await readDetail(person, row.accountNo, row.billId);
        const settled = sum(bill.settledBy.map(({ amount }) => amount));
        expect(settled + bill.open, `${person} ${row.period}`).toBe(Math.max(0, bill.payable - bill.earlier));
      }
    }
  });
});

describe('when readings may be sent instead', () => {
  test('is not said of a bill that a later one has put right, nor where nothing is estimated', async () => {
    expect((await readDetail('meilin', '8934521670', 'B2609-100101')).sendReadings).toBeNull();
    const [newest] = await readBills('kopi');
    expect(
      (await readDetail('kopi', present(newest).accountNo, present(newest).billId)).sendReadings,
    ).toBeNull();
  });

  test('is the next window once this one is over', async () => {
    world.clock.shift(6 * 86_400_000);
    expect(present((await meiLins()).sendReadings).from).toBe('2026-12-18T00:00:00.000Z');
    world.clock.shift(-6 * 86_400_000);
  });
});

test('every bill of everybody agrees, its changes add up, and what was left is what the ledger said', async () => {
  for (const person of ['meilin', 'bernard', 'chitra', 'dewi', 'grace', 'farid', 'kopi', 'iobr']) {
    for (const row of (await readBills(person)).filter((_, index) => index % 4 === 0)) {
      const bill = await readDetail(person, row.accountNo, row.billId);
      const what = `${person} ${row.period}`;
      expect(bill.agrees, what).toBe(true);
      expect(bill.charges.total + bill.rebates + bill.earlier, what).toBe(bill.payable);
      if (bill.previous === null) continue;
      const steps = present(bill.changes).map(({ amount }) => amount);
      expect(sum(steps), what).toBe(bill.payable - bill.previous.payable);
      expect([bill.open, bill.stillOwed.dueBy], what).toEqual([row.open, row.dueBy]);
    }
  }
});

describe('who pays late', () => {
  const chitras = () => readDetail('chitra', '8934540017', 'B2611-100301');

  test('carries earlier bills over: all of the total is still to pay, most of it overdue for long', async () => {
    const bill = await chitras();
    expect(bill.payable).toBe(bill.charges.total + bill.rebates + bill.earlier);
    expect(bill).toMatchObject({ payable: 56_110, earlier: 39_658, open: 16_452 });
    expect(bill.stillOwed).toEqual({
      total: 56_110,
      earlier: 39_658,
      earlierDue: '2026-09-21',
      dueBy: '2026-11-21',
    });
  });

  test('reads how the earlier balance came about, late charges and all', async () => {
    const { lastBill, earlier } = await chitras();
    const { payable, entries } = present(lastBill);
    expect(payable).toBe(58_824);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['late-charge', 1_090],
      ['payment', -20_430],
      ['late-charge', 174],
    ]);
    expect(payable + sum(entries.map(({ amount }) => amount))).toBe(earlier);
  });
});

test('a bill that an arrangement pays is due on the days of the plan, in the list and on its page', async () => {
  const late = (await readBills('salmah')).filter(({ open, due }) => open > 0 && due < '2026-11-20');
  expect(late.map(({ month, dueBy }) => [month, dueBy])).toEqual([
    ['2026-10', '2026-12-10'],
    ['2026-09', '2026-11-26'],
  ]);
  for (const { accountNo, billId, dueBy } of late) {
    const { stillOwed } = await readDetail('salmah', accountNo, billId);
    expect(stillOwed.dueBy).toBe(dueBy);
  }
});

test('credits and refunds between two bills are told as what they are', async () => {
  const { lastBill, earlier, stillOwed } = await readDetail('dewi', '8934550024', 'B2610-100402');
  const { payable, entries } = present(lastBill);
  expect(entries.map(({ kind }) => kind)).toEqual(['payment', 'adjustment', 'refund']);
  expect(payable + sum(entries.map(({ amount }) => amount))).toBe(earlier);
  expect(stillOwed.total).toBe(0);
});

test('the open amount of the newest bill is the amount owed, for every demo customer', async () => {
  for (const person of ['meilin', 'bernard', 'chitra', 'dewi', 'grace', 'farid', 'kopi', 'iobr']) {
    const accounts = await readAccounts(world, person);
    const bills = await readBills(person);
    for (const account of accounts) {
      const { accountNo } = account;
      const newest = bills.find((bill) => bill.accountNo === accountNo);
      if (!newest) continue;
      const { stillOwed, payable } = await readDetail(person, accountNo, newest.billId);
      const reply = await world.call(getEmail(person), {
        'bills:outstandingPayment': { accounts: [account] },
      });
      const { total } = present(getData(reply, 'bills:outstandingPayment').outstanding.data);
      expect(stillOwed.total, person).toBe(Math.max(0, Math.min(payable, total)));
    }
  }
});

test('a bill names its GIRO deduction until the last attempt, unless it is paid or GIRO has ended', async () => {
  const early = await openTestWorld({ at: '2026-11-10T09:00:00+08:00' });
  const reply = await early.call(getEmail('bernard'), {
    'bills:billHistory': { accounts: await readAccounts(early, 'bernard') },
  });
  const { bills } = present(getData(reply, 'bills:billHistory').bills_history.data);
  const open = bills.filter(({ open: left }) => left > 0);
  expect(open.length).toBeGreaterThan(0);
  for (const { accountNo, billId, due } of open) {
    const detail = await early.call(getEmail('bernard'), { 'bills:detail': { accountNo, billId } });
    expect(getData(detail, 'bills:detail').deduction).toMatchObject({ way: 'giro', on: due, attempt: 1 });
  }
  const { accountNo, billId, due } = present(open[0]);
  const deductionAt = async (instant: string) => {
    early.clock.shift(Date.parse(instant) - early.clock.now());
    const detail = await early.call(getEmail('bernard'), { 'bills:detail': { accountNo, billId } });
    return getData(detail, 'bills:detail').deduction;
  };
  expect(await deductionAt(`${due}T00:00:00+08:00`)).toMatchObject({ way: 'giro', on: due, attempt: 1 });
  expect(await deductionAt(`${due}T23:59:59+08:00`)).toMatchObject({ way: 'giro', on: due, attempt: 1 });
  // Nothing was tried on the day itself, as in an outage of the gateway: it is tried within the five days after it.
  const next = addDays(sgDay(due), 1);
  expect(await deductionAt(`${next}T00:00:00+08:00`)).toMatchObject({ way: 'giro', on: next, attempt: 1 });
  expect(await deductionAt(`${addDays(sgDay(due), 6)}T00:00:00+08:00`)).toBeNull();
  const paid = present(bills.find(({ open: left }) => left === 0));
  const detail = await early.call(getEmail('bernard'), {
    'bills:detail': { accountNo: paid.accountNo, billId: paid.billId },
  });
  expect(getData(detail, 'bills:detail').deduction).toBeNull();
  expect((await readDetail('chitra', '8934540017', 'B2611-100301')).deduction).toBeNull();
  await early.close();
});

test('a line whose arithmetic is wrong is marked, and so is the bill', async () => {
  await world.db
    .updateTable('billLine')
    .set({ amountCents: 10_065, gstCents: 905 })
    .where('accountId', '=', 100_101)
    .where('billId', '=', 'B2611-100101')
    .where('lineNo', '=', 1)
    .execute();
  const bill = await meiLins();
  expect(bill.agrees).toBe(false);
  expect(bill.lines.map(({ agrees }) => agrees)).toEqual([false, true, true, true, true, true]);
  expect(bill.lines[0]).toMatchObject({ amount: 10_065, expectedAmount: 10_064, gst: 905, expectedGst: 906 });
});

test('a bill of another of her accounts is found by its number alone, somebody else’s is not', async () => {
  const mine = await readBills('bernard');
  expect(new Set(mine.map(({ accountNo }) => accountNo)).size).toBeGreaterThan(1);
  for (const { accountNo, billId } of mine) {
    const reply = await world.call(getEmail('bernard'), { 'bills:detail': { billId } });
    expect(getData(reply, 'bills:detail')).toMatchObject({ accountNo, billId });
    const another = await world.call(getEmail('meilin'), { 'bills:detail': { billId } });
    expect(getCode(another, 'bills:detail')).toBe('SK_ACCESS_1001');
  }
});

test('the bill of another, under whichever account it is asked for, does not exist', async () => {
  const [theirs] = await readBills('chitra');
  const { accountNo, billId } = present(theirs);
  for (const [account, bill] of [
    [accountNo, billId],
    ['8934521670', billId],
    ['8934521670', 'B9912-100101'],
    ['8934521670', ''],
  ] as const) {
    const code = getCode(await ask('meilin', account, bill), 'bills:detail');
    expect(code).toBe(bill === '' ? 'SK_INPUT_1001' : 'SK_ACCESS_1001');
  }
});
