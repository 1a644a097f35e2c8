/** @engines both */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from '../../../db/invariants.ts';
import { parkedPayment, parkedPayments, parkedTotals } from '../public.ts';
import { back, deciding, to } from '../test/deciding.ts';
import { type BankNoticeBody, MEI_LIN, openPaymentWorld, type PaymentWorld } from '../test/payment-world.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(async () => {
  expect(await findViolations(world.db)).toEqual([]);
  await world.close();
});

const KOPI = 'kopi@example.com';
const { decide, refusal, park, checked } = deciding(() => world);
const workers = Number(process.env.PAYMENT_COPIES ?? 20);
const readStatus = async (email: string, orderId: string) =>
  (await world.details(email, orderId)).body.status;

async function shortPayment(amount = 90) {
  const code = await world.code(MEI_LIN, 100);
  const notice = await park(await world.told(MEI_LIN, code.order_id, { amount }));
  return { ...code, notice, owed: await world.owed(code.accountId) };
}

describe('staff who look at what waits', () => {
  test('see what came, why it waits, what was asked for and of whom', async () => {
    const { order_id, accountId, notice, expired_at } = await shortPayment();
    const [found] = await parkedPayments(world.db, { state: 'waiting' }, { limit: 1 });
    expect(found).toMatchObject({
      eventId: notice.event_id,
      transaction: notice.transaction_id,
      reference: notice.reference,
      reason: 'short',
      amount: 90,
      currency: 'SGD',
      paidAt: Date.parse(notice.paid_at),
      receivedAt: world.clock.now(),
      decidedAt: null,
      requestedPayment: {
        orderId: order_id,
        amount: 100,
        expiredAt: Date.parse(expired_at),
        closedAt: null,
        paidAt: null,
        parts: [{ accountId, amount: 100 }],
      },
    });
    expect(found?.accounts.map((each) => each.accountId)).toEqual([accountId]);
    await decide(notice.event_id, back);
  });

  test('find it by its reference, its numbers, a page at a time, the newest first', async () => {
    const code = await world.code(MEI_LIN, 100);
    const made: string[] = [];
    for (const n of [1, 2, 3]) {
      world.clock.shift(1000);
      const notice = await world.told(MEI_LIN, code.order_id, { amount: 100 + n });
      made.push((await park(notice)).event_id);
    }
    const waiting = { state: 'waiting', search: code.order_id } as const;
    const pages = await Promise.all(
      [0, 2].map((offset) => parkedPayments(world.db, waiting, { limit: 2, offset })),
    );
    expect(pages.map((page) => page.map(({ eventId }) => eventId))).toEqual([
      made.slice(1).toReversed(),
      made.slice(0, 1),
    ]);
    expect(await parkedTotals(world.db, waiting)).toEqual({ count: 3, oldest: world.clock.now() - 2000 });
    const [first = ''] = made;
    expect(await parkedTotals(world.db, { state: 'waiting', search: first })).toMatchObject({ count: 1 });
    const all = (await world.told(MEI_LIN, code.order_id)).reference.toLowerCase();
    expect(await parkedTotals(world.db, { state: 'waiting', search: all })).toMatchObject({ count: 3 });
    expect(await parkedTotals(world.db, { state: 'waiting', search: '%' })).toEqual({
      count: 0,
      oldest: null,
    });
    const began = world.clock.now();
    for (const event of made) await decide(event, back);
    expect(await parkedTotals(world.db, { state: 'decided', since: began, search: first })).toMatchObject({
      count: 1,
    });
    expect(await parkedTotals(world.db, { state: 'decided', since: began + 1 })).toMatchObject({ count: 0 });
  });

  test('see nothing of what a rule has posted, and of what does not exist', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const right = await world.told(MEI_LIN, order_id);
    await world.tell(right);
    await world.settled();
    for (const event of [right.event_id, 'EV-none']) {
      expect(await parkedPayment(world.db, event)).toBeNull();
      expect(await refusal(event, back)).toBe('SK_ACCESS_1001');
    }
  });
});

