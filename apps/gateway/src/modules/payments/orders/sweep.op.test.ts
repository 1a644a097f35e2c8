/** @engines both */
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { findViolations } from '../../../db/invariants.ts';
import { readOutbox } from '../../../db/outbox.store.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { deliverBatch } from '../../../jobs/outbox-worker.ts';
import { MetricRegistry } from '../../../plugins/metric-registry.ts';
import { NOTICE_MESSAGE, paymentHandlers } from '../settlement-queue.ts';
import { MEI_LIN, startPaymentWorld } from '../test/payment-world.ts';
import { closeEndedOrders } from './sweep.store.ts';
import { startPaymentSweep, sweepPayments } from './sweep.ts';

const world = await startPaymentWorld();

const MINUTE = 60_000;
const DAY = 86_400_000;
const errors: unknown[] = [];
const log = { error: (facts: unknown) => void errors.push(facts), warn: () => undefined };
const sweep = () => sweepPayments({ db: world.db, clock: world.clock, log });
const workers = Number(process.env.PAYMENT_COPIES ?? 20);

/** As a disk that is full, or a table that somebody is changing: nothing can be entered into the ledger. */
async function breakLedger(): Promise<() => Promise<unknown>> {
  await sql`create function ledger_is_broken() returns trigger language plpgsql as
    $$ begin raise exception 'broken'; end $$`.execute(world.db);
  await sql`create trigger ledger_is_broken before insert on ledger_entry
    for each row execute function ledger_is_broken()`.execute(world.db);
  return () => sql`drop function ledger_is_broken() cascade`.execute(world.db);
}

/** The metrics page after one run of the job. */
async function metricsPage(): Promise<string> {
  const metrics = new MetricRegistry();
  const job = startPaymentSweep({ db: world.db, clock: world.clock, log, metrics });
  await vi.waitFor(() => expect(metrics.render()).not.toMatch(/ NaN$/m), { timeout: 30_000 });
  await job.stop();
  return metrics.render();
}

describe('a payment that comes while the ledger takes nothing', () => {
  test('is given up by the outbox, told to operators, and on the account once by itself when the ledger works again', async () => {
    const { order_id, accountId } = await world.code(MEI_LIN, 800);
    const owed = await world.owed(accountId);
    const mend = await breakLedger();
    await world.tell(await world.told(MEI_LIN, order_id));
    const outbox = { db: world.db, clock: world.clock, log, handlers: paymentHandlers(world) };
    const began = world.clock.now();
    for (; world.clock.now() < began + 4 * DAY; world.clock.shift(DAY / 24)) await deliverBatch(outbox);
    const range = { kinds: [NOTICE_MESSAGE], now: world.clock.now(), limit: 10 };
    expect(await readOutbox(world.db, range)).toMatchObject([{ givenUp: 1 }]);
    errors.length = 0;
    expect(await sweep()).toMatchObject({ settled: 0, waiting: 1 });
    expect(errors).toEqual([{ job: 'payments', count: 1, reason: 'QueryFailed P0001' }]);
    expect(await metricsPage()).toContain('portal_bank_notices_waiting 1');
    expect(await world.owed(accountId)).toBe(owed);

    await mend();
    const swept = await Promise.all(Array.from({ length: workers }, sweep));
    expect(swept.reduce((sum, { settled }) => sum + settled, 0)).toBe(1);
    expect(await world.paymentsOf(order_id)).toHaveLength(1);
    expect(await world.owed(accountId)).toBe(owed - 800);
    expect(await sweep()).toMatchObject({ settled: 0, waiting: 0 });
    expect(await metricsPage()).toContain('portal_bank_notices_waiting 0');
    world.clock.shift(began - world.clock.now());
  });

  test('does not keep the others of that hour from being settled', async () => {
    const { order_id } = await world.code(MEI_LIN, 300);
    const right = await world.told(MEI_LIN, order_id);
    const unknown = Array.from({ length: 205 }, (_, n) => ({
      ...right,
      event_id: `EV-lost-${n}`,
      transaction_id: `TX-lost-${n}`,
      reference: 'RENT',
    }));
    const mend = await breakLedger();
    for (const notice of [right, ...unknown]) await world.keepUnsettled(notice);
    world.clock.shift(2 * MINUTE);
    expect(await sweep()).toMatchObject({ settled: 205, waiting: 1 });
    await mend();
    expect(await sweep()).toMatchObject({ settled: 1, waiting: 0 });
    world.clock.shift(-2 * MINUTE);
  });
});

