/**
 * Opens the database that the settings name and brings it to the newest schema: PostgreSQL where DATABASE_URL
 * is set, else the embedded engine in the data directory, behind its lock and version file.
 */
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { DiskFull, isDiskFull } from './data-directory.errors.ts';
import { databasePath, inspectDirectory, markReady, markUnfinished } from './data-version.ts';
import type { Db } from './database.ts';
import { lockDataDirectory } from './lock.ts';
import { migrate } from './migrate.ts';
import { pgliteDatabase, startPglite } from './pglite.ts';
import { postgresDatabase, postgresPool } from './postgres.ts';
import { defaultRowLimits, type RowLimits } from './row-cap.plugin.ts';

export type Engine = 'pglite' | 'postgres';

export interface OpenDatabase {
  readonly db: Db;
  readonly engine: Engine;
  /** True when this start made the schema: nothing is in it yet. */
  readonly fresh: boolean;
  close(): Promise<void>;
}

/**
 * @param log told of results that are larger than any screen needs
 * @throws DataDirectoryError (in use, other version, disk full) with a sentence for the person who started it
 */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'PORTAL_DATA'>,
  log?: Pick<Logger, 'warn'>,
): Promise<OpenDatabase> {
  const limits: RowLimits = {
    ...defaultRowLimits,
    onLarge: (rows) => log?.warn({ rows }, 'a query returned very many rows'),
  };
  return config.DATABASE_URL === undefined
    ? openEmbedded(resolve(config.PORTAL_DATA), limits)
    : openServer(config.DATABASE_URL, limits);
}

async function openServer(url: string, limits: RowLimits): Promise<OpenDatabase> {
  const db = postgresDatabase(postgresPool({ url, connections: 20, statementSeconds: 30 }), limits);
  try {
    const ran = await migrate(db);
    return {
      db,
      engine: 'postgres',
      fresh: ran.includes('001-accounts-ledger-usage'),
      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function openEmbedded(directory: string, limits: RowLimits): Promise<OpenDatabase> {
  let unlock = () => {};
  try {
    mkdirSync(directory, { recursive: true });
    unlock = lockDataDirectory(directory);
    const fresh = prepare(directory);
    const db = await openFiles(directory, limits);
    const close = async () => {
      await db.destroy();
      unlock();
    };
    return { db, engine: 'pglite', fresh, close };
  } catch (error) {
    unlock();
    throw isDiskFull(error) || hasNoRoom(directory, 1) ? new DiskFull(directory, { cause: error }) : error;
  }
}

/** Clears what a cut-off first start left and checks the room. @returns whether a new database is to be made */
function prepare(directory: string): boolean {
  const state = inspectDirectory(directory);
  if (state !== 'ready') rmSync(databasePath(directory), { recursive: true, force: true });
  // A new database takes 40 MB, its demo world as much again; an old one needs room for what it writes.
  if (hasNoRoom(directory, state === 'ready' ? 16 : 128)) throw new DiskFull(directory);
  if (state === 'empty') markUnfinished(directory);
  return state !== 'ready';
}

async function openFiles(directory: string, limits: RowLimits): Promise<Db> {
  const db = pgliteDatabase(await startPglite({ dataDir: databasePath(directory) }), directory, limits);
  try {
    await migrate(db);
    markReady(directory);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function hasNoRoom(directory: string, megabytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize < megabytes * 1024 * 1024;
  } catch {
    return false;
  }
}
