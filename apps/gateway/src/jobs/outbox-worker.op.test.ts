/** @engines both */
import { shiftedClock } from '@portal/domain/clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enqueue, readOutbox } from '../db/outbox.store.ts';
import { openTestDatabase, type TestDatabase } from '../db/test/test-database.ts';
import { withTransaction } from '../db/transaction.ts';
import {
  deliverBatch,
  MAX_LOST_LEASES,
  MessageExpired,
  type OutboxHandler,
  startOutboxWorker,
} from './outbox-worker.ts';

const start = Date.parse('2026-03-14T02:20:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const patience = { timeout: 30_000 };
let database: TestDatabase;
let clock: ReturnType<typeof shiftedClock>;
let logged: [facts: unknown, what: string | undefined][];
const log = {
  warn: (facts: unknown, what?: string) => void logged.push([facts, what]),
  error: (facts: unknown, what?: string) => void logged.push([facts, what]),
};
beforeEach(async () => {
  logged = [];
  database = await openTestDatabase();
  clock = shiftedClock({ now: () => start });
});
afterEach(() => database.close());

const parts = (handler: OutboxHandler) => ({
  db: database.db,
  clock,
  log,
  handlers: { webhook: handler },
  chance: () => 0,
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
const state = async () => {
  const [webhook] = await readOutbox(database.db, { kinds: ['webhook'], now: clock.now(), limit: 100 });
  return webhook;
};
const nothing = { kind: 'webhook', waiting: 0, givenUp: 0, oldest: null };
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
  clock.shift(1_999);
  expect(await deliverBatch(worker)).toBe(0);
  clock.shift(1);
  expect(await deliverBatch(worker)).toBe(1);
  down = false;
  clock.shift(4_000);
  await deliverBatch(worker);
  expect(tries).toEqual([0, 2000, 6000]);
  expect(await state()).toEqual(nothing);
});

test('a message outlasts a receiver that is away for two days', async () => {
  await queue('a');
  const worker = { ...parts(() => Promise.reject(new Error('away'))), chance: Math.random };
  for (; clock.now() < start + 2 * DAY; clock.shift(0.1 * HOUR)) await deliverBatch(worker);
  expect(await state()).toMatchObject({ waiting: 1, givenUp: 0, oldest: start });
  clock.shift(HOUR);
  const delivered = vi.fn(async () => {});
  await deliverBatch(parts(delivered));
  expect(delivered).toHaveBeenCalledOnce();
  expect(await state()).toEqual(nothing);
});

test('a message that nobody takes for four days is given up, and operators see it', async () => {
  await queue('a');
  const worker = parts(() => Promise.reject(new RangeError('never')));
  for (; clock.now() < start + 4 * DAY; clock.shift(0.5 * HOUR)) await deliverBatch(worker);
  expect(await state()).toMatchObject({ waiting: 0, givenUp: 1 });
  const given = { kind: 'webhook', reason: 'RangeError' };
  expect(logged.at(-1)).toEqual([expect.objectContaining(given), 'message delivery given up']);
});

test('messages that failed together are not tried again together', async () => {
  for (let n = 0; n < 20; n += 1) await queue(`m${n}`);
  const { chance: _, ...worker } = parts(() => Promise.reject(new Error('away')));
  await deliverBatch(worker);
  const waits = await database.db.selectFrom('outbox').select('runAt').distinct().execute();
  expect(waits.length).toBeGreaterThan(10);
});

/** Takes what is due, never delivers it and gives nothing back. */
function takeAndDie(): void {
  const dying = parts(() => new Promise(() => {}));
  void deliverBatch({ ...dying, lease: { lastsMs: 8_000, extendedEveryMs: DAY }, longestMs: DAY });
}

test('a message that kills every worker is given up, and takes no other message with it', async () => {
  for (const dedupe of ['poison', ...Array.from({ length: 19 }, (_, n) => `m${n}`)]) await queue(dedupe);
  const seen = new Map<string, number>();
  /** The process ends with the poison: nothing that it had taken is given back. */
  const runUntilDeath = async () => {
    const death = Promise.withResolvers<void>();
    const dying = parts(async ({ dedupe }) => {
      seen.set(dedupe, (seen.get(dedupe) ?? 0) + 1);
      if (dedupe === 'poison') death.resolve();
      await (dedupe === 'poison' || seen.get(dedupe) === 1 ? new Promise(() => {}) : undefined);
    });
    const lease = { lastsMs: 8_000, extendedEveryMs: DAY };
    const running = (async () => {
      while ((await deliverBatch({ ...dying, lease })) > 0);
    })();
    await Promise.race([running, death.promise]);
    clock.shift(8_000);
  };
  for (let gateways = 0; gateways < MAX_LOST_LEASES + 1; gateways += 1) await runUntilDeath();
  expect(await state()).toMatchObject({ waiting: 0, givenUp: 1 });
  expect(seen.get('poison')).toBe(MAX_LOST_LEASES);
  expect([...seen.values()].filter((tries) => tries === 2)).toHaveLength(19);
  expect(logged).toEqual([[expect.objectContaining({ reason: 'lost leases' }), 'message delivery given up']]);
});

test('a message that comes too late is not delivered, and the log says so', async () => {
  await queue('a');
  expect(await deliverBatch(parts(() => Promise.reject(new MessageExpired())))).toBe(1);
  expect(logged).toEqual([
    [expect.objectContaining({ kind: 'webhook' }), 'message expired before its delivery'],
  ]);
  expect(await state()).toEqual(nothing);
});

test('a delivery without end is given back after its time, and holds no other message', async () => {
  await queue('hanging');
  const hanging = parts(() => new Promise(() => {}));
  expect(await deliverBatch({ ...hanging, longestMs: 50 })).toBe(1);
  expect(logged).toEqual([
    [expect.objectContaining({ reason: 'DeliveryTooLong' }), 'message delivery failed, will retry'],
  ]);
  expect(await leasedUntil('hanging')).toBeNull();
  clock.shift(2_000);
  expect(await deliverBatch(parts(async () => {}))).toBe(1);
  expect(await state()).toEqual(nothing);
});

test('a worker that is stopped takes over nothing more', async () => {
  await queue('lost');
  takeAndDie();
  await vi.waitFor(async () => expect(await attemptsOf('lost')).toBe(1), patience);
  clock.shift(8_000);
  await queue('fresh');
  const stop = new AbortController();
  expect(
    await deliverBatch(
      parts(async () => stop.abort()),
      stop.signal,
    ),
  ).toBe(1);
  expect(await attemptsOf('lost')).toBe(1);
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
  expect(await state()).toEqual(nothing);
});

test('a message of a gateway that was killed is taken over within ten seconds', async () => {
  await queue('a');
  const seen: number[] = [];
  takeAndDie();
  await vi.waitFor(async () => expect(await attemptsOf('a')).toBe(1), patience);
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
  await vi.waitFor(async () => expect(await attemptsOf('a')).toBe(1), patience);
  for (let seconds = 0; seconds < 120; seconds += 6) {
    clock.shift(6_000);
    await vi.waitFor(async () => expect(await leasedUntil('a')).toBe(clock.now() + 8_000), patience);
    expect(await deliverBatch(parts(async () => {}))).toBe(0);
  }
  finish();
  await delivering;
  expect(await attemptsOf('a')).toBe(1);
  expect(await state()).toEqual(nothing);
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
  expect(await state()).toMatchObject({ waiting: 1 });
});
