import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from '../../../db/invariants.ts';
import { parkedPayment, paymentsUnderReview } from '../public.ts';
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

const { decide, park, checked } = deciding(() => world);

describe('a customer whose money waits', () => {
  const DAY = 86_400_000;
  /** The change to a payable order's notice that leads to each reason. */
  const waits: readonly (readonly [string, (right: BankNoticeBody) => Promise<Partial<BankNoticeBody>>])[] = [
    ['unknown', async ({ reference }) => ({ reference: `${reference.slice(0, 12)}P2611999998` })],
    ['currency', async () => ({ currency: 'USD' })],
    ['short', async ({ amount }) => ({ amount: amount - 1 })],
    ['over', async ({ amount }) => ({ amount: amount + 1 })],
    ['late', async () => ({ paid_at: new Date(world.clock.now() + DAY).toISOString() })],
    [
      'closed',
      async () => {
        world.clock.shift(1000);
        await world.code(MEI_LIN, 70);
        return { paid_at: new Date(world.clock.now()).toISOString() };
      },
    ],
    [
      'doubled',
      async (right) => {
        await world.tell({
          ...right,
          event_id: `${right.event_id}-1`,
          transaction_id: `${right.event_id}-1`,
        });
        await world.settled();
        return {};
      },
    ],
  ];

  test.each(waits)(
    'because it is %s sees it checked until staff have decided, either way',
    async (reason, other) => {
      for (const isPosted of [true, false]) {
        const { order_id, accountId } = await world.code(MEI_LIN, 80);
        const right = await world.told(MEI_LIN, order_id);
        const seen = await checked(accountId);
        const notice = await park({ ...right, ...(await other(right)) });
        expect(await parkedPayment(world.db, notice.event_id)).toMatchObject({ reason });
        expect(await paymentsUnderReview(world.db, [accountId])).toContainEqual(
          expect.objectContaining({
            accountId,
            orderId: reason === 'unknown' ? null : order_id,
            amount: notice.amount,
            paidAt: Date.parse(notice.paid_at),
          }),
        );
        expect(await checked(accountId)).toBe(seen + 1);
        const isDollars = notice.currency === 'SGD';
        await decide(notice.event_id, isPosted && isDollars ? to([accountId, notice.amount]) : back);
        expect(await checked(accountId)).toBe(seen);
      }
    },
  );
});
