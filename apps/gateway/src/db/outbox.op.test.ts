/** @engines both */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  buryMessage,
  claimLost,
  claimMessages,
  completeMessage,
  enqueue,
  extendLease,
  postponeMessage,
  readOutbox,
  retryGivenUp,
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

const queue = (dedupe: string, runAt = after(0), kind = 'webhook') =>
  withTransaction(database.db, (tx) => enqueue(tx, { kind, payload: { dedupe }, dedupe, runAt }));

const lease = (now: number, kinds: readonly string[]) => ({ kinds, now, leaseUntil: now + 60_000 });
const claim = (now: number, limit = 10, kinds = ['webhook']) =>
  claimMessages(database.db, { ...lease(now, kinds), limit });
const takeOver = (now: number) => claimLost(database.db, lease(now, ['webhook']));

async function claimOne(now: number) {
  const [message] = await claim(now);
  if (!message) throw new Error('the message is there');
  return message;
}

const look = (now: number, kinds = ['webhook'], limit = 10) => readOutbox(database.db, { kinds, now, limit });

test('the same message is queued once', async () => {
  expect(await queue('a')).toBe(true);
  expect(await queue('a')).toBe(false);
  expect(await look(after(1))).toEqual([{ kind: 'webhook', waiting: 1, givenUp: 0, oldest: after(0) }]);
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

test('a claimed message is not given to another worker before its lease ends', async () => {
  await queue('a');
  const first = await claimOne(after(0));
  expect(await takeOver(after(59))).toBeUndefined();
  const second = await takeOver(after(60));
  expect(second).toMatchObject({ attempts: 2, lostLeases: 1 });
  if (!second) throw new Error('the message is taken over');
  expect(await claim(after(60))).toEqual([]);
  expect(await completeMessage(database.db, first, after(61))).toBe(false);
  expect(await completeMessage(database.db, second, after(61))).toBe(true);
  expect([await claim(after(300)), await takeOver(after(300))]).toEqual([[], undefined]);
});

test('messages of a worker that died are taken over one at a time, by workers that know their kind', async () => {
  for (const dedupe of ['a', 'b']) await queue(dedupe);
  await claim(after(0));
  expect(await claimLost(database.db, lease(after(60), ['mail']))).toBeUndefined();
  const taken = [await takeOver(after(60)), await takeOver(after(60)), await takeOver(after(60))];
  expect(taken.map((message) => message?.dedupe)).toEqual(['a', 'b', undefined]);
});

test('a postponed message is due again at its time', async () => {
  await queue('a');
  await postponeMessage(database.db, await claimOne(after(0)), after(10));
  expect(await claim(after(9))).toEqual([]);
  expect(await claim(after(10))).toMatchObject([{ attempts: 2, lostLeases: 0 }]);
});

test('a worker that gives a message back has not died of it', async () => {
  await queue('a');
  await claim(after(0));
  const taken = await takeOver(after(60));
  expect(taken?.lostLeases).toBe(1);
  if (taken) await postponeMessage(database.db, taken, after(70));
  expect(await claim(after(70))).toMatchObject([{ attempts: 3, lostLeases: 0 }]);
});

test('a lease that is extended too late takes nothing that was given back', async () => {
  await queue('a');
  const message = await claimOne(after(0));
  await postponeMessage(database.db, message, after(10));
  await extendLease(database.db, message, after(5));
  expect(await takeOver(after(6))).toBeUndefined();
  expect(await claim(after(10))).toMatchObject([{ attempts: 2, lostLeases: 0 }]);
});

test('a message waits since it was first due, however often it is tried', async () => {
  await queue('later', after(7_200));
  await queue('tried');
  await postponeMessage(database.db, await claimOne(after(1)), after(3_600));
  await postponeMessage(database.db, await claimOne(after(3_600)), after(7_200));
  expect(await look(after(3_601))).toEqual([{ kind: 'webhook', waiting: 2, givenUp: 0, oldest: after(0) }]);
});

test('operators see how many of each kind were given up, and have those of a kind tried again as if they were new', async () => {
  for (const kind of ['webhook', 'mail']) await queue(kind, after(0), kind);
  for (const kind of ['webhook', 'mail'])
    for (const message of await claim(after(0), 1, [kind])) await buryMessage(database.db, message, after(1));
  const kinds = ['webhook', 'mail', 'export'];
  expect(await look(after(2), kinds)).toEqual([
    { kind: 'export', waiting: 0, givenUp: 0, oldest: null },
    { kind: 'mail', waiting: 0, givenUp: 1, oldest: null },
    { kind: 'webhook', waiting: 0, givenUp: 1, oldest: null },
  ]);
  expect(await claim(after(2))).toEqual([]);
  expect(await retryGivenUp(database.db, 'webhook', after(3))).toBe(1);
  expect(await look(after(4), kinds)).toMatchObject([
    { kind: 'export' },
    { kind: 'mail', givenUp: 1 },
    { kind: 'webhook', waiting: 1, givenUp: 0, oldest: after(3) },
  ]);
  expect(await claim(after(4))).toMatchObject([{ attempts: 1, lostLeases: 0 }]);
  expect(await retryGivenUp(database.db, null, after(5))).toBe(1);
  expect(await retryGivenUp(database.db, null, after(5))).toBe(0);
});

test('no more of a kind is counted than the limit', async () => {
  for (let n = 0; n < 4; n += 1) await queue(`m${n}`);
  expect(await look(after(1), ['webhook'], 3)).toMatchObject([{ waiting: 3 }]);
});

test('twenty simultaneous workers share the messages without claiming one twice', async () => {
  await Promise.all(Array.from({ length: 100 }, (_, n) => queue(`message-${n}`)));
  const batches = await Promise.all(Array.from({ length: 20 }, () => claim(after(1), 7)));
  const taken = batches.flat().map((message) => message.id);
  expect(new Set(taken).size).toBe(taken.length);
  const rest = await claim(after(1), 100);
  expect(taken.length + rest.length).toBe(100);
});
