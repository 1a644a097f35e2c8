import { sgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test/test-database.ts';
import { resolveSubject } from './subject.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the accounts of a caller, which every request reads, are planned once for a connection', async () => {
  const plans = await database.db.transaction().execute(async (tx) => {
    for (const subject of ['mei', 'kumar', 'mei'])
      await resolveSubject(tx, { issuer: 'embedded', subject }, sgDay('2026-11-20'));
    const { rows } = await sql<{ name: string }>`
      select name from pg_prepared_statements where statement like '/* plan kept */%'`.execute(tx);
    return rows.length;
  });
  // The embedded engine prepares nothing.
  expect(plans).toBe(process.env.TEST_ENGINE === 'postgres' ? 1 : 0);
});
