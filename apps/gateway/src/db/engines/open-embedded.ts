/** Opens the embedded database in a data directory: locked, of our version, with room, migrated. */
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { migrate } from '../migrate.ts';
import { databasePath, inspectDirectory, markReady, markUnfinished } from './data-version.ts';
import { lockDataDirectory } from './lock.ts';
import {
  CannotOpenDatabase,
  DataDirectoryDenied,
  DiskFull,
  getErrorCode,
  isDenied,
  isDiskFull,
} from './open.errors.ts';
import { pgliteDatabase, startPglite } from './pglite.ts';
import { type Room, watchRoom } from './room.ts';
import type { RowLimits } from './row-cap.plugin.ts';

/** A new database takes 40 MB and its demo world as much again; an old one needs room for its writes. */
const megabytesForNew = 128;
const megabytesForOld = 16;

interface OpenDirectory {
  readonly db: Db;
  /** True when this call made the schema. */
  readonly fresh: boolean;
  /** Rejects while it answers nothing, or has no room to write. */
  reach(): Promise<void>;
  /** Gives the directory to others. Call it after `db.destroy()`. */
  unlock(): void;
}

/** @param directory absolute @throws CannotOpenDatabase with a sentence for the operator */
export async function openEmbedded(directory: string, limits: RowLimits): Promise<OpenDirectory> {
  let unlock = () => {};
  try {
    mkdirSync(directory, { recursive: true });
    unlock = lockDataDirectory(directory);
    const fresh = prepare(directory);
    const room = watchRoom(directory);
    const db = await openFiles(directory, limits, room);
    const reach = async () => {
      room.check();
      await sql`select 1`.execute(db);
    };
    return { db, fresh, reach, unlock };
  } catch (error) {
    unlock();
    throw explain(error, directory);
  }
}

/** Removes the remains of an interrupted first start, and checks the room. @returns whether the database is new */
function prepare(directory: string): boolean {
  const state = inspectDirectory(directory);
  if (state !== 'ready') rmSync(databasePath(directory), { recursive: true, force: true });
  if (hasNoRoom(directory, state === 'ready' ? megabytesForOld : megabytesForNew)) {
    throw new DiskFull(directory);
  }
  if (state === 'empty') markUnfinished(directory);
  return state !== 'ready';
}

async function openFiles(directory: string, limits: RowLimits, room: Room): Promise<Db> {
  const db = pgliteDatabase(await startPglite({ dataDir: databasePath(directory) }), directory, limits, room);
  try {
    await migrate(db);
    markReady(directory);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function explain(error: unknown, directory: string): unknown {
  if (error instanceof CannotOpenDatabase) return error;
  if (isDiskFull(error) || hasNoRoom(directory, 1)) return new DiskFull(directory, { cause: error });
  if (isDenied(error)) return new DataDirectoryDenied(directory, getErrorCode(error));
  return error;
}

function hasNoRoom(directory: string, megabytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize < megabytes * 1024 * 1024;
  } catch {
    return false;
  }
}
