/** @engines both */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendAudit, sealAudit, unsealedSince, verifyAudit } from './audit.store.ts';
import { changeBehindTriggers } from './test/behind-triggers.ts';
import { openTestDatabase, type TestDatabase } from './test/test-database.ts';
import { withTransaction } from './transaction.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const at = Date.parse('2026-03-14T02:20:00.123Z');
const append = (object: string) =>
  withTransaction(database.db, (tx) =>
    appendAudit(tx, { at, actor: 'customer:7', action: 'accounts:set-default', object, outcome: 'done' }),
  );
const seal = () => sealAudit(database.db, at);
const sealThree = async () => {
  for (const object of ['account:1', 'account:2', 'account:3']) await append(object);
  await seal();
};
const readRows = async (table: 'audit' | 'auditEvent') =>
  (await database.db.selectFrom(table).select('object').orderBy('seq').execute()).map(({ object }) => object);

test('an empty chain is valid', async () => {
  expect(await seal()).toBe(0);
  expect(await verifyAudit(database.db)).toEqual({ ok: true, events: 0 });
});

test('twenty writes at once, sealed by several gateways at once, make one chain without gaps', async () => {
  const objects = Array.from({ length: 20 }, (_, n) => `account:${n}`);
  await Promise.all(objects.flatMap((object) => [append(object), seal()]));
  while ((await readRows('auditEvent')).length > 0) await seal();
  expect((await readRows('audit')).toSorted()).toEqual(objects.toSorted());
  expect(await verifyAudit(database.db)).toEqual({ ok: true, events: 20 });
});

test('a recorded event waits to be sealed, and its waiting time is known', async () => {
  await append('account:1');
  expect([await readRows('auditEvent'), await readRows('audit')]).toEqual([['account:1'], []]);
  expect(await unsealedSince(database.db)).toEqual(at);
  expect(await seal()).toBe(1);
  expect([await readRows('auditEvent'), await readRows('audit')]).toEqual([[], ['account:1']]);
  expect(await unsealedSince(database.db)).toBeNull();
});

test('neither a sealed nor a waiting row can be changed or removed', async () => {
  await append('account:1');
  for (const change of [
    "update audit_event set outcome = 'x'",
    'delete from audit_event',
    'truncate audit_event',
  ])
    await expect(sql.raw(change).execute(database.db)).rejects.toThrow('append-only');
  await seal();
  for (const change of [
    "update audit set outcome = 'x'",
    'delete from audit',
    'truncate audit',
    'delete from audit_seal',
  ])
    await expect(sql.raw(change).execute(database.db)).rejects.toThrow('append-only');
});

test.each([
  ['changed', "update audit set outcome = 'refused' where seq = 2", 2],
  ['removed', 'delete from audit where seq = 2', 2],
  ['moved in time', "update audit set at = at + interval '1 second' where seq = 2", 2],
  ['said to be another event', 'update audit set event_seq = 99 where seq = 2', 2],
  ['removed from the end', 'delete from audit where seq = 3', 3],
  [
    'inserted',
    "insert into audit values (4, now(), 'customer:7', 'x', 'account:9', 'done', '0', '1', null)",
    4,
  ],
])('a row that was %s behind the triggers is detected', async (_case, change, brokenAt) => {
  await sealThree();
  expect(await verifyAudit(database.db)).toEqual({ ok: true, events: 3 });
  await changeBehindTriggers(database.db, change);
  expect(await verifyAudit(database.db)).toEqual({ ok: false, brokenAt });
});
