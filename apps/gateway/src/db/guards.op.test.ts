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

const countToggles = (from: Db) => from.selectFrom('remote_toggle').select('key').execute();

test('a query on the pool from inside a transaction is refused at once instead of hanging', async () => {
  const refused = withTransaction(db, async () => countToggles(db));
  await expect(refused).rejects.toThrow('from inside a transaction');
});

test('so is a second transaction inside the first', async () => {
  const refused = db
    .transaction()
    .setIsolationLevel('serializable')
    .execute(() => db.transaction().execute(async () => 1));
  await expect(refused).rejects.toThrow('from inside a transaction');
});

test('a helper that is handed a transaction joins it', async () => {
  const joined = await withTransaction(db, (tx) => withTransaction(tx, async (same) => same === tx));
  expect(joined).toBe(true);
});

test('other customers’ queries wait for a transaction and then run', async () => {
  const inside = withTransaction(db, async (tx) => {
    await tx.insertInto('remote_toggle').values({ key: 'waited', enabled: true }).execute();
    return countToggles(tx);
  });
  const outside = Array.from({ length: 5 }, () => countToggles(db));
  await expect(inside).resolves.toHaveLength(1);
  await Promise.all(outside);
});

test('work that a transaction started and that outlives it may use the pool again', async () => {
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

test('fifty transactions at once keep apart, and the ones that fail leave nothing', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) =>
      withTransaction(db, async (tx) => {
        await tx
          .insertInto('remote_toggle')
          .values({ key: `many-${n}`, enabled: true })
          .execute();
        if (n % 10 === 0) throw new Error('changed my mind');
      }),
    ),
  );
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(5);
  const kept = await db.selectFrom('remote_toggle').select('key').where('key', 'like', 'many-%').execute();
  expect(kept).toHaveLength(45);
});

test('two writers that cross are told nothing of it: the later one runs again', async () => {
  let runs = 0;
  await db
    .insertInto('rate_counter')
    .values({ bucket: 'x', window_start: '2026-03-14T00:00:00Z', hits: 0 })
    .execute();
  const add = () =>
    withTransaction(db, async (tx) => {
      runs += 1;
      await sql`set transaction isolation level serializable`.execute(tx);
      const { hits } = await tx.selectFrom('rate_counter').select('hits').executeTakeFirstOrThrow();
      await tx
        .updateTable('rate_counter')
        .set({ hits: hits + 1 })
        .execute();
    });
  await Promise.all([add(), add(), add()]);
  const { hits } = await db.selectFrom('rate_counter').select('hits').executeTakeFirstOrThrow();
  expect(hits).toBe(3);
  expect(runs).toBeGreaterThanOrEqual(3);
});

test('a failure that its caller wrapped is still known as a crossing', async () => {
  let runs = 0;
  const done = withTransaction(db, async () => {
    runs += 1;
    if (runs < 3) throw new Error('part', { cause: Object.assign(new Error('deadlock'), { code: '40P01' }) });
    return 'done';
  });
  await expect(done).resolves.toBe('done');
});

test('a result of more rows than anything needs is refused', async () => {
  const many = (rows: number) => sql`select generate_series(1, ${sql.lit(rows)}) as n`.execute(db);
  await expect(many(20_001)).rejects.toThrow('20001 rows');
  await expect(many(20_000)).resolves.toBeDefined();
});

test('COPY FROM STDIN is refused and the database lives on', async () => {
  const copy = sql.raw('/* load */ copy remote_toggle (key) from stdin').execute(db);
  await expect(copy).rejects.toThrow();
  await expect(countToggles(db)).resolves.toBeDefined();
});

test('a transaction without a callback cannot be watched, so there is none', () => {
  expect(() => db.startTransaction()).toThrow('withTransaction');
});

// The embedded engine cannot end a statement: there the cap on rows and the size of the demo world stand in.
if (process.env.TEST_ENGINE === 'postgres')
  test('a statement that takes too long is ended', async () => {
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