describe('money that staff post', () => {
  test('is on the account that they name, has a receipt, and is checked no longer', async () => {
    const { order_id, accountId, notice, owed } = await shortPayment();
    const seen = await checked(accountId);
    const decided = await decide(notice.event_id, to([accountId, 90]));
    expect(decided).toMatchObject({ state: 'posted', isRepeat: false });
    const posted = decided.orderId ?? '';
    expect(posted).not.toBe(order_id);
    expect(await world.paymentsOf(posted)).toMatchObject([{ accountId, amountCents: -90 }]);
    expect([await world.owed(accountId), await checked(accountId)]).toEqual([owed - 90, seen - 1]);
    const receipt = await world.call(MEI_LIN, { 'bills:receipt': { orderId: posted } });
    expect(receipt.text).toContain('"amount":90');
    expect(await parkedPayment(world.db, notice.event_id)).toMatchObject({
      state: 'posted',
      orderId: posted,
      decidedAt: world.clock.now(),
      posted: [{ accountId, amount: 90 }],
      requestedPayment: { orderId: order_id },
    });
    // The customer who requested the code learns it, and where the receipt is.
    expect((await world.details(MEI_LIN, order_id)).body).toMatchObject({
      order_id: posted,
      status: 'SUCCESS',
      amount: 90,
    });
  });

  test('as its order asked pays that order', async () => {
    const old = await world.code(MEI_LIN, 100);
    await world.code(MEI_LIN, 200);
    const closed = await park(await world.told(MEI_LIN, old.order_id));
    expect(await decide(closed.event_id, to([old.accountId, 100]))).toMatchObject({ orderId: old.order_id });
    expect((await world.details(MEI_LIN, old.order_id)).body).toMatchObject({
      status: 'SUCCESS',
      paid_at: closed.paid_at,
      method_options: { reference_id: closed.transaction_id },
    });
  });

  test('money of a code that was paid twice is a second payment, to each account its part', async () => {
    const owing = (await world.dues(KOPI)).filter(({ amount }) => amount > 0).slice(0, 2);
    const accounts = owing.map(({ named }, index) => ({ ...named, amount: 100 + index }));
    const parts = owing.map(({ accountId }, index) => [accountId, 100 + index] as const);
    const { body } = await world.request(KOPI, { accounts, amount: 201 });
    await world.tell(await world.told(KOPI, body.order_id));
    await world.settled();
    const again = await park(await world.told(KOPI, body.order_id));
    const { orderId } = await decide(again.event_id, to(...parts));
    expect(orderId).not.toBe(body.order_id);
    const rows = parts.map(([accountId, amount]) => ({ accountId, amountCents: -amount }));
    expect(await world.paymentsOf(body.order_id)).toMatchObject(rows);
    expect(await world.paymentsOf(orderId ?? '')).toMatchObject(rows);
    expect(await readStatus(KOPI, body.order_id)).toBe('SUCCESS');
  });

  test('a payment with an unknown reference, once posted, lowers the balance and leaves the open code pending', async () => {
    const { accountId, order_id } = await world.code(MEI_LIN, 100);
    const right = await world.told(MEI_LIN, order_id);
    const rent = await park({ ...right, reference: 'MY ELECTRICITY' });
    expect(await parkedPayment(world.db, rent.event_id)).toMatchObject({
      requestedPayment: null,
      accounts: [],
    });
    const owed = await world.owed(accountId);
    await decide(rent.event_id, to([accountId, 100]));
    expect(await world.owed(accountId)).toBe(owed - 100);
    expect(await readStatus(MEI_LIN, order_id)).toBe('PENDING');
  });

  test('late money of a bill slip pays that slip: a second payment of it is a double one', async () => {
    const { accountId, named, amount } = await world.firstDue(KOPI);
    const bill = await world.db
      .selectFrom('bill')
      .selectAll()
      .where('accountId', '=', accountId)
      .orderBy('issuedOn', 'desc')
      .executeTakeFirstOrThrow();
    const slip = (event: string, reference: string): BankNoticeBody => ({
      event_id: event,
      transaction_id: `TX-${event}`,
      reference,
      amount: bill.totalCents + bill.earlierCents,
      currency: 'SGD',
      paid_at: new Date(Date.parse(`${bill.dueOn}T16:00:00Z`)).toISOString(),
    });
    const reference = `00${named.account_number}B${bill.issuedOn.slice(2, 7).replace('-', '')}`;
    expect(amount).toBeGreaterThan(0);
    world.clock.shift(40 * 86_400_000);
    const late = await park(slip('slip-late', reference));
    expect(await parkedPayment(world.db, late.event_id)).toMatchObject({
      reason: 'late',
      requestedPayment: { orderId: null, amount: late.amount, paidAt: null },
    });
    await decide(late.event_id, to([accountId, late.amount]));
    const inTime = {
      ...slip('slip-again', reference),
      paid_at: new Date(`${bill.dueOn}T02:00:00Z`).toISOString(),
    };
    await park(inTime);
    expect(await parkedPayment(world.db, inTime.event_id)).toMatchObject({
      reason: 'doubled',
      requestedPayment: { paidAt: Date.parse(late.paid_at) },
    });
    world.clock.shift(-40 * 86_400_000);
  });
});

