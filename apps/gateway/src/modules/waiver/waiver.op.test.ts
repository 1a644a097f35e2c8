/** @engines both */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from '../../db/invariants.ts';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

const CHITRA = 'chitra@example.com';
const ACCOUNT = '8934540017';

let world: TestWorld;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const check = async (email = CHITRA, accountNos = [ACCOUNT]) =>
  getData(await world.call(email, { 'waiver:check': { accountNos } }), 'waiver:check').statuses;
const create = (input: Record<string, unknown>, key?: string, email = CHITRA) =>
  world.call(
    email,
    { 'waiver:create': { accountNo: ACCOUNT, source: 'W', ...input } },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const createCode = async (input: Record<string, unknown>) => getCode(await create(input), 'waiver:create');

async function eligible() {
  const row = (await check()).find(({ status }) => status === 'ELIGIBLE');
  if (!row?.bill) throw new Error('no charge can be waived');
  return row.bill;
}

const readWaivers = () =>
  world.db
    .selectFrom('ledgerEntry')
    .innerJoin('account', 'account.accountId', 'ledgerEntry.accountId')
    .select(['amountCents', 'effectiveOn'])
    .where('accountNo', '=', ACCOUNT)
    .where('kind', '=', 'waiver')
    .execute();
const readOutstanding = async () => {
  const accounts = [{ bpNo: '1000354117', accountNo: ACCOUNT, system: 'EBS', premiseNo: '6100354117' }];
  const reply = await world.call(CHITRA, { 'bills:outstandingPayment': { accounts } });
  return getData(reply, 'bills:outstandingPayment').outstanding.data?.total ?? 0;
};

async function post(path: string, payload: Record<string, unknown>) {
  const response = await world.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${await world.tokenFor(CHITRA)}` },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

describe('a customer with late charges', () => {
  test('sees each one, newest first, and which of them are not older than 3 months', async () => {
    const rows = await check();
    const dates = rows.map(({ bill }) => bill?.print_date ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { status, bill } of rows)
      expect([bill?.print_date, status]).toEqual([
        bill?.print_date,
        (bill?.print_date ?? '') >= '2026-08-20' ? 'ELIGIBLE' : 'NOT_ELIGIBLE',
      ]);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['ELIGIBLE', 'NOT_ELIGIBLE']));
    expect(new Set(rows.map(({ bill }) => bill?.charge))).toEqual(new Set(['PINK_NOTICE', 'LATE_PAYMENT']));
    const invoices = rows.map(({ bill }) => bill?.invoice_no);
    expect(new Set(invoices).size).toBe(invoices.length);
  });

  test('has one waived at once, owes that much less, and finds it in the requests', async () => {
    const { invoice_no: invoiceNo, payment_amount: amount } = await eligible();
    const before = await readOutstanding();
    const { status, requestId } = getData(await create({ invoiceNo }), 'waiver:create');
    expect(status).toBe('SUCCESS');
    expect(await readOutstanding()).toBe(before - amount);
    expect(await readWaivers()).toEqual([{ amountCents: -amount, effectiveOn: '2026-11-20' }]);
    expect((await check()).find(({ bill }) => bill?.invoice_no === invoiceNo)?.status).toBe('SUCCESS');
    const detail = getData(await world.call(CHITRA, { 'request:detail': { requestId } }), 'request:detail');
    expect(detail.request).toMatchObject({
      kind: 'pink-waiver',
      state: 'APPROVED',
      isOpen: false,
      // A month after the newest bill.
      nextBy: '2026-12-06',
    });
    expect(detail.request.details).toMatchObject({ invoiceNo, amount });
    expect(await findViolations(world.db, undefined, world.clock.now())).toEqual([]);
  });

  test('cannot pay by a code that still asks for the waived charge', async () => {
    const amount = await readOutstanding();
    const account = { account_number: ACCOUNT, bp_number: '1000354117', system_type: 'EBS' };
    const code = await post('/v1/payments/paynow/request', { ...account, amount });
    expect(code.status).toBe(200);
    const { invoice_no: invoiceNo } = await eligible();
    await create({ invoiceNo });
    const order = await world.app.inject({
      url: `/v1/payments/${code.body.order_id}`,
      headers: { authorization: `Bearer ${await world.tokenFor(CHITRA)}` },
    });
    expect(order.json()).toMatchObject({ amount, status: 'EXPIRED' });
  });

  test('has it in the ledger exactly once, with 20 requests at once', async () => {
    const { invoice_no: invoiceNo, payment_amount: amount } = await eligible();
    const replies = await Promise.all(Array.from({ length: 20 }, () => create({ invoiceNo })));
    const codes = replies.map((reply) => getCode(reply, 'waiver:create'));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'SK_WAIVER_1001')).toHaveLength(19);
    expect((await readWaivers()).map(({ amountCents }) => amountCents)).toEqual([-amount]);
  });

  test('gets one letter about it, with 20 requests at once', async () => {
    const { invoice_no: invoiceNo, payment_amount: amount, charge, print_date: chargedOn } = await eligible();
    await Promise.all(Array.from({ length: 20 }, () => create({ invoiceNo })));
    const letters = await world.db
      .selectFrom('letter')
      .select('data')
      .where('kind', '=', 'waiver-granted')
      .execute();
    expect(letters).toEqual([{ data: { invoiceNo, amount, charge, chargedOn } }]);
  });

  test('gets the same answer to a repeat under its key', async () => {
    const { invoice_no: invoiceNo } = await eligible();
    const first = await create({ invoiceNo }, 'one');
    expect((await create({ invoiceNo }, 'one')).text).toBe(first.text);
    expect(await readWaivers()).toHaveLength(1);
  });

  test('may name the charge by its other name, and not by both', async () => {
    const { invoice_no } = await eligible();
    expect(await createCode({ invoice_no, invoiceNo: invoice_no })).toBe('SK_INPUT_1001');
    expect(await createCode({})).toBe('SK_INPUT_1001');
    expect(await createCode({ invoice_no })).toBeUndefined();
  });

  test('is refused one that is too old, and one that does not exist, alike', async () => {
    const old = (await check()).find(({ status }) => status === 'NOT_ELIGIBLE')?.bill?.invoice_no;
    const texts = await Promise.all(
      [old, '2611-99'].map(async (invoiceNo) => (await create({ invoiceNo })).text),
    );
    expect(texts[0]).toContain('SK_WAIVER_1001');
    expect(texts[1]).toBe(texts[0]);
  });

  test('has every one waived, and then no flag says that one may be', async () => {
    for (const { status, bill } of await check())
      if (status === 'ELIGIBLE') await create({ invoiceNo: bill?.invoice_no });
    const { accounts } = getData(await world.call(CHITRA, { 'user:getAccounts': {} }), 'user:getAccounts');
    expect(accounts[0]?.eligibility.pink_waiver).toBe(false);
    expect((await check())[0]).toMatchObject({ status: 'NONE', bill: null });
  });
});

test('the khaos paths answer as the keyed operations do', async () => {
  const checked = await post('/khaos/v1/waiver/check', { account_nos: [ACCOUNT] });
  expect([checked.status, checked.body.statuses]).toEqual([200, await check()]);
  const { invoice_no } = await eligible();
  const wish = { account_no: ACCOUNT, invoice_no, source: 'W' };
  const made = await post('/khaos/v1/waiver', wish);
  expect(made).toEqual({
    status: 200,
    body: { status: 'SUCCESS', request_id: expect.stringMatching(/^WV-2611-/) },
  });
  expect((await post('/khaos/v1/waiver', wish)).body.error.code).toBe('SK_WAIVER_1001');
  expect(await createCode({ invoiceNo: invoice_no })).toBe('SK_WAIVER_1001');
});

test.each([
  ['has none', 'meilin@example.com', '8934521670', 'NONE'],
  ['is contestable', 'kopi@example.com', '8920020017', 'NOT_ELIGIBLE_FOR_FEATURE'],
  ['is closed and has none', 'farid@example.com', '8934570014', 'NONE'],
])('an account that %s has nothing to waive', async (_why, email, accountNo, status) => {
  expect(await check(email, [accountNo])).toEqual([{ account_no: accountNo, status, bill: null }]);
  const reply = await create({ accountNo, invoiceNo: '2611-1245' }, undefined, email);
  expect(getCode(reply, 'waiver:create')).toBe('SK_WAIVER_1001');
});
