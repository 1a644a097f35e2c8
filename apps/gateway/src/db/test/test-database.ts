/**
 * A database for one test: migrated and empty, or with the demo world in it, in well under a second. The engine
 * is TEST_ENGINE's ('postgres'), else the embedded one.
 */
import { fixedClock } from '@portal/domain/clock';
import type { Db } from '../database.ts';
import { migrate } from '../migrate.ts';
import type { Engine } from '../open.ts';
import { blankName, schemaName, worldName } from './prepared.ts';
import { copyOfPglite } from './prepared-pglite.ts';
import { type CopiedDatabase, copyOfPostgres } from './prepared-postgres.ts';

export interface TestDatabase {
  readonly db: Db;
  readonly engine: Engine;
  close(): Promise<void>;
}

const engineOfRun = (): Engine => (process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite');

/** Migrated, empty. Close it when the test is over. */
export function openTestDatabase(engine = engineOfRun()): Promise<TestDatabase> {
  return open(engine, schemaName(), async (db) => {
    await migrate(db);
  });
}

/** The demo world as it is at an instant. @param at like '2026-03-14T10:20:00+08:00' */
export function openWorldDatabase(at: string, engine = engineOfRun()): Promise<TestDatabase> {
  return open(engine, worldName(at), async (db) => {
    await migrate(db);
    // Read only when it is needed: most tests want an empty database.
    const { seedDemoWorld } = await import('../seed/demo-world.ts');
    await seedDemoWorld(db, fixedClock(at));
  });
}

/** Not even migrated: for tests of the migrations. */
export function openBlankDatabase(engine = engineOfRun()): Promise<TestDatabase> {
  return open(engine, blankName(), async () => {});
}

async function open(engine: Engine, name: string, fill: (db: Db) => Promise<void>): Promise<TestDatabase> {
  return engine === 'postgres'
    ? onServer(await copyOfPostgres(name, fill))
    : embedded(await copyOfPglite(name, fill));
}

const onServer = ({ db, close }: CopiedDatabase): TestDatabase => ({ db, engine: 'postgres', close });

const embedded = (db: Db): TestDatabase => ({ db, engine: 'pglite', close: () => db.destroy() });
