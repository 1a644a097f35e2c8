import { fixedClock } from '@portal/domain/clock';
import { afterEach, expect, it } from 'vitest';
import type { Db } from '../database.ts';
import { openTestDatabase, openWorldDatabase, type TestDatabase } from '../test/test-database.ts';
import { seedDemoWorld } from './demo-world.ts';
import { dumpHash, tableHashes } from './dump-hash.ts';

const PICTURE = '2026-11-20T15:12:00+08:00';
const open: TestDatabase[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** A database that was seeded at each of these times. */
async function world(...times: string[]): Promise<Db> {
  const database = await openTestDatabase();
  open.push(database);
  for (const time of times) await seedDemoWorld(database.db, fixedClock(time));
  return database.db;
}

it('two seeds at one clock are the same, and seeding again changes nothing', async () => {
  const database = await openWorldDatabase(PICTURE);
  open.push(database);
  const { db } = database;
  const first = await dumpHash(db);
  expect(await seedDemoWorld(db, fixedClock(PICTURE))).toEqual({ daysAdded: 0 });
  expect(await dumpHash(db)).toBe(first);
  expect(await dumpHash(await world(PICTURE))).toBe(first);
});

it.each([
  [
    [
      '2025-09-03T23:58:00+08:00',
      '2025-09-04T00:04:00+08:00',
      '2025-09-04T09:31:00+08:00',
      '2025-09-04T10:12:00+08:00',
    ],
  ],
  [['2025-07-30T12:00:00+08:00', '2025-10-02T08:00:00+08:00', '2025-11-20T15:12:00+08:00']],
  [['2025-12-30T20:00:00+08:00', '2026-01-04T07:00:00+08:00']],
])('a world that aged over %j is the one seeded at the end', async (times) => {
  const aged = await tableHashes(await world(...times));
  expect(aged).toEqual(await tableHashes(await world(times.at(-1) ?? PICTURE)));
});
