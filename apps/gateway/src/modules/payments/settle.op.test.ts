/** @engines both */
import { describe, expect, test } from 'vitest';
import { getData } from '../../test/answers.ts';
import { paymentsUnderReview } from './public.ts';
import { settle } from './settle.ts';
import { type BankNoticeBody, MEI_LIN, startPaymentWorld } from './test/payment-world.ts';

const world = await startPaymentWorld();

const KOPI = 'kopi@example.com';
/** How often the bank tells the same; all of them in test:full. */
const copies = Number(process.env.PAYMENT_NOTICES ?? 100);
const AT_ONCE = 200;
const workers = Number(process.env.PAYMENT_COPIES ?? 20);
const readState = async (email: string, orderId: string) => (await world.details(email, orderId)).body.status;
const readNotice = async (event: string) => (await world.notices()).find(({ eventId }) => eventId === event);

async function tellAll(...notices: readonly BankNoticeBody[]) {
  const replies = await Promise.all(notices.map((notice) => world.tell(notice)));
  expect(replies.map(({ status }) => status)).toEqual(notices.map(() => 200));
  await world.settled();
}

/** Kept, and not yet settled by anybody. */
async function arrive(...notices: readonly BankNoticeBody[]): Promise<void> {
  const rows = notices.map((notice) => ({
    eventId: notice.event_id,
    transactionId: notice.transaction_id,
    reference: notice.reference,
    currency: notice.currency,
    amountCents: notice.amount,
    paidAt: notice.paid_at,
    receivedAt: notice.paid_at,
  }));
  await world.db.insertInto('bankNotice').values(rows).execute();
}

describe('a payment that is right', () => {
  test('is on the account at once: less is owed, the order is paid, the record says by whom', async () => {
    const { order_id, accountId, due } = await world.code(MEI_LIN, 1000);
    const notice = await world.told(MEI_LIN, order_id);
    await tellAll(notice);
    expect(await world.paymentsOf(order_id)).toEqual([
      {
        accountId,
        amountCents: -1000,
        channel: 'PAYNOW',
        sourceRef: `paynow:${notice.transaction_id}`,
      },
    ]);
    const { body } = await world.details(MEI_LIN, order_id);
    expect(body).toMatchObject({
      status: 'SUCCESS',
      amount: 1000,
      paid_at: notice.paid_at,
      method_options: { reference_id: notice.transaction_id },
      qr_metadata: null,
    });
    const named = (await world.firstDue(MEI_LIN)).named;
    const asked = { accountNo: named.account_number, bpNo: named.bp_number, system: named.system_type };
    const accounts = getData(await world.call(MEI_LIN, { 'user:getAccounts': {} }), 'user:getAccounts');
    const premises = accounts.premises.find((one) => one.accounts.includes(asked.accountNo));
    const dashboard = await world.call(MEI_LIN, {
      'bills:outstandingPayment': { accounts: [{ ...asked, premiseNo: premises?.premiseNo }] },
    });
    expect(getData(dashboard, 'bills:outstandingPayment').outstanding.data?.total).toBe(due - 1000);
    const record = await world.db
      .selectFrom('auditEvent')
      .select(['actor', 'object', 'outcome'])
      .where('action', '=', 'paynow:notice')
      .where('object', '=', `order:${order_id}`)
      .execute();
    expect(record).toEqual([{ actor: 'bank', object: `order:${order_id}`, outcome: 'posted' }]);
  });

  test(`is posted once, though the bank tells it ${copies} times`, { timeout: 600_000 }, async () => {
    const { order_id, accountId } = await world.code(MEI_LIN, 700);
    const owed = await world.owed(accountId);
    const notice = await world.told(MEI_LIN, order_id);
    for (let told = 0; told < copies; told += AT_ONCE)
      await tellAll(...Array.from({ length: Math.min(AT_ONCE, copies - told) }, () => notice));
    await tellAll(notice, { ...notice, event_id: `${notice.event_id}-again` });
    expect(await world.paymentsOf(order_id)).toHaveLength(1);
    expect(await world.owed(accountId)).toBe(owed - 700);
    expect(await readState(MEI_LIN, order_id)).toBe('SUCCESS');
  });

  test(`is posted once, though ${workers} workers settle it at once`, async () => {
    const { order_id } = await world.code(MEI_LIN, 200);
    const notice = await world.told(MEI_LIN, order_id);
    await arrive(notice);
    const settled = await Promise.all(Array.from({ length: workers }, () => settle(world, notice.event_id)));
    expect(settled.filter(Boolean)).toHaveLength(1);
    expect(await world.paymentsOf(order_id)).toHaveLength(1);
  });

  test('counts also when its reference comes in small letters with blanks', async () => {
    const { order_id } = await world.code(MEI_LIN, 300);
    const notice = await world.told(MEI_LIN, order_id);
    await tellAll({ ...notice, reference: ` ${notice.reference.toLowerCase().replace('p', ' p ')} ` });
    expect(await readState(MEI_LIN, order_id)).toBe('SUCCESS');
  });
});

