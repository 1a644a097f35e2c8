import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { Db } from '../database.ts';
import { migrate, migrationNames } from '../migrate.ts';
import { describeKeys, describeSchema } from '../schema-description.ts';
import { openBlankDatabase, openPlainDatabase, type TestDatabase } from '../test/test-database.ts';
import { currentChecksums, recordedChecksums, restoreRelease } from './release-states.ts';

/** Worked out from other rows: a migration may add to them. */
const derivedTables: ReadonlySet<string> = new Set(['usage_month']);

const opened: TestDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function keep(opening: Promise<TestDatabase>): Promise<Db> {
  const database = await opening;
  opened.push(database);
  return database.db;
}

async function readRows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table } of await describeKeys(db)) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.n ?? 0;
  }
  return counts;
}

let described: Promise<string[]> | undefined;
/** The schema of a new database, read once for all releases. */
const readNewSchema = (): Promise<string[]> => {
  described ??= keep(openPlainDatabase()).then(describeSchema);
  return described;
};

test('a released migration never changes: its checksum is recorded', () => {
  expect(currentChecksums()).toEqual(recordedChecksums());
});

test.each(migrationNames())(
  'a database of release %s ends where a new one does, with its rows',
  async (last) => {
    const schema = await readNewSchema();
    const old = await keep(openBlankDatabase());
    await restoreRelease(old, last);
    const before = await readRows(old);
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    expect(await migrate(old)).toEqual(migrationNames().filter((name) => name > last));
    expect(await describeSchema(old)).toEqual(schema);
    const kept = Object.entries(before).filter(([table]) => !derivedTables.has(table));
    expect(await readRows(old)).toMatchObject(Object.fromEntries(kept));
  },
);
