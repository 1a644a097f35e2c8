/** @engines both */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts';

const queuedAt = Date.parse('2026-11-20T07:30:00.123Z');
let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  await database.db
    .insertInto('outbox')
    .values([
      {
        kind: 'mail',
        payload: JSON.stringify({ account_no: [{ bill_id: 1 }] }),
        dedupe: 'a',
        runAt: queuedAt,
      },
      { kind: 'mail', payload: '{}', dedupe: 'b', runAt: queuedAt + 1 },
    ])
    .execute();
});
afterEach(() => database.close());

test('the keys inside a JSON value stay as they were written', async () => {
  const row = await database.db
    .selectFrom('outbox')
    .selectAll()
    .where('dedupe', '=', 'a')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ runAt: queuedAt, payload: { account_no: [{ bill_id: 1 }] } });
  const { rows } = await sql`select run_at, payload from outbox where dedupe = 'a'`.execute(database.db);
  expect(rows).toEqual([{ runAt: queuedAt, payload: { account_no: [{ bill_id: 1 }] } }]);
});

test('milliseconds are inserted, set and compared as the same instant', async () => {
  const due = database.db.selectFrom('outbox').select('dedupe').where('runAt', '<=', queuedAt);
  expect(await due.execute()).toEqual([{ dedupe: 'a' }]);
  await database.db.updateTable('outbox').set({ runAt: queuedAt }).where('dedupe', '=', 'b').execute();
  expect(await due.orderBy('dedupe').execute()).toEqual([{ dedupe: 'a' }, { dedupe: 'b' }]);
});

test('milliseconds replace an instant on conflict', async () => {
  const row = { bucket: 'b', windowStart: queuedAt, hits: 1 };
  for (const windowStart of [queuedAt, queuedAt + 1000])
    await database.db
      .insertInto('rateCounter')
      .values(row)
      .onConflict((conflict) => conflict.columns(['bucket', 'windowStart']).doUpdateSet({ windowStart }))
      .execute();
  const stored = await database.db.selectFrom('rateCounter').select('windowStart').execute();
  expect(stored).toEqual([{ windowStart: queuedAt + 1000 }]);
});
