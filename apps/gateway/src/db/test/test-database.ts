/**
 * A database for one test: migrated and empty, or with the demo world in it, in well under a second. The engine
 * is TEST_ENGINE's ('postgres'), else the embedded one.
 */
import { fixedClock } from '@portal/domain/clock';
import type { Db } from '../database.ts';
import type { Engine } from '../engines/open.ts';
import { migrate } from '../migrate.ts';
import { blankName, schemaName, worldName } from './prepared.ts';
import { copyOfPglite, reusedPglite } from './prepared-pglite.ts';
import { copyOfPostgres, reusedPostgres } from './prepared-postgres.ts';
import { keepContents } from './reset.ts';

export interface TestDatabase {
  readonly db: Db;
  readonly engine: Engine;
  close(): Promise<void>;
}

/** The instant of most tests: one for all of them, as a world takes long to make. */
export const WORLD_AT = '2026-11-20T15:30:00+08:00';

const engineOfRun = (): Engine => (process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite');

/** Migrated, empty. Close it when the test is over: the next one uses it again. */
export function openTestDatabase(engine = engineOfRun()): Promise<TestDatabase> {
  return reused(engine, schemaName(), async (db) => {
    await migrate(db);
  });
}

/** The demo world as it is at an instant. @param at like '2026-03-14T10:20:00+08:00' */
export function openWorldDatabase(at: string, engine = engineOfRun()): Promise<TestDatabase> {
  return reused(engine, worldName(at), async (db) => {
    await migrate(db);
    // Read only when it is needed: most tests want an empty database.
    const { seedDemoWorld } = await import('../seed/demo-world.ts');
    await seedDemoWorld(db, fixedClock(at));
  });
}

/** Migrated and nothing else, and for one test alone: for tests of the schema. */
export function openPlainDatabase(engine = engineOfRun()): Promise<TestDatabase> {
  return copied(engine, `plain_${schemaName()}`, async (db) => {
    await migrate(db);
  });
}

/** Not even migrated: for tests of the migrations. */
export function openBlankDatabase(engine = engineOfRun()): Promise<TestDatabase> {
  return copied(engine, blankName(), async () => {});
}

type Fill = (db: Db) => Promise<void>;

async function copied(engine: Engine, name: string, fill: Fill): Promise<TestDatabase> {
  if (engine === 'postgres') return { engine, ...(await copyOfPostgres(name, fill)) };
  const db = await copyOfPglite(name, fill);
  return { engine, db, close: () => db.destroy() };
}

async function reused(engine: Engine, name: string, fill: Fill): Promise<TestDatabase> {
  const fillAndKeep = async (db: Db) => {
    await fill(db);
    await keepContents(db);
  };
  const reuse = engine === 'postgres' ? reusedPostgres : reusedPglite;
  const { close, ...rest } = await reuse(name, fillAndKeep);
  let isClosed = false;
  return {
    engine,
    ...rest,
    async close() {
      // Two tests would be lent it at the same time.
      if (isClosed) throw new Error('this test database was closed before');
      isClosed = true;
      return close();
    },
  };
}
