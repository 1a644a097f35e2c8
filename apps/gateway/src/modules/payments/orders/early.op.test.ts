import { describe, expect, test } from 'vitest';
import { paymentsUnderReview } from '../public.ts';
import { deciding, to } from '../test/deciding.ts';
import { MEI_LIN, startPaymentWorld } from '../test/payment-world.ts';

const world = await startPaymentWorld();

const { decide, park } = deciding(() => world);
const MINUTE = 60_000;
const before = (ms: number) => new Date(world.clock.now() - ms).toISOString();

describe('a payment that is dated before its code was made', () => {
  test('a payment that is minutes older than its code is posted: two clocks may differ', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    await world.tell(await world.told(MEI_LIN, order_id, { paid_at: before(5 * MINUTE) }));
    await world.settled();
    expect((await world.details(MEI_LIN, order_id)).body.status).toBe('SUCCESS');
  });

  test('a payment that is years older is parked; what staff post of it is booked when it came', async () => {
    const { order_id, accountId } = await world.code(MEI_LIN, 100);
    const notice = await park(await world.told(MEI_LIN, order_id, { paid_at: '2021-03-01T00:00:00Z' }));
    const [row] = (await world.notices()).filter(({ eventId }) => eventId === notice.event_id);
    expect(row).toMatchObject({ outcome: 'parked', reason: 'early' });
    const receivedAmount = world.clock.now();
    expect(await paymentsUnderReview(world.db, [accountId])).toContainEqual(
      expect.objectContaining({ orderId: order_id, paidAt: receivedAmount }),
    );
    expect((await world.details(MEI_LIN, order_id)).body.status).toBe('CHECKING');
    await decide(notice.event_id, to([accountId, 100]));
    const entry = await world.db
      .selectFrom('ledgerEntry')
      .select('effectiveOn')
      .where('orderId', '=', order_id)
      .executeTakeFirstOrThrow();
    expect(entry.effectiveOn).toBe('2026-11-20');
  });
});
