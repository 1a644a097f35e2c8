/** Databases of the demo world for one test file; each is closed after the test that asked for it. */
import { fixedClock } from '@portal/domain/clock';
import { afterEach } from 'vitest';
import type { Db } from '../../database.ts';
import {
  openTestDatabase,
  openWorldDatabase,
  type TestDatabase,
  WORLD_AT,
} from '../../test/test-database.ts';
import { seedDemoWorld } from '../demo-world.ts';

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
    /** A world that a test may change, as it was at WORLD_AT. */
    usualWorld: async (): Promise<Db> => keep(await openWorldDatabase(WORLD_AT)),
  };
}
