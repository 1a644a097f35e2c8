/** @engines both */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from '../../../db/invariants.ts';
import { back, deciding, to } from '../test/deciding.ts';
import { MEI_LIN, openPaymentWorld, type PaymentWorld } from '../test/payment-world.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(async () => {
  expect(await findViolations(world.db)).toEqual([]);
  await world.close();
});

const KOPI = 'kopi@example.com';
const { decide, park } = deciding(() => world);

describe('a customer whose short payment staff have posted', () => {
  test('is told that it is paid, what came, and where the receipt is', async () => {
    const { order_id, accountId } = await world.code(MEI_LIN, 100);
    const notice = await park(await world.told(MEI_LIN, order_id, { amount: 90 }));
    const { orderId } = await decide(notice.event_id, to([accountId, 90]));
    const { body } = await world.details(MEI_LIN, order_id);
    expect(body).toMatchObject({
      order_id: orderId,
      status: 'SUCCESS',
      amount: 90,
      paid_at: notice.paid_at,
      reference: notice.reference,
      method_options: { reference_id: notice.transaction_id },
      utilities_internal_transactions: [{ amount: 90 }],
      qr_metadata: null,
    });
    // Under either number, and as the receipt has it.
    expect((await world.details(MEI_LIN, orderId ?? '')).body).toEqual(body);
    const receipt = await world.call(MEI_LIN, { 'bills:receipt': { orderId: body.order_id } });
    expect(receipt.text).toContain('"amount":90');
  });

  test('is told what came to an account that the code did not ask of', async () => {
    const owing = (await world.dues(KOPI)).filter(({ amount }) => amount > 200);
    const [owed, other] = owing;
    if (!owed || !other) throw new Error('two accounts that owe');
    const { order_id } = (await world.request(KOPI, { ...owed.named, amount: 150 })).body;
    const notice = await park(await world.told(KOPI, order_id, { amount: 90 }));
    await decide(notice.event_id, to([other.accountId, 90]));
    // Nothing came for what it asks: it may still be paid.
    expect((await world.details(KOPI, order_id)).body.status).toBe('PENDING');
  });

  test('a code whose payment was returned expires when another replaces it', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const notice = await park(await world.told(MEI_LIN, order_id, { amount: 90 }));
    await decide(notice.event_id, back);
    world.clock.shift(1000);
    await world.code(MEI_LIN, 110);
    expect((await world.details(MEI_LIN, order_id)).body.status).toBe('EXPIRED');
  });
});

describe('a payment that no code of the portal asked for', () => {
  test('answers as its histories list it, to its own customers alone', async () => {
    const { accountId, order_id } = await world.code(MEI_LIN, 100);
    const rent = await park({ ...(await world.told(MEI_LIN, order_id)), reference: 'RENT' });
    const { orderId } = await decide(rent.event_id, to([accountId, 100]));
    expect((await world.details(MEI_LIN, orderId ?? '')).body).toMatchObject({
      order_id: orderId,
      status: 'SUCCESS',
      amount: 100,
      paid_at: rent.paid_at,
      expired_at: null,
    });
    expect(await world.details(KOPI, orderId ?? '')).toMatchObject({ status: 404 });
  });

  test('a payment of earlier years answers too', async () => {
    const { accountId } = await world.firstDue(MEI_LIN);
    const row = await world.db
      .selectFrom('ledgerEntry')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('kind', '=', 'payment')
      .where('orderId', 'is not', null)
      .orderBy('entryNo')
      .executeTakeFirstOrThrow();
    const { status, body } = await world.details(MEI_LIN, row.orderId ?? '');
    expect([status, body.status, body.amount]).toEqual([200, 'SUCCESS', -row.amountCents]);
    expect(body.utilities_internal_transactions).toHaveLength(1);
  });
});