describe('money that staff give back', () => {
  test('touches no account, and is checked no longer', async () => {
    const { order_id, accountId, notice, owed } = await shortPayment();
    const seen = await checked(accountId);
    expect(await decide(notice.event_id, back)).toEqual({
      state: 'returned',
      orderId: null,
      isRepeat: false,
    });
    expect([await world.owed(accountId), await checked(accountId)]).toEqual([owed, seen - 1]);
    // The right payment may still come.
    expect(await readStatus(MEI_LIN, order_id)).toBe('PENDING');
    // The bank tells it again: it stays as it was decided.
    expect((await world.tell(notice)).status).toBe(200);
    expect(await parkedPayment(world.db, notice.event_id)).toMatchObject({ state: 'returned', posted: [] });
  });
});

describe('a decision', () => {
  test('is taken once, whoever repeats it; another one is refused', async () => {
    const { accountId, notice } = await shortPayment();
    const decision = to([accountId, 90]);
    const first = await decide(notice.event_id, decision);
    expect(await decide(notice.event_id, decision)).toEqual({ ...first, isRepeat: true });
    expect(await refusal(notice.event_id, back)).toBe('SK_STAFF_1001');
    const returned = await shortPayment();
    await decide(returned.notice.event_id, back);
    expect(await decide(returned.notice.event_id, back)).toMatchObject({ isRepeat: true });
    expect(await refusal(returned.notice.event_id, decision)).toBe('SK_STAFF_1001');
  });

  test(`decisions of ${workers} officers at once are one decision`, async () => {
    const { accountId, notice, owed } = await shortPayment();
    const outcomes = await Promise.all(
      Array.from({ length: workers }, async (_, n) =>
        n % 2 === 0 ? refusal(notice.event_id, to([accountId, 90])) : refusal(notice.event_id, back),
      ),
    );
    expect(outcomes.filter((code) => code === null)).toHaveLength(workers / 2);
    expect(new Set(outcomes)).toEqual(new Set([null, 'SK_STAFF_1001']));
    const { state } = (await parkedPayment(world.db, notice.event_id)) ?? {};
    expect(await world.owed(accountId)).toBe(state === 'posted' ? owed - 90 : owed);
  });

  test('posts what came, in Singapore dollars, to accounts that exist, or nothing', async () => {
    const { accountId, notice, owed } = await shortPayment();
    const wrong = [
      to(),
      to([accountId, 89]),
      to([accountId, 91]),
      to([accountId, 45], [accountId, 45]),
      to([accountId, 100], [accountId + 1, -10]),
      to([1, 90]),
    ];
    for (const decision of wrong) expect(await refusal(notice.event_id, decision)).toBe('SK_INPUT_1001');
    await decide(notice.event_id, back);
    const foreign = await park(
      await world.told(MEI_LIN, (await world.code(MEI_LIN, 100)).order_id, { currency: 'USD' }),
    );
    expect(await refusal(foreign.event_id, to([accountId, 100]))).toBe('SK_INPUT_1001');
    expect(await decide(foreign.event_id, back)).toMatchObject({ state: 'returned' });
    expect(await world.owed(accountId)).toBe(owed);
  });
});
