/** Opens a PostgreSQL server, or says in one sentence why not. Never shows the password of its address. */
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { migrate } from './migrate.ts';
import { codeOf, ServerTooOld, ServerUnreachable } from './open.errors.ts';
import { postgresDatabase, postgresPool } from './postgres.ts';
import type { RowLimits } from './row-cap.plugin.ts';

const oldest = 15;

/** @returns the database and whether this call made its schema */
export async function openServer(url: string, limits: RowLimits): Promise<{ db: Db; fresh: boolean }> {
  const db = postgresDatabase(postgresPool({ url, connections: 20, statementSeconds: 30 }), limits);
  try {
    await checkVersion(db, nameOf(url));
    const ran = await migrate(db);
    return { db, fresh: ran.some((name) => name.startsWith('001-')) };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

const nameOf = (url: string): string => {
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
    throw new ServerUnreachable(server, codeOf(error) || 'no answer', { cause: error });
  }
}
