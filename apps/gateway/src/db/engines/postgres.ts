/**
 * PostgreSQL 15 or newer through a pool of `pg`, with time-outs on every statement and the same types as the
 * embedded engine. Knows no table.
 */
import {
  type DatabaseConnection,
  type Dialect,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
} from 'kysely';
import type { Db } from '../database.ts';
import type { Tables } from '../tables.ts';
import { FairPlaces } from './fair-places.ts';
import { GuardedKysely } from './guarded-kysely.ts';
import { NamesIntrospector } from './names-introspector.ts';
import { guardErrors } from './query-failed.ts';
import type { RowLimits } from './row-cap.plugin.ts';
import { type TransactionGuard, transactionGuard } from './transaction-guard.ts';

class GuardedDriver extends PostgresDriver {
  readonly #guard: TransactionGuard;

  constructor(pool: PostgresPool, guard: TransactionGuard) {
    super({ pool });
    this.#guard = guard;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#guard.check();
    return guardErrors(await super.acquireConnection());
  }
}

function guardedDialect(pool: PostgresPool, guard: TransactionGuard): Dialect {
  const base = new PostgresDialect({ pool });
  return {
    createAdapter: () => base.createAdapter(),
    createDriver: () => new GuardedDriver(pool, guard),
    createQueryCompiler: () => base.createQueryCompiler(),
    createIntrospector: (db) => new NamesIntrospector(db),
  };
}

export interface WriterRules {
  /** Transactions at a time; the other connections are for reads. */
  readonly writers: number;
  /** Of them, those of one sender; left out: all. */
  readonly mostOfOne?: number;
  /** How long one more waits for its turn. */
  readonly waitMilliseconds: number;
}

/** Kysely over a pool. `destroy()` ends the pool. */
export function postgresDatabase(pool: PostgresPool, limits: RowLimits, rules: WriterRules): Db {
  const guard = transactionGuard();
  return new GuardedKysely<Tables>(guardedDialect(pool, guard), limits, {
    guard,
    writers: new FairPlaces(rules.writers, { mostOfOne: rules.mostOfOne, waitMs: rules.waitMilliseconds }),
  });
}
