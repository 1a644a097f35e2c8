/** Test databases on a PostgreSQL server: a template database, cloned for each test. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startThrowawayPostgres } from '../../../../../tooling/postgres.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Db } from '../database.ts';
import { postgresDatabase } from '../postgres.ts';
import { PostgresConnections } from '../postgres-connections.ts';
import { defaultRowLimits } from '../row-cap.plugin.ts';

let ownServer: Promise<string> | null = null;

/** The server of this run; a server of our own where no one started one, which ends with this process. */
function serverUrl(): Promise<string> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given !== undefined && given !== '') return Promise.resolve(given);
  ownServer ??= startThrowawayPostgres().then((server) => server.url);
  return ownServer;
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: await serverUrl() });
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

async function clone(template: string): Promise<CopiedDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin((admin) => admin.query(`create database ${name} template ${template}`));
  const url = await urlOf(name);
  const db = open(url);
  const close = async () => {
    await db.destroy();
    await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
  };
  return { db, url, close };
}

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
  const db = open(await urlOf(draft));
  try {
    await fill(db);
  } finally {
    await db.destroy();
  }
  // Complete only under its own name: a run that was cut off leaves a draft, never a half template.
  await admin.query(`alter database ${draft} rename to ${name}`);
}

/** As a gateway's, with patience for a machine that does other things too. */
const open = (url: string) =>
  postgresDatabase(
    new PostgresConnections({
      url,
      connections: 20,
      statementSeconds: 60,
      lockSeconds: 60,
      connectSeconds: 30,
    }),
    defaultRowLimits,
    { writers: 12, waitMilliseconds: 60_000 },
  );

async function urlOf(database: string): Promise<string> {
  const url = new URL(await serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}