test('a notice of this minute is left to the queue', async () => {
  const { order_id } = await world.code(MEI_LIN, 300);
  await world.keepUnsettled(await world.told(MEI_LIN, order_id));
  world.clock.shift(MINUTE);
  expect(await sweep()).toMatchObject({ settled: 0, waiting: 0 });
  world.clock.shift(1);
  expect(await sweep()).toMatchObject({ settled: 1 });
  world.clock.shift(-MINUTE - 1);
});

test('a notice that waits for long breaks a rule of the books', async () => {
  const { order_id } = await world.code(MEI_LIN, 300);
  const notice = await world.told(MEI_LIN, order_id);
  await world.keepUnsettled(notice);
  // By the portal's clock, which in a demo world is not the database's.
  expect(await findViolations(world.db, undefined, world.clock.now())).toEqual([]);
  await world.db
    .updateTable('bankNotice')
    .set({ receivedAt: '2020-01-01T00:00:00Z' })
    .where('eventId', '=', notice.event_id)
    .execute();
  expect(await findViolations(world.db, undefined, world.clock.now())).toEqual([
    {
      rule: 'a payment that the bank told of is settled within ten minutes',
      accountId: 0,
      object: notice.event_id,
    },
  ]);
  expect(await sweep()).toMatchObject({ settled: 1 });
});

describe('a code whose time is over', () => {
  const isClosed = async (orderId: string) => {
    const { closedAt } = await world.db
      .selectFrom('paymentOrder')
      .select('closedAt')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    return closedAt !== null;
  };

  // The embedded engine has one connection: two transactions never meet there.
  if (process.env.TEST_ENGINE === 'postgres')
    test('a code that is being paid is passed over, and the others are closed without a wait', async () => {
      const [busy, idle] = [await world.code(MEI_LIN, 500), await world.code('kopi@example.com', 500)];
      const locked = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      const payer = withTransaction(world.db, async (tx) => {
        await tx
          .selectFrom('paymentOrder')
          .select('orderId')
          .where('orderId', '=', busy.order_id)
          .forUpdate()
          .execute();
        locked.resolve();
        await released.promise;
      });
      await locked.promise;
      const before = Date.parse(busy.expired_at) + 1;
      await closeEndedOrders(world.db, { before, at: world.clock.now(), limit: 100 }).finally(() =>
        released.resolve(),
      );
      expect([await isClosed(busy.order_id), await isClosed(idle.order_id)]).toEqual([false, true]);
      await payer;
    });

  test('is put away, with what it was, and the money that was sent in time still pays it', async () => {
    const first = await world.code(MEI_LIN, 500);
    const inTime = await world.told(MEI_LIN, first.order_id, { paid_at: '2026-11-20T15:59:59.999Z' });
    const late = await world.told(MEI_LIN, first.order_id, { paid_at: '2026-11-20T16:00:00.000Z' });
    const left = Date.parse(first.expired_at) - world.clock.now();
    world.clock.shift(left + 1000);
    await sweep();
    expect(await isClosed(first.order_id)).toBe(false);
    world.clock.shift(1);
    expect(await sweep()).toMatchObject({ overdue: 0 });
    expect(await isClosed(first.order_id)).toBe(true);
    expect((await world.details(MEI_LIN, first.order_id)).body.status).toBe('EXPIRED');
    expect(await sweep()).toMatchObject({ closed: 0 });
    await world.tell(late);
    await world.settled();
    expect((await world.details(MEI_LIN, first.order_id)).body.status).toBe('CHECKING');
    await world.tell(inTime);
    await world.settled();
    expect((await world.details(MEI_LIN, first.order_id)).body.status).toBe('SUCCESS');
    world.clock.shift(-left - 1001);
  });

  test('an expired code that could not be closed raises an alarm', async () => {
    await world.code(MEI_LIN, 500);
    await sql`create function order_is_broken() returns trigger language plpgsql as
      $$ begin return null; end $$`.execute(world.db);
    await sql`create trigger order_is_broken before update on payment_order
      for each row execute function order_is_broken()`.execute(world.db);
    world.clock.shift(86_400_000);
    expect(await metricsPage()).toMatch(/^portal_payment_orders_overdue [1-9]/m);
    await sql`drop function order_is_broken() cascade`.execute(world.db);
    expect(await metricsPage()).toContain('portal_payment_orders_overdue 0');
    world.clock.shift(-86_400_000);
  });
});
