/** @engines both */
import { fixedClock } from '@portal/domain/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from '../../invariants.ts';
import { openTestDatabase, openWorldDatabase, type TestDatabase } from '../../test/test-database.ts';
import { generate, NotGenerated } from './generate.ts';

const NOW = '2026-11-20T15:12:00+08:00';
/** One home in four has a water meter that sends hours, too. */
const WATCHED = 10;
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const run = (db: TestDatabase['db'], accounts: number, days: number) => {
  const done: number[] = [];
  return generate(
    { db, clock: fixedClock(NOW), report: ({ daysDone }) => void done.push(daysDone) },
    { accounts, days },
  ).then((added) => ({ added, done }));
};

test('generated homes have days, months that add up, bills of three utilities and neighbours', async () => {
  expect(await run(database.db, 40, 55)).toEqual({
    added: (40 + WATCHED) * 55,
    done: Array.from({ length: 55 }, (_, n) => n + 1),
  });
  expect(await findViolations(database.db)).toEqual([]);
  const { rows } = await sql`
    select min(day)::text as first, max(day)::text as last, count(distinct account_id)::int as homes
    from usage_day`.execute(database.db);
  expect(rows).toEqual([{ first: '2026-09-26', last: '2026-11-19', homes: 40 }]);
  const billed = await sql`
    select utility, month::text as month, count(*)::int as homes from usage_month where basis = 'bill'
    group by 1, 2 order by 1`.execute(database.db);
  expect(billed.rows).toEqual(
    ['electricity', 'gas', 'water'].map((utility) => ({ utility, month: '2026-10-01', homes: 40 })),
  );
  const neighbours = await sql<{ homes: number }>`
    select sum(households)::int as homes from neighbour_month where utility = 'water'`.execute(database.db);
  expect(neighbours.rows).toEqual([{ homes: 40 }]);
});

test('run again with more homes or days, the generator adds what is missing', async () => {
  expect(await run(database.db, 40, 55)).toMatchObject({ added: 0 });
  expect(await run(database.db, 43, 57)).toMatchObject({ added: 43 * 57 - 40 * 55 + WATCHED * 2 });
  expect(await findViolations(database.db)).toEqual([]);
});

test('a database with accounts of somebody is refused', async () => {
  const world = await openWorldDatabase(NOW);
  await expect(run(world.db, 1, 1)).rejects.toThrow(NotGenerated);
  await world.close();
});
