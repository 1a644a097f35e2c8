/**
 * Brings a database to the newest schema: numbered plain SQL files, each in a transaction of its own,
 * under a lock, so that several gateways may start at once. Forward only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { getErrorCode } from './engines/open.errors.ts';
import { splitStatements } from './split-statements.ts';

const folder = new URL('./migrations/', import.meta.url);
const lockTries = 5;

/** Names without '.sql', in order: '001-accounts-ledger-usage', … */
export function migrationNames(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => basename(file, '.sql'))
    .sort();
}

const FOLDER_SIZE = 25;

/** Where a migration stands among many: '026-050/031-giro-order.sql'. */
export function migrationPath(name: string): string {
  const first = Math.floor((Number.parseInt(name, 10) - 1) / FOLDER_SIZE) * FOLDER_SIZE + 1;
  const digits = (number: number) => String(number).padStart(3, '0');
  return `${digits(first)}-${digits(first + FOLDER_SIZE - 1)}/${name}.sql`;
}

/** The text of one migration. */
export function migrationSql(name: string): string {
  return readFileSync(new URL(migrationPath(name), folder), 'utf8');
}

function migration(name: string): Migration {
  return {
    async up(db: Kysely<unknown>) {
      // A change of schema never queues customers behind itself: it gives up after two seconds and tries again.
      await sql`set local lock_timeout = '2s'`.execute(db);
      await sql`set local statement_timeout = 0`.execute(db);
      for (const statement of splitStatements(migrationSql(name))) await sql.raw(statement).execute(db);
    },
  };
}

function migrator(db: Db): Migrator {
  return new Migrator({
    db,
    provider: {
      getMigrations: async () => Object.fromEntries(migrationNames().map((name) => [name, migration(name)])),
    },
  });
}

const lockNotAvailable = '55P03';

async function step(runner: Migrator): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    const { error, results } = await runner.migrateUp();
    if (!error) return results?.[0]?.migrationName ?? null;
    if (getErrorCode(error) !== lockNotAvailable || attempt === lockTries) throw error;
    await wait(200 * attempt);
  }
}

/** The newest migration that a database has run, or null. A database that knows more than we do throws. */
async function currentMigration(db: Db): Promise<string | null> {
  const known = await migrator(db).getMigrations();
  return known.findLast((each) => each.executedAt !== undefined)?.name ?? null;
}

/** Runs pending migrations. @param last the final one (tests of earlier releases) @returns those that ran */
export async function migrate(db: Db, last?: string): Promise<string[]> {
  const runner = migrator(db);
  const ran: string[] = [];
  const wanted = last === undefined ? migrationNames() : migrationNames().filter((name) => name <= last);
  const newest = wanted.at(-1);
  while (newest !== undefined && (await currentMigration(db)) !== newest) {
    const name = await step(runner);
    if (name === null) break;
    ran.push(name);
  }
  return ran;
}
