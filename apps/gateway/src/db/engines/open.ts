/**
 * Opens the database that the settings name and brings it to the newest schema: PostgreSQL where DATABASE_URL
 * is set, else the embedded engine in the data directory.
 */
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Db } from '../database.ts';
import type { PlacesLine } from './fair-places.ts';
import { openEmbedded } from './open-embedded.ts';
import { openServer } from './open-server.ts';
import { defaultRowLimits, type RowLimits } from './row-cap.plugin.ts';

export type Engine = 'pglite' | 'postgres';

export interface OpenDatabase {
  /** For requests: its statements end soon after their callers have been answered. */
  readonly db: Db;
  /** For jobs and commands, whose statements may take minutes. The embedded engine has one for all. */
  readonly jobsDb: Db;
  readonly engine: Engine;
  /** True when this start made the schema: nothing is in it yet. */
  readonly fresh: boolean;
  /** For readiness. Rejects while the database does not answer or takes no writes. */
  reach(): Promise<void>;
  /** The embedded engine has no connections, and no line. */
  getLine?(): PlacesLine;
  /** Opens all connections for requests, so that the first ones do not wait for them. The embedded engine has none. */
  openConnections(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param log for warnings of very large results
 * @throws CannotOpenDatabase (in use, other version, disk full, no server) with a sentence to show unchanged
 */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'PORTAL_DATA'>,
  log?: Pick<Logger, 'warn'>,
): Promise<OpenDatabase> {
  const limits: RowLimits = {
    ...defaultRowLimits,
    onLarge: (rows) => log?.warn({ rows }, 'query returned very many rows'),
  };
  if (config.DATABASE_URL !== undefined) {
    return { engine: 'postgres', ...(await openServer(config.DATABASE_URL, limits)) };
  }
  const { db, unlock, ...opened } = await openEmbedded(resolve(config.PORTAL_DATA), limits);
  return {
    db,
    jobsDb: db,
    engine: 'pglite',
    ...opened,
    openConnections: () => Promise.resolve(),
    close: () => db.destroy().finally(unlock),
  };
}
