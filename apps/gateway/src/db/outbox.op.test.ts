/** @engines both */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  buryExhausted,
  claimMessages,
  completeMessage,
  enqueue,
  outboxState,
  postponeMessage,
} from './outbox.store.ts';
import { openTestDatabase, type TestDatabase } from './test/test-database.ts';
import { withTransaction } from './transaction.ts';

const start = Date.parse('2026-03-14T02:20:00Z');
const after = (seconds: number) => start + seconds * 1000;
let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const queue = (dedupe: string, runAt = after(0)) =>
  withTransaction(database.db, (tx) => enqueue(tx, { kind: 'webhook', payload: { dedupe }, dedupe, runAt }));

const claim = (now: number, limit = 10, kinds = ['webhook']) =>
  claimMessages(database.db, {
    kinds,
    now,
    leaseUntil: now + 60_000,
    limit,
    maxAttempts: 3,
  });

const exhausted = { kinds: ['webhook'], maxAttempts: 3 };

test('the same message is queued once', async () => {
  expect(await queue('a')).toBe(true);
  expect(await queue('a')).toBe(false);
  expect(await outboxState(database.db)).toEqual({ waiting: 1, dead: 0, oldest: after(0) });
});

test('a message of a failed write is never sent', async () => {
  const failing = withTransaction(database.db, async (tx) => {
    await enqueue(tx, { kind: 'webhook', payload: {}, dedupe: 'a', runAt: after(0) });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await claim(after(1))).toEqual([]);
});

test('a message waits for its time and for a worker that knows its kind', async () => {
  await queue('later', after(30));
  expect(await claim(after(29))).toEqual([]);
  expect(await claim(after(31), 10, ['mail'])).toEqual([]);
  expect(await claim(after(31))).toMatchObject([{ payload: { dedupe: 'later' }, attempts: 1 }]);
});

test('a claimed message is not given to another worker before its lease expires', async () => {
  await queue('a');
  const [first] = await claim(after(0));
  expect(await claim(after(59))).toEqual([]);
  const [second] = await claim(after(60));
  expect(second).toMatchObject({ attempts: 2 });
  if (!first || !second) throw new Error('both claims find the message');
  expect(await completeMessage(database.db, first, after(61))).toBe(false);
  expect(await completeMessage(database.db, second, after(61))).toBe(true);
  expect(await claim(after(300))).toEqual([]);
});

test('a postponed message is due again at its time', async () => {
  await queue('a');
  const [message] = await claim(after(0));
  if (!message) throw new Error('the message is there');
  await postponeMessage(database.db, message, after(10));
  expect(await claim(after(9))).toEqual([]);
  expect(await claim(after(10))).toHaveLength(1);
});

test('a message that crashed its worker at every attempt is given up and counted', async () => {
  await queue('poison');
  for (const second of [0, 60, 120]) expect(await claim(after(second))).toHaveLength(1);
  expect(await claim(after(180))).toEqual([]);
  expect(await buryExhausted(database.db, { ...exhausted, now: after(179) })).toBe(0);
  expect(await buryExhausted(database.db, { ...exhausted, now: after(180) })).toBe(1);
  expect(await outboxState(database.db)).toMatchObject({ waiting: 0, dead: 1 });
});

test('twenty simultaneous workers share the messages without claiming one twice', async () => {
  await Promise.all(Array.from({ length: 100 }, (_, n) => queue(`message-${n}`)));
  const batches = await Promise.all(Array.from({ length: 20 }, () => claim(after(1), 7)));
  const taken = batches.flat().map((message) => message.id);
  expect(new Set(taken).size).toBe(taken.length);
  const rest = await claim(after(1), 100);
  expect(taken.length + rest.length).toBe(100);
});
