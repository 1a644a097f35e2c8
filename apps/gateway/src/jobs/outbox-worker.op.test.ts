/** @engines both */
import { shiftedClock } from '@portal/domain/clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enqueue, outboxState } from '../db/outbox.store.ts';
import { openTestDatabase, type TestDatabase } from '../db/test/test-database.ts';
import { withTransaction } from '../db/transaction.ts';
import {
  backoffMs,
  deliverBatch,
  MAX_ATTEMPTS,
  type OutboxHandler,
  startOutboxWorker,
} from './outbox-worker.ts';

const start = Date.parse('2026-03-14T02:20:00Z');
const quiet = { warn() {}, error() {} };
let database: TestDatabase;
let clock: ReturnType<typeof shiftedClock>;
beforeEach(async () => {
  database = await openTestDatabase();
  clock = shiftedClock({ now: () => start });
});
afterEach(() => database.close());

const parts = (handler: OutboxHandler) => ({
  db: database.db,
  clock,
  log: quiet,
  handlers: { webhook: handler },
});

const queue = (dedupe: string) =>
  withTransaction(database.db, (tx) =>
    enqueue(tx, { kind: 'webhook', payload: { dedupe }, dedupe, runAt: start }),
  );

const rowOf = (dedupe: string) =>
  database.db
    .selectFrom('outbox')
    .select(['attempts', 'lockedUntil'])
    .where('dedupe', '=', dedupe)
    .executeTakeFirstOrThrow();
const attemptsOf = async (dedupe: string) => (await rowOf(dedupe)).attempts;
const leasedUntil = async (dedupe: string) => (await rowOf(dedupe)).lockedUntil;

test('every message is delivered once', async () => {
  const seen: string[] = [];
  for (let n = 0; n < 25; n += 1) await queue(`m${n}`);
  const worker = parts(async (message) => {
    seen.push(message.dedupe);
  });
  expect(await deliverBatch(worker)).toBe(20);
  expect(await deliverBatch(worker)).toBe(5);
  expect(await deliverBatch(worker)).toBe(0);
  expect(seen.toSorted()).toEqual(Array.from({ length: 25 }, (_, n) => `m${n}`).toSorted());
});

test('a failed delivery is retried with longer and longer waits', async () => {
  await queue('a');
  let down = true;
  const tries: number[] = [];
  const worker = parts(async () => {
    tries.push(clock.now() - start);
    if (down) throw new Error('connection refused');
  });
  await deliverBatch(worker);
  clock.shift(backoffMs(1) - 1);
  expect(await deliverBatch(worker)).toBe(0);
  clock.shift(1);
  expect(await deliverBatch(worker)).toBe(1);
  down = false;
  clock.shift(backoffMs(2));
  await deliverBatch(worker);
  expect(tries).toEqual([0, 2000, 6000]);
  expect(await outboxState(database.db)).toEqual({ waiting: 0, dead: 0, oldest: null });
});

test('a message is given up after ten failed deliveries, and operators see it', async () => {
  await queue('a');
  const worker = parts(() => Promise.reject(new Error('no')));
  for (let attempt = 1; attempt <= MAX_ATTEMPTS + 3; attempt += 1) {
    await deliverBatch(worker);
    clock.shift(backoffMs(attempt));
  }
  expect(await outboxState(database.db)).toMatchObject({ waiting: 0, dead: 1 });
});

test('a slow delivery after its lease does not undo the second delivery', async () => {
  await queue('slow');
  const delivered: string[] = [];
  const worker = parts(async (message) => {
    if (message.attempts === 1) {
      clock.shift(61_000);
      await deliverBatch(worker);
    }
    delivered.push(`${message.dedupe}:${message.attempts}`);
  });
  await deliverBatch(worker);
  expect(delivered).toEqual(['slow:2', 'slow:1']);
  expect(await outboxState(database.db)).toEqual({ waiting: 0, dead: 0, oldest: null });
});

test('a message of a gateway that was killed is taken over within ten seconds', async () => {
  await queue('a');
  const seen: number[] = [];
  const dying = parts(() => new Promise(() => {}));
  void deliverBatch({ ...dying, lease: { lastsMs: 8_000, extendedEveryMs: 3_600_000 } });
  await vi.waitFor(async () => expect(await attemptsOf('a')).toBe(1));
  const other = parts(async ({ attempts }) => {
    seen.push(attempts);
  });
  clock.shift(7_999);
  await deliverBatch(other);
  expect(seen).toEqual([]);
  clock.shift(1);
  await deliverBatch(other);
  expect(seen).toEqual([2]);
});

test('a delivery that takes minutes keeps its message, and nobody else delivers it', async () => {
  await queue('a');
  let finish: () => void = () => {};
  const slow = parts(() => new Promise((resolve) => (finish = resolve)));
  const delivering = deliverBatch({ ...slow, lease: { lastsMs: 8_000, extendedEveryMs: 10 } });
  await vi.waitFor(async () => expect(await attemptsOf('a')).toBe(1));
  for (let seconds = 0; seconds < 120; seconds += 6) {
    clock.shift(6_000);
    await vi.waitFor(async () => expect(await leasedUntil('a')).toBe(clock.now() + 8_000));
    expect(await deliverBatch(parts(async () => {}))).toBe(0);
  }
  finish();
  await delivering;
  expect(await attemptsOf('a')).toBe(1);
  expect(await outboxState(database.db)).toEqual({ waiting: 0, dead: 0, oldest: null });
});

test('twenty workers at once deliver each of a hundred messages once', async () => {
  const seen: string[] = [];
  await Promise.all(Array.from({ length: 100 }, (_, n) => queue(`m${n}`)));
  const worker = parts(async (message) => {
    seen.push(message.dedupe);
  });
  for (let round = 0; round < 6; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => deliverBatch(worker)));
  }
  expect(seen).toHaveLength(100);
  expect(new Set(seen).size).toBe(100);
});

test('a running worker delivers as soon as it is woken, and stops on request', async () => {
  let arrived: () => void = () => {};
  const delivered = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const worker = startOutboxWorker(
    parts(async () => arrived()),
    'outbox',
  );
  await queue('a');
  worker.wake();
  await delivered;
  await worker.stop();
  await queue('b');
  expect(await outboxState(database.db)).toMatchObject({ waiting: 1 });
});
