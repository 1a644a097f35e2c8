/** @engines both */
import { AsyncResource } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalHash } from './canonical-json.ts';
import { type Claim, claimWrite, storeAnswer, type WriteKey } from './idempotency.store.ts';
import { enqueue } from './outbox.store.ts';
import { openTestDatabase, type TestDatabase } from './test/test-database.ts';
import { withTransaction } from './transaction.ts';

const at = Date.parse('2026-03-14T02:20:00Z');
/** Runs as if a request of its own had come in. */
const otherRequest = AsyncResource.bind(<T>(work: () => Promise<T>) => work());
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const key = (name: string): WriteKey => ({ customerId: 7, operation: 'accounts:set-default', key: name });

/** A write whose effect is one outbox row. */
function write(name: string, body: unknown, effect: string): Promise<Claim> {
  return withTransaction(database.db, async (tx) => {
    const claim = await claimWrite(tx, key(name), canonicalHash(body), at);
    if (claim.kind !== 'claimed') return claim;
    await enqueue(tx, { kind: 'test', payload: { name }, dedupe: effect, runAt: at });
    await storeAnswer(tx, key(name), { saved: name });
    return claim;
  });
}

async function effects(prefix: string): Promise<number> {
  const rows = await database.db
    .selectFrom('outbox')
    .select('id')
    .where('dedupe', 'like', `${prefix}%`)
    .execute();
  return rows.length;
}

test('a repeated request gets the answer of the first', async () => {
  expect(await write('again', { account: 1, on: true }, 'again-1')).toEqual({ kind: 'claimed' });
  expect(await write('again', { on: true, account: 1 }, 'again-2')).toEqual({
    kind: 'replay',
    answer: { saved: 'again' },
  });
  expect(await effects('again')).toBe(1);
});

test('the same key with another body is refused', async () => {
  await write('other', { account: 1 }, 'other-1');
  expect(await write('other', { account: 2 }, 'other-2')).toEqual({ kind: 'conflict' });
  expect(await effects('other')).toBe(1);
});

test('another customer may use the same key', async () => {
  await write('mine', {}, 'mine-1');
  const theirs = { ...key('mine'), customerId: 8 };
  const claim = await withTransaction(database.db, (tx) => claimWrite(tx, theirs, canonicalHash({}), at));
  expect(claim.kind).toBe('claimed');
});

test('a failed write may be retried with the same key', async () => {
  const failing = withTransaction(database.db, async (tx) => {
    await claimWrite(tx, key('failed'), canonicalHash({}), at);
    throw new Error('disk failure');
  });
  await expect(failing).rejects.toThrow('disk failure');
  expect(await write('failed', {}, 'failed-1')).toEqual({ kind: 'claimed' });
});

test('an empty answer is stored and replayed', async () => {
  const nothing = key('nothing');
  await withTransaction(database.db, async (tx) => {
    await claimWrite(tx, nothing, 'hash', at);
    await storeAnswer(tx, nothing, null);
  });
  const claim = await withTransaction(database.db, (tx) => claimWrite(tx, nothing, 'hash', at));
  expect(claim).toEqual({ kind: 'replay', answer: null });
});

test('twenty simultaneous requests have one effect, and each gets the state of the write', async () => {
  for (let round = 0; round < 10; round += 1) {
    const name = `race-${round}`;
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, press) => write(name, {}, `${name}:${press}`)),
    );
    expect(claims.filter((claim) => claim.kind === 'claimed')).toHaveLength(1);
    expect(claims.filter((claim) => claim.kind === 'conflict')).toHaveLength(0);
    expect(await effects(`${name}:`)).toBe(1);
    expect((await write(name, {}, `${name}:late`)).kind).toBe('replay');
  }
});

test('one of twenty bodies under one key is executed and the others are refused', async () => {
  const claims = await Promise.all(
    Array.from({ length: 20 }, (_, press) => write('bodies', { press }, `bodies:${press}`)),
  );
  expect(claims.filter((claim) => claim.kind === 'claimed')).toHaveLength(1);
  expect(claims.some((claim) => claim.kind === 'replay')).toBe(false);
});

// The embedded engine has one connection: there a second press waits for the first by itself.
if (process.env.TEST_ENGINE === 'postgres') {
  test('a request during the first one is answered at once and holds no connection', async () => {
    const during = await withTransaction(database.db, async (tx) => {
      await claimWrite(tx, key('slow'), canonicalHash({}), at);
      // Another customer's request: it is not part of this transaction.
      return otherRequest(() => write('slow', {}, 'slow-2'));
    });
    expect(during).toEqual({ kind: 'busy' });
    expect(await effects('slow')).toBe(0);
  });
}
