/**
 * The embedded engine: PGlite behind Kysely, with its measured traps closed (one connection, COPY FROM STDIN
 * ends it, the disk may fill). For newcomers, demos and tests, never production. Knows no table.
 */
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import {
  type DatabaseConnection,
  type Dialect,
  type PGlite as KyselyPGlite,
  PGliteAdapter,
  PGliteDialect,
  PGliteDriver,
} from 'kysely';
import type { Db } from '../database.ts';
import { getSender } from '../in-name-of.ts';
import type { Tables } from '../tables.ts';
import { FairPlaces } from './fair-places.ts';
import { GuardedKysely } from './guarded-kysely.ts';
import { NamesIntrospector } from './names-introspector.ts';
import { parsers } from './parsers.ts';
import { guardedPglite } from './pglite-guard.ts';
import { guardErrors } from './query-failed.ts';
import { endlessRoom } from './room.ts';
import type { RowLimits } from './row-cap.plugin.ts';
import { type TransactionGuard, transactionGuard } from './transaction-guard.ts';

/** Statements follow each other without a turn of the loop, in which requests are heard: so often there is one at least. */
const LISTEN_EVERY_MS = 10;

class SerialDriver extends PGliteDriver {
  /** PGlite has one connection. */
  readonly #places = new FairPlaces(1);
  readonly #guard: TransactionGuard;
  #giveBack = () => {};
  #listenedAt = 0;

  constructor(pglite: KyselyPGlite, guard: TransactionGuard) {
    super({ pglite });
    this.#guard = guard;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#guard.check();
    this.#giveBack = await this.#places.take(getSender());
    return guardErrors(await super.acquireConnection());
  }

  override async releaseConnection(): Promise<void> {
    if (performance.now() - this.#listenedAt > LISTEN_EVERY_MS) {
      await turnOfTheLoop();
      this.#listenedAt = performance.now();
    }
    this.#giveBack();
  }
}

/** The queue is the driver's own: Kysely's would wait before the guard could speak. */
class SerialAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): true {
    return true;
  }
}

function serialDialect(pglite: KyselyPGlite, guard: TransactionGuard): Dialect {
  const base = new PGliteDialect({ pglite });
  return {
    createAdapter: () => new SerialAdapter(),
    createDriver: () => new SerialDriver(pglite, guard),
    createQueryCompiler: () => base.createQueryCompiler(),
    createIntrospector: (db) => new NamesIntrospector(db),
  };
}

/** Starts the engine itself. @param options where it lives: `dataDir`, or `loadDataDir` for a copy in memory */
export async function startPglite(options: PGliteOptions): Promise<PGlite> {
  const pglite = await PGlite.create({ ...options, parsers: { ...parsers } });
  await pglite.exec("set time zone 'UTC'");
  return pglite;
}

/** Kysely over a started engine. `destroy()` closes it. @param place its name in the error of a full disk */
export function pgliteDatabase(
  pglite: KyselyPGlite,
  place: string,
  limits: RowLimits,
  room = endlessRoom,
): Db {
  const guard = transactionGuard();
  const dialect = serialDialect(guardedPglite(pglite, place, room), guard);
  return new GuardedKysely<Tables>(dialect, limits, { guard });
}