describe('money that does not fit', () => {
  const cases: readonly [string, (notice: BankNoticeBody) => Partial<BankNoticeBody>][] = [
    ['short', ({ amount }) => ({ amount: amount - 1 })],
    ['over', ({ amount }) => ({ amount: amount + 1 })],
    ['currency', () => ({ currency: 'USD' })],
  ];
  test.each(cases)(
    'is parked as %s, nothing is posted, and the customer sees it checked',
    async (reason, other) => {
      const { order_id, accountId } = await world.code(MEI_LIN, 500);
      const owed = await world.owed(accountId);
      const right = await world.told(MEI_LIN, order_id);
      const wrong = { ...right, ...other(right) };
      await tellAll(wrong);
      expect(await readNotice(wrong.event_id)).toEqual({
        eventId: wrong.event_id,
        outcome: 'parked',
        reason,
        orderId: order_id,
        accountId,
      });
      expect(await readState(MEI_LIN, order_id)).toBe('CHECKING');
      expect(await world.owed(accountId)).toBe(owed);
      expect(await paymentsUnderReview(world.db, [accountId])).toContainEqual(
        expect.objectContaining({ accountId, orderId: order_id, amount: wrong.amount }),
      );
      // The right one that follows still pays.
      await tellAll(await world.told(MEI_LIN, order_id));
      expect(await readState(MEI_LIN, order_id)).toBe('SUCCESS');
    },
  );

  test('is parked as late when it was paid after the end, not when it is only told then', async () => {
    const first = await world.code(MEI_LIN, 500);
    const inTime = await world.told(MEI_LIN, first.order_id, { paid_at: '2026-11-20T15:59:59.999Z' });
    const tooLate = await world.told(MEI_LIN, first.order_id, { paid_at: '2026-11-20T16:00:00.000Z' });
    world.clock.shift(86_400_000);
    await tellAll(tooLate);
    expect(await readNotice(tooLate.event_id)).toMatchObject({ outcome: 'parked', reason: 'late' });
    expect(await readState(MEI_LIN, first.order_id)).toBe('CHECKING');
    await tellAll(inTime);
    expect(await readState(MEI_LIN, first.order_id)).toBe('SUCCESS');
    world.clock.shift(-86_400_000);
  });

  test('is parked as closed when a newer code had taken the place of the one it pays', async () => {
    const old = await world.code(MEI_LIN, 500);
    const before = await world.told(MEI_LIN, old.order_id);
    world.clock.shift(60_000);
    const next = await world.code(MEI_LIN, 600);
    const after = await world.told(MEI_LIN, old.order_id);
    await tellAll(after);
    expect(await readNotice(after.event_id)).toMatchObject({ outcome: 'parked', reason: 'closed' });
    expect(await readState(MEI_LIN, old.order_id)).toBe('CHECKING');
    // Paid before it was closed and told late: it is a payment all the same.
    await tellAll(before);
    expect(await readState(MEI_LIN, old.order_id)).toBe('SUCCESS');
    expect(await readState(MEI_LIN, next.order_id)).toBe('PENDING');
  });

  test('is parked as doubled when one code is paid twice, whichever is told first', async () => {
    const { order_id, accountId } = await world.code(MEI_LIN, 500);
    const owed = await world.owed(accountId);
    const one = await world.told(MEI_LIN, order_id);
    const two = await world.told(MEI_LIN, order_id);
    await tellAll(two, one);
    const outcomes = [await readNotice(one.event_id), await readNotice(two.event_id)];
    expect(outcomes.map((each) => each?.reason ?? each?.outcome).sort()).toEqual(['doubled', 'posted']);
    expect(await world.owed(accountId)).toBe(owed - 500);
    expect(await readState(MEI_LIN, order_id)).toBe('SUCCESS');
    expect(await world.paymentsOf(order_id)).toHaveLength(1);
  });

  test(`is parked but for one when ${workers} payments come for one code at once`, async () => {
    const { order_id, accountId } = await world.code(MEI_LIN, 100);
    const owed = await world.owed(accountId);
    const right = await world.told(MEI_LIN, order_id);
    const payments = Array.from({ length: workers }, (_, n) => ({
      ...right,
      event_id: `${right.event_id}-${n}`,
      transaction_id: `${right.transaction_id}-${n}`,
    }));
    // As if each had come to a process of its own.
    await arrive(...payments);
    await Promise.all(payments.map(({ event_id }) => settle(world, event_id)));
    const ours = (await world.notices()).filter((notice) => notice.orderId === order_id);
    expect(ours.filter(({ outcome }) => outcome === 'posted')).toHaveLength(1);
    expect(ours.filter(({ reason }) => reason === 'doubled')).toHaveLength(workers - 1);
    expect(await world.owed(accountId)).toBe(owed - 100);
  });

  test('money without an order is assigned to the account in its reference, or to none', async () => {
    const { order_id, accountId } = await world.code(MEI_LIN, 500);
    const right = await world.told(MEI_LIN, order_id);
    const number = right.reference.slice(0, 12);
    const lost = { ...right, reference: `${number}P2611999998` };
    // A bill of long ago that is not ours: before the account was opened.
    const slip = { ...(await world.told(MEI_LIN, order_id)), reference: `${number}B1501` };
    const rent = { ...(await world.told(MEI_LIN, order_id)), reference: 'RENT NOVEMBER' };
    await tellAll(lost, slip, rent);
    const unknown = { outcome: 'parked', reason: 'unknown', orderId: null };
    expect(await readNotice(lost.event_id)).toMatchObject({ ...unknown, accountId });
    expect(await readNotice(slip.event_id)).toMatchObject({ ...unknown, accountId });
    expect(await readNotice(rent.event_id)).toMatchObject({ ...unknown, accountId: null });
    expect(await readState(MEI_LIN, order_id)).toBe('PENDING');
    const checked = await paymentsUnderReview(world.db, [accountId]);
    expect(checked.filter(({ orderId }) => orderId === null)).toHaveLength(2);
  });
});

