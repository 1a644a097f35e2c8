/** @engines both */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const MEI_LIN = { ebsPremiseNo: '6100145021', msslPremiseNo: null };
type Numbers = { readonly ebsPremiseNo: string | null; readonly msslPremiseNo: string | null };
const email = (person: string) => `${person}@example.com`;

const check = async (person: string, numbers: Numbers) =>
  getData(await world.call(email(person), { 'consumption:checkShow': numbers }), 'consumption:checkShow');
const readMonth = async (person: string, numbers: Numbers, consumptionMonth: string) =>
  getData(
    await world.call(email(person), { 'consumption:monthDetail': { ...numbers, consumptionMonth } }),
    'consumption:monthDetail',
  ).electricity;

interface BillRow {
  readonly billId: string;
  readonly month: string;
  readonly amount: number;
  readonly wh: number;
  readonly days: number;
}

/** The electricity of an account's bills, by the database alone; the newest first. */
async function readBills(accountNo: string): Promise<readonly BillRow[]> {
  const { rows } = await sql<BillRow>`
    select b.bill_id, to_char(b.issued_on, 'YYYY-MM') as month, b.period_to - b.period_from + 1 as days,
      (sum(l.amount_cents) + sum(l.gst_cents))::bigint as amount, sum(l.quantity_milli)::bigint as wh
    from account a join bill b on b.account_id = a.account_id
      join bill_line l on l.account_id = b.account_id and l.bill_id = b.bill_id
    where a.account_no = ${accountNo} and l.item = 'energy'
    group by b.bill_id, b.issued_on, b.period_from, b.period_to order by b.issued_on desc`.execute(world.db);
  return rows;
}

describe('Mei Lin’s November', () => {
  test('is that of the picture, to the cent', async () => {
    const november = await readMonth('meilin', MEI_LIN, '2026-11');
    expect(november).toMatchObject({
      amount: 10_970,
      amountDiff: -739,
      comparedWith: '2026-10',
      tariff: 3116,
      tariffDiff: -146,
      consumptionDiff: -7,
      from: '2026-10-19',
      to: '2026-11-17',
      days: 30,
      changes: [
        { cause: 'usage', amount: -228 },
        { cause: 'price', amount: -511 },
      ],
      weather: {
        average: 27.4,
        averageBefore: 28,
        hottest: { day: '2026-11-02', highest: 33.1 },
        rain: { days: 19, measured: 30 },
      },
      isCoolerSmaller: true,
      nextStep: { kind: 'air-conditioner', quantity: 26, amount: 810 },
    });
    expect(november?.consumption.at(-1)).toEqual({
      period: '2026-11',
      current: 352,
      status: 'Actual',
      temperature: 27.4,
    });
  });

  test('has the steps of the bill page', async () => {
    const november = await readMonth('meilin', MEI_LIN, '2026-11');
    const reply = await world.call(email('meilin'), { 'bills:detail': { billId: november?.billId ?? '' } });
    const own = getData(reply, 'bills:detail').changes?.filter(({ utility }) => utility === 'electricity');
    expect(november?.changes).toEqual(
      own?.map(({ cause, amount, before, now }) => ({ cause, amount, before, now })),
    );
  });
});

test('every month of two homes agrees with its bills, and its steps come to the difference', async () => {
  for (const [person, accountNo, numbers] of [
    ['meilin', '8934521670', MEI_LIN],
    ['chitra', '8934540017', { ebsPremiseNo: await findPremises('8934540017'), msslPremiseNo: null }],
  ] as const) {
    const bills = await readBills(accountNo);
    const { show, dataAvailMonths, latestDataAvail } = await check(person, numbers);
    expect(show).toBe(true);
    expect(dataAvailMonths).toEqual(bills.map(({ month }) => month).toReversed());
    expect(latestDataAvail).toBe(bills[0]?.month);
    for (const [index, bill] of bills.slice(0, 8).entries()) {
      const before = bills[index + 1];
      const detail = await readMonth(person, numbers, bill.month);
      expect(detail).toMatchObject({ billId: bill.billId, amount: bill.amount, days: bill.days });
      expect(detail?.consumption.at(-1)?.current).toBe(bill.wh / 1_000);
      expect(detail?.amountDiff).toBe(before ? bill.amount - before.amount : null);
      const steps = (detail?.changes ?? []).reduce((sum, { amount }) => sum + amount, 0);
      if (before) expect(steps).toBe(detail?.amountDiff);
      expect(detail?.tariff).toBe(
        Number((BigInt(bill.amount) * 200_000n + BigInt(bill.wh)) / (2n * BigInt(bill.wh))),
      );
    }
  }
});

async function findPremises(accountNo: string): Promise<string> {
  const row = await world.db
    .selectFrom('account')
    .select('premiseNo')
    .where('accountNo', '=', accountNo)
    .executeTakeFirstOrThrow();
  return row.premiseNo;
}

