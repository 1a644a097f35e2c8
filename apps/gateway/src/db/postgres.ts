/**
 * PostgreSQL 15 or newer through a pool of `pg`, with time-outs on every statement and the same types as the
 * embedded engine. Knows no table.
 */
import { type DatabaseConnection, type Dialect, PostgresDialect, PostgresDriver } from 'kysely';
import pg from 'pg';
import type { Db } from './database.ts';
import { GuardedKysely } from './guarded-kysely.ts';
import { parsers } from './parsers.ts';
import { guardErrors } from './query-failed.ts';
import { RowCapPlugin, type RowLimits } from './row-cap.plugin.ts';
import type { Tables } from './tables.ts';
import { type TransactionGuard, transactionGuard } from './transaction-guard.ts';

class GuardedDriver extends PostgresDriver {
  readonly #guard: TransactionGuard;

  constructor(pool: pg.Pool, guard: TransactionGuard) {
    super({ pool });
    this.#guard = guard;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#guard.check();
    return guardErrors(await super.acquireConnection());
  }
}

function guardedDialect(pool: pg.Pool, guard: TransactionGuard): Dialect {
  const base = new PostgresDialect({ pool });
  return {
    createAdapter: () => base.createAdapter(),
    createDriver: () => new GuardedDriver(pool, guard),
    createQueryCompiler: () => base.createQueryCompiler(),
    createIntrospector: (db) => base.createIntrospector(db),
  };
}

export interface PostgresSettings {
  readonly url: string;
  readonly connections: number;
  readonly statementSeconds: number;
}

/** A pool whose sessions speak UTC and whose statements end in time. */
export function postgresPool(settings: PostgresSettings): pg.Pool {
  const types = new pg.TypeOverrides();
  for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse);
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.connections,
    types,
    application_name: 'services-portal',
    options: '-c TimeZone=UTC -c DateStyle=ISO',
    connectionTimeoutMillis: 10_000,
    statement_timeout: settings.statementSeconds * 1000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // An idle connection that the server ends is replaced at the next query; without this it would end the process.
  pool.on('error', () => {});
  return pool;
}

/** Kysely over a pool. `destroy()` ends the pool. */
export function postgresDatabase(pool: pg.Pool, limits: RowLimits): Db {
  const guard = transactionGuard();
  return new GuardedKysely<Tables>(
    { dialect: guardedDialect(pool, guard), plugins: [new RowCapPlugin(limits)] },
    guard,
  );
}