describe('two customers', () => {
  test('two customers with swapped references pay nothing for each other', async () => {
    const [one, other] = [MEI_LIN, KOPI];
    const mine = await world.code(one, 400);
    const theirs = await world.code(other, 900);
    const [a, b] = [await world.told(one, mine.order_id), await world.told(other, theirs.order_id)];
    const owed = [await world.owed(mine.accountId), await world.owed(theirs.accountId)];
    await tellAll({ ...a, reference: b.reference }, { ...b, reference: a.reference });
    expect(await readNotice(a.event_id)).toMatchObject({ reason: 'short', accountId: theirs.accountId });
    expect(await readNotice(b.event_id)).toMatchObject({ reason: 'over', accountId: mine.accountId });
    expect([await world.owed(mine.accountId), await world.owed(theirs.accountId)]).toEqual(owed);
    expect([await readState(one, mine.order_id), await readState(other, theirs.order_id)]).toEqual([
      'CHECKING',
      'CHECKING',
    ]);
  });
});

describe('a payment for several accounts', () => {
  test('gives each its part, once', async () => {
    const owing = (await world.dues(KOPI)).filter(({ amount }) => amount > 0).slice(0, 2);
    const accounts = owing.map(({ named }, index) => ({ ...named, amount: 100 + index }));
    const { body } = await world.request(KOPI, { accounts, amount: 201 });
    const notice = await world.told(KOPI, body.order_id);
    expect(notice.reference).toBe(body.order_id);
    await tellAll(notice, notice);
    expect(await world.paymentsOf(body.order_id)).toMatchObject(
      owing.map(({ accountId }, index) => ({ accountId, amountCents: -(100 + index) })),
    );
  });
});