describe('a premises without bill insights', () => {
  test.each(['IOBR', 'BOBR-C'])(
    'a premises of sub-system %s is told so, and has no month',
    async (subSystem) => {
      const row = await world.db
        .selectFrom('premises')
        .innerJoin('account', (join) =>
          join
            .onRef('account.bpNo', '=', 'premises.bpNo')
            .onRef('account.premiseNo', '=', 'premises.premiseNo'),
        )
        .innerJoin('customerAccount', 'customerAccount.accountId', 'account.accountId')
        .innerJoin('customer', 'customer.customerId', 'customerAccount.customerId')
        .innerJoin('idpAccount', 'idpAccount.subject', 'customer.subject')
        .select(['idpAccount.email', 'premises.premiseNo', 'account.system'])
        .where('premises.subSystem', '=', subSystem)
        .executeTakeFirstOrThrow();
      const numbers =
        row.system === 'EBS'
          ? { ebsPremiseNo: row.premiseNo, msslPremiseNo: null }
          : { ebsPremiseNo: null, msslPremiseNo: row.premiseNo };
      const person = row.email.split('@')[0] ?? '';
      expect(await check(person, numbers)).toEqual({
        show: false,
        dataAvailMonths: [],
        latestDataAvail: null,
      });
      expect(await readMonth(person, numbers, '2026-11')).toBeNull();
    },
  );

  test('a premises named as MSSL alone has none, and one of somebody else is not found', async () => {
    expect((await check('meilin', { ebsPremiseNo: null, msslPremiseNo: MEI_LIN.ebsPremiseNo })).show).toBe(
      false,
    );
    const reply = await world.call(email('chitra'), { 'consumption:checkShow': MEI_LIN });
    expect(getCode(reply, 'consumption:checkShow')).toBe('SK_ACCESS_1001');
    const detail = await world.call(email('chitra'), {
      'consumption:monthDetail': { ...MEI_LIN, consumptionMonth: '2026-11' },
    });
    expect(getCode(detail, 'consumption:monthDetail')).toBe('SK_ACCESS_1001');
  });

  test('a call that names no premises is refused', async () => {
    const reply = await world.call(email('meilin'), {
      'consumption:checkShow': { ebsPremiseNo: null, msslPremiseNo: null },
    });
    expect(getCode(reply, 'consumption:checkShow')).toBe('SK_INPUT_1001');
  });
});

test('an estimated bill speaks of the next reading until a bill rests on one', async () => {
  const setEstimated = (isEstimated: boolean, ...billIds: string[]) =>
    world.db
      .updateTable('billLine')
      .set({ estimated: isEstimated })
      .where('accountId', '=', 100_101)
      .where('billId', 'in', billIds)
      .where('item', '=', 'energy')
      .execute();
  const steps = () =>
    Promise.all(
      ['2026-09', '2026-10', '2026-11'].map(
        async (month) => (await readMonth('meilin', MEI_LIN, month))?.nextStep.kind,
      ),
    );
  await setEstimated(true, 'B2609-100101', 'B2611-100101');
  expect(await steps()).toEqual(['air-conditioner', 'air-conditioner', 'reading']);
  await setEstimated(true, 'B2610-100101');
  expect(await steps()).toEqual(['reading', 'reading', 'reading']);
  await setEstimated(false, 'B2611-100101');
  expect(await steps()).toEqual(['air-conditioner', 'air-conditioner', 'air-conditioner']);
  await setEstimated(false, 'B2609-100101', 'B2610-100101');
});

test('the first month has nothing to compare with, and a month without a bill has no data', async () => {
  const { dataAvailMonths } = await check('meilin', MEI_LIN);
  const first = await readMonth('meilin', MEI_LIN, dataAvailMonths[0] ?? '');
  expect(first).toMatchObject({ consumptionDiff: null, tariffDiff: null, amountDiff: null, changes: null });
  expect(first).toMatchObject({ comparedWith: null, isCoolerSmaller: false });
  expect(await readMonth('meilin', MEI_LIN, '2026-12')).toBeNull();
});

test('a month whose bill before has no electricity is compared with the one that has, without a split', async () => {
  await world.db
    .deleteFrom('billLine')
    .where('accountId', '=', 100_101)
    .where('billId', '=', 'B2609-100101')
    .where('item', '=', 'energy')
    .execute();
  const { dataAvailMonths } = await check('meilin', MEI_LIN);
  expect(dataAvailMonths).not.toContain('2026-09');
  const october = await readMonth('meilin', MEI_LIN, '2026-10');
  expect(october).toMatchObject({ comparedWith: '2026-08', changes: null });
  expect(october?.consumption.at(-2)).toMatchObject({ period: '2026-09', current: null });
});

test('a month says less, not nothing, where no weather is known', async () => {
  await world.db.deleteFrom('weatherDay').execute();
  const november = await readMonth('meilin', MEI_LIN, '2026-11');
  expect(november).toMatchObject({ weather: null, isCoolerSmaller: false, amount: 10_970 });
  expect(november?.consumption.map(({ temperature }) => temperature)).toEqual(Array(12).fill(null));
});
