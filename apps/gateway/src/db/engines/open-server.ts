/** Opens a PostgreSQL server, or fails with one sentence. Never shows the password of its address. */
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { migrate } from '../migrate.ts';
import type { PlacesLine } from './fair-places.ts';
import { startHeartbeat } from './heartbeat.ts';
import { getErrorCode, ServerTooOld, ServerUnreachable } from './open.errors.ts';
import { postgresDatabase } from './postgres.ts';
import { PostgresConnections, type PostgresSettings, sessionSettings } from './postgres-connections.ts';
import { DatabaseUnavailable } from './query-failed.ts';
import type { RowLimits } from './row-cap.plugin.ts';

const oldest = 15;

/**
 * Statements end a second after the time of a read: its caller has been answered, and the connection is free for the next one.
 * However slow what one person asks for is, others have connections.
 */
const forRequests = {
  connections: 20,
  mostOfOne: 12,
  kept: 10,
  statementSeconds: 11,
  lockSeconds: 3,
  connectSeconds: 3,
};
const writers = { writers: 12, mostOfOne: 4, waitMilliseconds: 3_000 };

/** Jobs look through whole tables, and have connections also while requests take all of theirs. */
const forJobs = { connections: 5, statementSeconds: 600, lockSeconds: 3, connectSeconds: 3 };
const jobWriters = { writers: 4, waitMilliseconds: 30_000 };

/** A migration may take hours, and gateways that start meanwhile wait for it. */
const unhurried = { statementSeconds: 0, lockSeconds: 0, connectSeconds: 10 };

interface OpenServer {
  readonly db: Db;
  readonly jobsDb: Db;
  /** True when this call made the schema. */
  readonly fresh: boolean;
  reach(): Promise<void>;
  getLine(): PlacesLine;
  openConnections(): Promise<void>;
  close(): Promise<void>;
}

export async function openServer(url: string, limits: RowLimits): Promise<OpenServer> {
  const fresh = await prepare(url, limits);
  const settings: PostgresSettings = { url, ...forRequests };
  const pools = [new PostgresConnections(settings), new PostgresConnections({ url, ...forJobs })] as const;
  const heartbeat = startHeartbeat({ settings: sessionSettings(settings), pools });
  await heartbeat.hasBegun;
  const db = postgresDatabase(pools[0], limits, writers);
  const jobsDb = postgresDatabase(pools[1], limits, jobWriters);
  return {
    db,
    jobsDb,
    fresh,
    async reach() {
      if (!heartbeat.isUp) throw new DatabaseUnavailable('', 'the database does not answer');
    },
    getLine: () => pools[0].line,
    openConnections: () => pools[0].openAll(),
    async close() {
      try {
        await Promise.all([db.destroy(), jobsDb.destroy()]);
      } finally {
        await heartbeat.stop();
      }
    },
  };
}

/** @returns whether this call made the schema */
async function prepare(url: string, limits: RowLimits): Promise<boolean> {
  const pool = new PostgresConnections({ url, connections: 2, ...unhurried });
  const db = postgresDatabase(pool, limits, writers);
  try {
    await checkVersion(db, getName(url));
    const ran = await migrate(db);
    return ran.some((name) => name.startsWith('001-'));
  } finally {
    await db.destroy();
  }
}

const getName = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

async function checkVersion(db: Db, server: string): Promise<void> {
  const version = await serverVersion(db, server);
  if (Number.parseInt(version, 10) < oldest) throw new ServerTooOld(server, version);
}

async function serverVersion(db: Db, server: string): Promise<string> {
  try {
    const { rows } = await sql<{ version: string }>`
      select current_setting('server_version') as version`.execute(db);
    return rows[0]?.version ?? '';
  } catch (error) {
    throw new ServerUnreachable(server, getErrorCode(error) || 'no answer', { cause: error });
  }
}
