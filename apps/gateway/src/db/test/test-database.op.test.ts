/** A test finds its database as if no other had used it, whatever the last one did or left undone. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../database.ts';
import { openTestDatabase } from './test-database.ts';

const insert = (db: Db, name: string) =>
  sql`insert into secret (name, value, created_at) values (${name}, 'x', '2026-11-20T15:30:00+08:00')`.execute(
    db,
  );

const countSecrets = async (db: Db): Promise<number | undefined> =>
  (await sql<{ n: number }>`select count(*)::int as n from secret`.execute(db)).rows[0]?.n;

/** Of all sessions: the one that holds a lock could take it once more. */
const countLocks = async (db: Db): Promise<number | undefined> =>
  (
    await sql<{ n: number }>`select count(*)::int as n from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
      db,
    )
  ).rows[0]?.n;

/** @returns the numbers of rows and of locks that the next test finds */
async function findAfter(test: (db: Db) => Promise<void>): Promise<unknown[]> {
  const used = await openTestDatabase();
  await test(used.db);
  await used.close();
  const next = await openTestDatabase();
  try {
    return [await countSecrets(next.db), await countLocks(next.db)];
  } finally {
    await next.close();
  }
}

test('rows that a test wrote are gone', async () => {
  expect(await findAfter(async (db) => void (await insert(db, 'written')))).toEqual([0, 0]);
});

test('a lock that a test did not give back is free', async () => {
  const found = await findAfter(async (db) => {
    await sql`select pg_advisory_lock(7)`.execute(db);
    expect(await countLocks(db)).toBe(1);
  });
  expect(found).toEqual([0, 0]);
});

test('work that goes on after its test writes nothing', async () => {
  const late: Promise<unknown>[] = [];
  const goOn = async (db: Db) => {
    for (let number = 1; ; number += 1) await insert(db, `late ${number}`);
  };
  const found = await findAfter(async (db) => {
    await insert(db, 'written');
    late.push(goOn(db).catch(String));
  });
  expect(found).toEqual([0, 0]);
  expect(await late[0]).toMatch(/is over|destroyed|lost/);
});

test('a lock of a transaction that a test left open is free', async () => {
  const left = Promise.withResolvers<void>();
  const late: Promise<unknown>[] = [];
  const found = await findAfter(async (db) => {
    const locked = Promise.withResolvers<void>();
    const transaction = db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(7)`.execute(tx);
      locked.resolve();
      await left.promise;
      await sql`select 1`.execute(tx);
    });
    late.push(transaction.catch(String));
    await locked.promise;
  });
  left.resolve();
  await late[0];
  expect(found).toEqual([0, 0]);
});

test('a database that is closed twice is not lent to two tests', async () => {
  const used = await openTestDatabase();
  await used.close();
  await expect(used.close()).rejects.toThrow('closed before');
});
