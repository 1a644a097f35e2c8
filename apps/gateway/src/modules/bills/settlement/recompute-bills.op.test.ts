import { afterAll, beforeAll, expect, test } from 'vitest';
import { getData } from '../../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { getEmail, readAccounts } from '../test/bills-calls.ts';
import { type AnsweredBill, getDifferences } from '../test/recompute-bill.ts';

let world: TestWorld;
const answers: { readonly bill: AnsweredBill; readonly isHome: boolean; readonly isMarket: boolean }[] = [];

const AT_ONCE = 10;
/** The arithmetic is the same on either engine: all bills on one, some of each account on the other. */
const ONE_IN = { pglite: 1, postgres: 6 } as const;

/** Mei Lin is given every account of the world, so that the gateway answers for all of them. */
beforeAll(async () => {
  world = await openTestWorld();
  const { customerId } = await world.db
    .selectFrom('customer')
    .innerJoin('idpAccount', 'idpAccount.subject', 'customer.subject')
    .select('customer.customerId')
    .where('idpAccount.email', '=', getEmail('meilin'))
    .executeTakeFirstOrThrow();
  const billed = await world.db
    .selectFrom('bill')
    .innerJoin('account', 'account.accountId', 'bill.accountId')
    .select(['bill.accountId', 'bill.billId', 'account.accountNo', 'account.type', 'account.system'])
    .orderBy('bill.accountId')
    .execute();
  const linkedAt = new Date(world.clock.now());
  await world.db
    .insertInto('customerAccount')
    .values(
      [...new Set(billed.map(({ accountId }) => accountId))].map((accountId) => ({
        customerId,
        accountId,
        linkedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  expect((await readAccounts(world, 'meilin')).length).toBeGreaterThan(30);
  const asked = billed.filter((_, index) => index % ONE_IN[world.engine] === 0);
  const ask = async ({ accountNo, billId, type, system }: (typeof billed)[number]) => {
    const reply = await world.call(getEmail('meilin'), { 'bills:detail': { accountNo, billId } });
    const bill = getData(reply, 'bills:detail');
    return { bill, isHome: type === 'DOM', isMarket: system === 'MSSL' };
  };
  for (let from = 0; from < asked.length; from += AT_ONCE)
    answers.push(...(await Promise.all(asked.slice(from, from + AT_ONCE).map(ask))));
}, 180_000);
afterAll(() => world.close());

test('every bill of the demo world is to the cent what its readings, the tariffs of its days and GST make', () => {
  expect(answers.length).toBeGreaterThan(700 / ONE_IN[world.engine]);
  const wrong = answers.flatMap(({ bill, ...to }) =>
    getDifferences(bill, to).map((difference) => `${bill.billId} ${difference}`),
  );
  expect(wrong).toEqual([]);
});

test('only a first bill and a master account are without readings', () => {
  const without = answers.filter(({ bill }) => bill.readings.length === 0 && bill.previous !== null);
  expect(new Set(without.map(({ bill }) => bill.accountNo))).toEqual(new Set(['8920014410']));
});

test('among them are bills over a change of tariff, of retailers, and estimated ones', () => {
  const some = (is: (bill: AnsweredBill) => boolean) => answers.filter(({ bill }) => is(bill)).length;
  expect(some(({ lines }) => lines.filter(({ item }) => item === 'energy').length > 1)).toBeGreaterThan(
    20 / ONE_IN[world.engine],
  );
  expect(some(({ lines }) => lines.some(({ estimated }) => estimated))).toBeGreaterThan(
    100 / ONE_IN[world.engine],
  );
  expect(answers.filter(({ isMarket }) => isMarket).length).toBeGreaterThan(20 / ONE_IN[world.engine]);
});

test('one cent, one unit, one day or one reading that is otherwise is found', () => {
  const [given] = answers.filter(({ bill }) => bill.lines.length > 5 && bill.readings.length > 0);
  if (given === undefined) throw new Error('there is no such bill');
  const { bill, ...to } = given;
  const firstLine = (change: Partial<AnsweredBill['lines'][number]>) => ({
    ...bill,
    lines: bill.lines.map((line, index) => (index === 0 ? { ...line, ...change } : line)),
  });
  const [line] = bill.lines;
  const [reading] = bill.readings;
  const others: AnsweredBill[] = [
    firstLine({ amount: (line?.amount ?? 0) + 1 }),
    firstLine({ gst: (line?.gst ?? 0) - 1 }),
    firstLine({ quantityMilli: (line?.quantityMilli ?? 0) + 1_000 }),
    firstLine({ rateE4: (line?.rateE4 ?? 0) + 1 }),
    { ...bill, lines: bill.lines.slice(1) },
    { ...bill, payable: bill.payable - 1 },
    { ...bill, rebates: bill.rebates - 1 },
    { ...bill, days: bill.days + 1 },
    {
      ...bill,
      readings: [
        { ...reading, before: '00001' } as (typeof bill.readings)[number],
        ...bill.readings.slice(1),
      ],
    },
  ];
  expect(getDifferences(bill, to)).toEqual([]);
  for (const other of others) expect(getDifferences(other, to)).not.toEqual([]);
});

test('the bill before and whatever entered since come to what every bill calls earlier, to the cent', () => {
  const wrong = answers.flatMap(({ bill }) => {
    if (bill.lastBill === null) return [];
    const { payable, entries } = bill.lastBill;
    const left = entries.reduce((sum, { amount }) => sum + amount, payable);
    return left === bill.earlier ? [] : [`${bill.billId} ${left} instead of ${bill.earlier}`];
  });
  expect(wrong).toEqual([]);
});

test('no bill has more to pay than was printed, nor less than its own part', () => {
  const wrong = answers.flatMap(({ bill: { billId, payable, open, stillOwed } }) => {
    const { total, earlier } = stillOwed;
    const isRight =
      total <= Math.max(0, payable) && total - earlier === Math.min(open, total) && earlier >= 0;
    return isRight ? [] : [`${billId} ${total} ${earlier}`];
  });
  expect(wrong).toEqual([]);
});

test('no bill was settled by more than it charged', () => {
  const wrong = answers.flatMap(({ bill: { billId, payable, earlier, open, settledBy } }) => {
    const settled = settledBy.reduce((sum, { amount }) => sum + amount, 0);
    return settled + open <= Math.max(0, payable - earlier) ? [] : [`${billId} ${settled} ${open}`];
  });
  expect(wrong).toEqual([]);
});
