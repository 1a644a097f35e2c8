/** @engines both */
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts';

const canary = 'S1234567D';
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`insert into remote_toggle values (${canary}, true)`.execute(database.db);
});
afterAll(() => database.close());

const failures: [what: string, query: ReturnType<typeof sql>, code: string][] = [
  ['a double key', sql`insert into remote_toggle values (${canary}, true)`, '23505'],
  ['a word for a number', sql`select ${canary}::bigint`, '22P02'],
  ['a forbidden value', sql`insert into business_partner values (${canary}, '1', 'x', null, null)`, '23514'],
  ['a missing value', sql`insert into remote_toggle values (${`${canary}-2`}, null)`, '23502'],
  ['a text that is too long', sql`select ${canary}::varchar::name::jsonb`, '22P02'],
];

test.each(failures)('the error of %s names its code and no value', async (_case, query, code) => {
  const error: unknown = await query.execute(database.db).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ name: 'QueryFailed', code });
  expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(canary);
  expect(JSON.stringify(error)).not.toContain(canary);
});

test('the error names the violated constraint', async () => {
  const doubled = sql`insert into remote_toggle values (${canary}, true)`.execute(database.db);
  await expect(doubled).rejects.toMatchObject({ constraint: 'remote_toggle_pkey', table: 'remote_toggle' });
});
