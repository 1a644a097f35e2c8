/** Databases of the demo world for one test file; each is closed after the test that asked for it. */
import { fixedClock } from '@portal/domain/clock';
import { afterEach } from 'vitest';
import type { Db } from '../../database.ts';
import { openTestDatabase, openWorldDatabase, type TestDatabase } from '../../test/test-database.ts';
import { seedDemoWorld } from '../demo-world.ts';

export const PICTURE = '2026-11-20T15:12:00+08:00';

export function useSeededWorlds() {
  const open: TestDatabase[] = [];
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close();
  });
  const keep = (database: TestDatabase): Db => {
    open.push(database);
    return database.db;
  };
  return {
    /** A database that was seeded at each of these times. */
    async world(...times: string[]): Promise<Db> {
      const db = keep(await openTestDatabase());
      for (const time of times) await seedDemoWorld(db, fixedClock(time));
      return db;
    },
    /** A world of the day of the pictures that a test may change. */
    pictureWorld: async (): Promise<Db> => keep(await openWorldDatabase(PICTURE)),
  };
}
