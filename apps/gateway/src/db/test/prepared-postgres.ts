/** Test databases on a PostgreSQL server: copies of a template, which one test after another uses. */
import { randomBytes } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { startThrowawayPostgres } from '../../../../../tooling/postgres.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Db } from '../database.ts';
import { postgresDatabase } from '../engines/postgres.ts';
import { PostgresConnections } from '../engines/postgres-connections.ts';
import { defaultRowLimits } from '../engines/row-cap.plugin.ts';
import { RESTORE, SHAPE } from './reset.ts';

let ownServer: Promise<string> | null = null;

/** The server of this run; a server of our own where no one started one, which ends with this process. */
function serverUrl(): Promise<string> {
  const passed = process.env.TEST_POSTGRES_URL;
  if (passed !== undefined && passed !== '') return Promise.resolve(passed);
  ownServer ??= startThrowawayPostgres().then((server) => server.url);
  return ownServer;
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>, url?: string): Promise<T> {
  const client = new pg.Client({ connectionString: url ?? (await serverUrl()) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export interface CopiedDatabase {
  readonly db: Db;
  /** For tests that open pools of their own. */
  readonly url: string;
  close(): Promise<void>;
}

/** A copy of the database that `fill` makes of a new one. */
export async function copyOfPostgres(
  template: string,
  fill: (db: Db) => Promise<void>,
): Promise<CopiedDatabase> {
  await ensureTemplate(template, fill);
  return clone(template);
}

/** A database that waits for the next test, with connections whose caches are warm: new ones cost more than most tests. */
interface Reusable {
  readonly template: string;
  readonly name: string;
  readonly shape: string;
  readonly url: string;
  readonly connections: PostgresConnections;
  readonly admin: pg.Pool;
}

const idle: Reusable[] = [];

/** The same, which the next test uses again as it was. @param fill keeps its contents at the end */
export async function reusedPostgres(
  template: string,
  fill: (db: Db) => Promise<void>,
): Promise<CopiedDatabase> {
  await ensureTemplate(template, fill);
  const at = idle.findIndex((each) => each.template === template);
  const [found] = at < 0 ? [] : idle.splice(at, 1);
  const reusable = found ?? (await makeReusable(template));
  const { name, shape, url, connections, admin } = reusable;
  const lease = lend(connections);
  const db = databaseOn(lease.pool);
  const close = async () => {
    await db.destroy();
    lease.end();
    await admin.query(END_LEFT_WORK);
    if ((await readShape(admin)) === shape) {
      await admin.query(RESTORE);
      idle.push(reusable);
      return;
    }
    await Promise.all([connections.end(), admin.end()]);
    await drop(name);
  };
  return { db, url, close };
}

async function makeReusable(template: string): Promise<Reusable> {
  const name = await createFrom(template);
  const url = await toUrl(name);
  const admin = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // The server ends before us.
  admin.on('error', () => {});
  return { template, name, url, admin, connections: connectTo(url), shape: await readShape(admin) };
}

async function readShape(admin: pg.Pool): Promise<string> {
  const { rows } = await admin.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}

/** Statements, transactions and locks that a test left. */
const END_LEFT_WORK = `select pg_terminate_backend(pid) from pg_stat_activity activity
  where datname = current_database() and pid <> pg_backend_pid() and (state <> 'idle'
    or exists (select from pg_locks lock where lock.pid = activity.pid and locktype = 'advisory'))`;

/** Work that a test left running must not reach the next test: its connections are lost, and it gets no others. */
function lend(connections: PostgresConnections): { readonly pool: PostgresPool; end(): void } {
  const taken = new Set<PostgresPoolClient>();
  let isOver = false;
  const check = () => {
    if (isOver) throw new Error('the test that used this database is over');
  };
  const pool: PostgresPool = {
    options: {},
    async connect() {
      check();
      const client = await connections.connect();
      if (isOver) client.release(true);
      check();
      taken.add(client);
      return {
        query: (...args: Parameters<typeof client.query>) => {
          check();
          return client.query(...args);
        },
        release: (destroy: boolean) => {
          if (taken.delete(client)) client.release(destroy);
        },
      } as PostgresPoolClient;
    },
    end: async () => {},
  };
  return {
    pool,
    end() {
      isOver = true;
      for (const client of taken) client.release(true);
      taken.clear();
    },
  };
}

async function clone(template: string): Promise<CopiedDatabase> {
  const name = await createFrom(template);
  const url = await toUrl(name);
  const db = databaseOn(connectTo(url));
  const close = async () => {
    await db.destroy();
    await drop(name);
  };
  return { db, url, close };
}

async function createFrom(template: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin((admin) => admin.query(`create database ${name} template ${template}`));
  return name;
}

const drop = (name: string) =>
  asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));

const made = new Map<string, Promise<void>>();

function ensureTemplate(name: string, fill: (db: Db) => Promise<void>): Promise<void> {
  const making = made.get(name) ?? asAdmin((admin) => makeTemplate(admin, name, fill));
  made.set(name, making);
  making.catch(() => made.delete(name));
  return making;
}

async function makeTemplate(admin: pg.Client, name: string, fill: (db: Db) => Promise<void>): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [advisoryLocks.testTemplates]);
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount !== 0) return;
  const draft = `${name}_new`;
  await admin.query(`drop database if exists ${draft} with (force)`);
  await admin.query(`create database ${draft} template template0`);
  const db = databaseOn(connectTo(await toUrl(draft)));
  try {
    await fill(db);
  } finally {
    await db.destroy();
  }
  // Complete only under its own name: a run that was cut off leaves a draft, never a half template.
  await admin.query(`alter database ${draft} rename to ${name}`);
}

/** As a gateway's, with patience for a machine that does other things too. */
const connectTo = (url: string) =>
  new PostgresConnections({
    url,
    connections: 20,
    statementSeconds: 60,
    lockSeconds: 60,
    connectSeconds: 30,
  });

const databaseOn = (pool: PostgresPool): Db =>
  postgresDatabase(pool, defaultRowLimits, { writers: 12, waitMilliseconds: 60_000 });

async function toUrl(database: string): Promise<string> {
  const url = new URL(await serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}
