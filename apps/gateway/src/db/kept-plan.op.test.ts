import { sgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balancesAndNewestBills } from '../modules/bills/store.ts';
import { resolveSubject } from '../wire/callers/subject.store.ts';
import type { Tx } from './database.ts';
import { DatabaseUnavailable } from './engines/query-failed.ts';
import { keepPlan } from './kept-plan.ts';
import { openTestDatabase, type TestDatabase } from './test/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The embedded engine keeps none. */
const isServer = process.env.TEST_ENGINE === 'postgres';
const today = sgDay('2026-11-20');

interface Kept {
  /** How often it was used as it is, and how often it was made anew for what was asked. */
  readonly asItIs: number;
  readonly anew: number;
}

/** @returns the plans that one connection keeps from then on */
const plansOf = (ask: (tx: Tx) => Promise<void>): Promise<readonly Kept[]> =>
  database.db.transaction().execute(async (tx) => {
    const list = async () => {
      const { rows } = await sql<Kept & { readonly name: string }>`
        select name, generic_plans as as_it_is, custom_plans as anew from pg_prepared_statements`.execute(tx);
      return rows;
    };
    const before = new Set((await list()).map(({ name }) => name));
    await ask(tx);
    return (await list()).flatMap(({ name, ...kept }) => (before.has(name) ? [] : kept));
  });

test('the accounts of a caller, which every request reads, are planned once for a connection', async () => {
  const plans = await plansOf(async (tx) => {
    for (const subject of ['mei', 'kumar', 'mei'])
      await resolveSubject(tx, { issuer: 'embedded', subject }, today);
  });
  expect(plans.length).toBe(isServer ? 1 : 0);
});

test('a few accounts are asked about with the same plan as a few others', async () => {
  const plans = await plansOf(async (tx) => {
    for (let id = 1; id <= 12; id += 1) await balancesAndNewestBills(tx, [id, id + 1].slice(id % 2), today);
  });
  // The server decides after five.
  expect(plans).toEqual(isServer ? [{ asItIs: 7, anew: 5 }] : []);
});

test('a plan whose columns were changed meanwhile costs its connection, not all that it is asked from then on', async () => {
  const change = database.db.transaction().execute(async (tx) => {
    await sql`create temporary table changing (column_1 integer)`.execute(tx);
    const ask = () => keepPlan(sql`select * from changing`).execute(tx);
    await ask();
    await sql`alter table changing alter column column_1 type text`.execute(tx);
    await ask();
  });
  if (isServer) await expect(change).rejects.toThrow(DatabaseUnavailable);
  else await change;
  expect((await sql`select 1`.execute(database.db)).rows).toHaveLength(1);
});

test('a question about thousands of accounts is planned for their number', async () => {
  const ids = Array.from({ length: 5_000 }, (_, index) => index + 1);
  const plans = await plansOf(async (tx) => void (await balancesAndNewestBills(tx, ids, today)));
  expect(plans).toEqual([]);
});
