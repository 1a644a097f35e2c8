import { readPaynow } from '@portal/domain/paynow-qr/read';
import { toSgDay, toSgTime } from '@portal/domain/sg-time';
import { describe, expect, test } from 'vitest';
import { MEI_LIN, startPaymentWorld } from '../test/payment-world.ts';

const world = await startPaymentWorld();

const readState = async (email: string, orderId: string) => (await world.details(email, orderId)).body.status;

describe('somebody who wants to pay by PayNow', () => {
  test('gets a code to their own account over what they typed, good until the end of the day', async () => {
    const due = await world.firstDue(MEI_LIN);
    const { status, body } = await world.request(MEI_LIN, {
      ...due.named,
      account_number: `00${due.named.account_number}`,
      amount: 1,
      currency: 'SGD',
      channel: 'UPORTAL',
    });
    expect(status).toBe(200);
    expect(body.order_id).toMatch(/^PN-2611-\d{6}$/);
    const { code } = readPaynow(body.qr_metadata.payload);
    expect(code).toMatchObject({
      isForOnePayment: true,
      proxy: 'uen',
      proxyValue: '202400001N',
      isAmountEditable: false,
      amount: 1,
      reference: `00${due.named.account_number}P${body.order_id.slice(3).replace('-', '')}`,
      merchantName: 'DEMO UTILITIES',
    });
    const end = Date.parse(body.expired_at);
    expect([toSgDay(end), toSgTime(end)]).toEqual(['2026-11-20', '23:59:59']);
    expect(code?.validUntil).toBe(end);
    expect(body.qr_metadata).toMatchObject({ orderId: body.order_id, svg: expect.stringContaining('<svg') });
  });

  test('may pay all of it, and not a cent more, nothing, or what is no amount', async () => {
    const { named, amount } = await world.firstDue(MEI_LIN);
    expect((await world.request(MEI_LIN, { ...named, amount })).status).toBe(200);
    const more = await world.request(MEI_LIN, { ...named, amount: amount + 1 });
    expect([more.status, more.body.error]).toEqual([
      400,
      {
        code: 'SK_PAY_1001',
        message: 'Exceeded Amount',
        details: [{ field: 'amount', message: 'Exceeded Amount' }],
      },
    ]);
    for (const wrong of [-1, 0, 0.001, 1.5, '1e3', '1,00', '100', null, 2 ** 53, undefined]) {
      const refused = await world.request(MEI_LIN, { ...named, amount: wrong });
      expect([refused.status, refused.body.error?.code], String(wrong)).toEqual([400, 'SK_INPUT_1001']);
    }
    const none = await world.request(MEI_LIN, { ...named, amount: 0 });
    expect(none.body.error?.message).toBe('Amount must be more than 0');
  });

  test('says nothing of others: not theirs, a wrong partner or a wrong system are like what is not there', async () => {
    const { named, amount } = await world.firstDue(MEI_LIN);
    const [other] = await world.dues('bernard@example.com');
    const wrong = [
      { ...named, ...other?.named },
      { ...named, account_number: '8999999999' },
      { ...named, bp_number: '1000999999' },
      { ...named, system_type: named.system_type === 'EBS' ? 'MSSL' : 'EBS' },
    ];
    const answers = await Promise.all(wrong.map((asked) => world.request(MEI_LIN, { ...asked, amount })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body.error?.code).toBe('SK_ACCESS_1001');
    expect((await world.request(null, { ...named, amount })).status).toBe(401);
    expect((await world.request(MEI_LIN, { ...named, amount, customerId: 1 })).status).toBe(400);
  });

  test('has one code for an account: the newer one closes the unpaid one', async () => {
    const first = await world.code(MEI_LIN);
    expect(await readState(MEI_LIN, first.order_id)).toBe('PENDING');
    const second = await world.code(MEI_LIN, 100);
    expect(await readState(MEI_LIN, first.order_id)).toBe('EXPIRED');
    expect(await readState(MEI_LIN, second.order_id)).toBe('PENDING');
    expect((await world.details(MEI_LIN, first.order_id)).body.qr_metadata).toBeNull();
    expect((await world.details(MEI_LIN, second.order_id)).body.qr_metadata).toEqual(second.qr_metadata);
  });

  test('gets the same code for the same key, and none for other words under it', async () => {
    const { named } = await world.firstDue(MEI_LIN);
    const once = await world.request(MEI_LIN, { ...named, amount: 500 }, 'one');
    const spelled = { ...named, account_number: ` 00${named.account_number}`, source: 'UPORTAL' };
    expect((await world.request(MEI_LIN, { ...spelled, amount: 500 }, 'one')).text).toBe(once.text);
    const other = await world.request(MEI_LIN, { ...named, amount: 501 }, 'one');
    expect(other.body.error?.code).toBe('SK_IDEM_1001');
  });

  test('is told so instead of shown a code that was paid, replaced or has expired, when a request is repeated', async () => {
    const { named } = await world.firstDue(MEI_LIN);
    const gone = { status: 409, body: { error: { code: 'SK_PAY_1003' } } };
    const ask = (key: string) => world.request(MEI_LIN, { ...named, amount: 110 }, key);
    const replaced = await ask('replaced');
    expect((await ask('replaced')).text).toBe(replaced.text);
    const paid = await ask('paid');
    expect(await ask('replaced')).toMatchObject(gone);
    await world.tell(await world.told(MEI_LIN, paid.body.order_id));
    await world.settled();
    expect(await ask('paid')).toMatchObject(gone);
    await ask('expired');
    world.clock.shift(86_400_000);
    expect(await ask('expired')).toMatchObject(gone);
    expect((await ask('another')).status).toBe(200);
    world.clock.shift(-86_400_000);
  });

  test('sees an expired code as expired, and gets a new one the next day', async () => {
    const { order_id, expired_at } = await world.code(MEI_LIN);
    const left = Date.parse(expired_at) + 1000 - world.clock.now();
    world.clock.shift(left - 1);
    expect(await readState(MEI_LIN, order_id)).toBe('PENDING');
    world.clock.shift(1);
    expect(await readState(MEI_LIN, order_id)).toBe('EXPIRED');
    world.clock.shift(-left);
  });
});

describe('somebody who pays several accounts at once', () => {
  const KOPI = 'kopi@example.com';

  test('gets one code over the sum, with the order as its reference', async () => {
    const owing = (await world.dues(KOPI)).filter(({ amount }) => amount > 0);
    expect(owing.length).toBeGreaterThan(1);
    const accounts = owing.map(({ named, amount }) => ({ ...named, amount }));
    const amount = accounts.reduce((sum, each) => sum + each.amount, 0);
    const { body } = await world.request(KOPI, { accounts, amount, currency: 'SGD', channel: 'UPORTAL' });
    expect(readPaynow(body.qr_metadata.payload).code).toMatchObject({ amount, reference: body.order_id });
    const seen = await world.details(KOPI, body.order_id);
    expect(seen.body.utilities_internal_transactions).toEqual(
      accounts.map((each) => ({ account_number: `00${each.account_number}`, amount: each.amount })),
    );

    const [first, ...rest] = accounts;
    const over = [{ ...first, amount: (first?.amount ?? 0) + 1 }, ...rest];
    expect((await world.request(KOPI, { accounts: over, amount: amount + 1 })).body.error).toEqual({
      code: 'SK_PAY_1001',
      message: 'Exceeded Amount',
      details: [{ field: 'accounts.0.amount', message: 'Exceeded Amount' }],
    });
    // Each wrong part is named by its place in what was sent, in whatever order that was.
    const backwards = over.toReversed().map((each, index) => (index === 0 ? { ...each, amount: 9e9 } : each));
    const wrongTwo = backwards.reduce((sum, each) => sum + each.amount, 0);
    const refused = await world.request(KOPI, { accounts: backwards, amount: wrongTwo });
    expect(refused.body.error?.details?.map(({ field }) => field)).toEqual([
      'accounts.0.amount',
      `accounts.${backwards.length - 1}.amount`,
    ]);
    const wrongTotal = await world.request(KOPI, { accounts, amount: amount - 1 });
    expect(wrongTotal.body.error?.code).toBe('SK_INPUT_1001');
    const twice = await world.request(KOPI, {
      accounts: [first, first],
      amount: (first?.amount ?? 0) * 2,
    });
    expect(twice.body.error?.code).toBe('SK_INPUT_1001');

    // A code for one of them closes the one for all of them.
    await world.request(KOPI, { ...first });
    expect(await readState(KOPI, body.order_id)).toBe('EXPIRED');
  });
});

describe('an order', () => {
  test('is there for nobody else, to the byte', async () => {
    const { order_id } = await world.code(MEI_LIN);
    const [foreign, unknown, none] = await Promise.all([
      world.details('bernard@example.com', order_id),
      world.details('bernard@example.com', 'PN-2611-999999'),
      world.details('bernard@example.com', 'no-order'),
    ]);
    expect(foreign.status).toBe(404);
    expect([foreign.text, none?.text]).toEqual([unknown?.text, unknown?.text]);
  });
});

const copies = Number(process.env.PAYMENT_COPIES ?? 20);

describe(`${copies} copies of a request at once`, () => {
  test('copies with one key make one order', async () => {
    const { named } = await world.firstDue(MEI_LIN);
    const before = await orders();
    const replies = await Promise.all(
      Array.from({ length: copies }, () => world.request(MEI_LIN, { ...named, amount: 700 }, 'copies')),
    );
    const done = replies.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    for (const { status, body } of replies) {
      if (status !== 200) expect(body.error?.code).toBe('SK_BUSY_1001');
    }
    expect((await orders()) - before).toBe(1);
  });

  test('copies with a key each leave one open code', async () => {
    const { named } = await world.firstDue(MEI_LIN);
    const replies = await Promise.all(
      Array.from({ length: copies }, () => world.request(MEI_LIN, { ...named, amount: 800 })),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const states = await Promise.all(replies.map(({ body }) => readState(MEI_LIN, body.order_id)));
    expect(states.filter((state) => state === 'PENDING')).toHaveLength(1);
  });

  async function orders(): Promise<number> {
    return (await world.db.selectFrom('paymentOrder').select('orderId').execute()).length;
  }
});

test('more money than there is, of one account or in the sum of several, is refused in our words', async () => {
  const due = await world.firstDue(MEI_LIN);
  const own = await world.dues('bernard@example.com');
  const refused = (reply: { status: number; body: { error?: { code: string } } }) => [
    reply.status,
    reply.body.error?.code,
  ];
  for (const amount of [10 ** 12, Number.MAX_SAFE_INTEGER]) {
    const one = await world.request(MEI_LIN, { ...due.named, amount });
    expect(refused(one)).toEqual([400, 'SK_INPUT_1001']);
    expect(one.body.error).toMatchObject({ details: [{ field: 'amount', message: 'Exceeded Amount' }] });
    const accounts = own.slice(0, 2).map(({ named }) => ({ ...named, amount }));
    const several = await world.request('bernard@example.com', { accounts, amount });
    expect(refused(several)).toEqual([400, 'SK_INPUT_1001']);
    expect(several.body.error).toMatchObject({
      details: ['accounts.0.amount', 'accounts.1.amount', 'amount'].map((field) => ({ field })),
    });
  }
});

test('any request body is answered without an unexpected error', async () => {
  const { named, amount } = await world.firstDue(MEI_LIN);
  const fine = { ...named, amount };
  const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
  const hostile = [
    null,
    [],
    '',
    deep,
    { accounts: null },
    { accounts: [], amount },
    { accounts: [fine], amount, ['__proto__']: { amount: 1 } },
    { accounts: Array.from({ length: 101 }, () => fine), amount },
    { accounts: { 0: fine }, amount },
    { ...fine, account_number: '\u0000'.repeat(64) },
    { ...fine, account_number: `${named.account_number}' or '1'='1` },
    { ...fine, amount: { valueOf: 1 } },
    { ...fine, amount: -(2 ** 53) },
    { ...fine, currency: 'USD' },
    { ...fine, channel: 'KIOSK' },
    { ...fine, status: 'SUCCESS', paidBy: 'me' },
  ];
  for (const body of hostile) {
    const { status, text } = await world.request(MEI_LIN, body);
    expect([400, 404], text.slice(0, 200)).toContain(status);
  }
});
