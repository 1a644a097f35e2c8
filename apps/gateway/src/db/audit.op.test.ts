import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dateAt } from '../clock.ts';
import { appendAudit, verifyAudit } from './audit.store.ts';
import { openTestDatabase, type TestDatabase } from './test/test-database.ts';
import { withTransaction } from './transaction.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const append = (object: string) =>
  withTransaction(database.db, (tx) =>
    appendAudit(tx, {
      at: dateAt(Date.parse('2026-03-14T02:20:00.123Z')),
      actor: 'customer:7',
      action: 'accounts:set-default',
      object,
      outcome: 'done',
    }),
  );

const withoutTrigger = async (change: string) => {
  await sql`alter table audit disable trigger audit_append_only`.execute(database.db);
  await sql.raw(change).execute(database.db);
};

test('an empty chain holds', async () => {
  expect(await verifyAudit(database.db)).toEqual({ ok: true, events: 0 });
});

test('twenty writes at once make one chain without gaps', async () => {
  const numbers = await Promise.all(Array.from({ length: 20 }, (_, n) => append(`account:${n}`)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  expect(await verifyAudit(database.db)).toEqual({ ok: true, events: 20 });
});

test('a row cannot be changed or removed', async () => {
  await append('account:1');
  await expect(sql`update audit set outcome = 'refused'`.execute(database.db)).rejects.toThrow('append-only');
  await expect(sql`delete from audit`.execute(database.db)).rejects.toThrow('append-only');
  await expect(sql`truncate audit`.execute(database.db)).rejects.toThrow('append-only');
});

test.each([
  ['changed', "update audit set outcome = 'refused' where seq = 2"],
  ['removed', 'delete from audit where seq = 2'],
  ['moved in time', "update audit set at = at + interval '1 second' where seq = 2"],
])('a row that was %s behind our back shows', async (_what, change) => {
  for (const object of ['account:1', 'account:2', 'account:3']) await append(object);
  await withoutTrigger(change);
  expect(await verifyAudit(database.db)).toEqual({ ok: false, brokenAt: 2 });
});
