/** @engines both */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from './database.ts';
import { openTestDatabase, type TestDatabase } from './test/test-database.ts';
import { withTransaction } from './transaction.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const countToggles = (from: Db) => from.selectFrom('remoteToggle').select('key').execute();

test('a query on the pool from inside a transaction is refused at once instead of hanging', async () => {
  const refused = withTransaction(db, async () => countToggles(db));
  await expect(refused).rejects.toThrow('from inside a transaction');
});

test('a second transaction inside the first is refused', async () => {
  const refused = db
    .transaction()
    .setIsolationLevel('serializable')
    .execute(() => db.transaction().execute(async () => 1));
  await expect(refused).rejects.toThrow('from inside a transaction');
});

test('a helper that receives a transaction joins it', async () => {
  const joined = await withTransaction(db, (tx) => withTransaction(tx, async (same) => same === tx));
  expect(joined).toBe(true);
});

test('other customers’ queries wait for a transaction and then run', async () => {
  const inside = withTransaction(db, async (tx) => {
    await tx.insertInto('remoteToggle').values({ key: 'waited', enabled: true }).execute();
    return countToggles(tx);
  });
  const outside = Array.from({ length: 5 }, () => countToggles(db));
  await expect(inside).resolves.toHaveLength(1);
  await Promise.all(outside);
});

test('work that outlives its transaction may use the pool again', async () => {
  let later: Promise<unknown> = Promise.resolve();
  let ended: () => void = () => {};
  const over = new Promise<void>((resolve) => {
    ended = resolve;
  });
  await withTransaction(db, async () => {
    later = over.then(() => countToggles(db));
  });
  ended();
  await expect(later).resolves.toBeDefined();
});

test('fifty simultaneous transactions are isolated, and failed ones leave no rows', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) =>
      withTransaction(db, async (tx) => {
        await tx
          .insertInto('remoteToggle')
          .values({ key: `many-${n}`, enabled: true })
          .execute();
        if (n % 10 === 0) throw new Error('changed my mind');
      }),
    ),
  );
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(5);
  const stored = await db.selectFrom('remoteToggle').select('key').where('key', 'like', 'many-%').execute();
  expect(stored).toHaveLength(45);
});

test('the later of two conflicting writers is retried without an error', async () => {
  let runs = 0;
  await db
    .insertInto('rateCounter')
    .values({ bucket: 'x', windowStart: '2026-03-14T00:00:00Z', hits: 0 })
    .execute();
  const add = () =>
    withTransaction(db, async (tx) => {
      runs += 1;
      await sql`set transaction isolation level serializable`.execute(tx);
      const { hits } = await tx.selectFrom('rateCounter').select('hits').executeTakeFirstOrThrow();
      await tx
        .updateTable('rateCounter')
        .set({ hits: hits + 1 })
        .execute();
    });
  await Promise.all([add(), add(), add()]);
  const { hits } = await db.selectFrom('rateCounter').select('hits').executeTakeFirstOrThrow();
  expect(hits).toBe(3);
  expect(runs).toBeGreaterThanOrEqual(3);
});

test('a conflict is recognised also in a wrapped error', async () => {
  let runs = 0;
  const done = withTransaction(db, async () => {
    runs += 1;
    if (runs < 3) throw new Error('part', { cause: Object.assign(new Error('deadlock'), { code: '40P01' }) });
    return 'done';
  });
  await expect(done).resolves.toBe('done');
});

test('a result above the row limit is refused', async () => {
  const many = (rows: number) => sql`select generate_series(1, ${sql.lit(rows)}) as n`.execute(db);
  await expect(many(20_001)).rejects.toThrow('20001 rows');
  await expect(many(20_000)).resolves.toBeDefined();
});

test('COPY FROM STDIN is refused and the database stays usable', async () => {
  const copy = sql.raw('/* load */ copy remote_toggle (key) from stdin').execute(db);
  await expect(copy).rejects.toThrow();
  await expect(countToggles(db)).resolves.toBeDefined();
});

test('a transaction without a callback is refused', () => {
  expect(() => db.startTransaction()).toThrow('withTransaction');
});

// The embedded engine cannot end a statement: there the cap on rows and the size of the demo world stand in.
if (process.env.TEST_ENGINE === 'postgres')
  test('a statement above the time limit is cancelled', async () => {
    const slow = withTransaction(db, async (tx) => {
      const { rows } = await sql<{
        limit: string;
      }>`select current_setting('statement_timeout') as limit`.execute(tx);
      expect(rows).toEqual([{ limit: '1min' }]);
      await sql`set local statement_timeout = '50ms'`.execute(tx);
      await sql`select pg_sleep(5)`.execute(tx);
    });
    await expect(slow).rejects.toThrow('statement timeout');
  });
