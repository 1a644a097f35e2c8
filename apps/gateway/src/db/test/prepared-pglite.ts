/** Test databases on the embedded engine: a dump in a file, opened in memory. */
import { renameSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { PGlite as KyselyPGlite } from 'kysely';
import type { Db } from '../database.ts';
import { pgliteDatabase, startPglite } from '../engines/pglite.ts';
import { defaultRowLimits } from '../engines/row-cap.plugin.ts';
import { preparedFile } from './prepared.ts';
import { RESTORE, SHAPE } from './reset.ts';

const dumps = new Map<string, Promise<Blob>>();

/** A copy of the database that `fill` makes of a new one. */
export async function copyOfPglite(name: string, fill: (db: Db) => Promise<void>): Promise<Db> {
  return databaseOn(await startCopy(name, fill));
}

interface Idle {
  readonly name: string;
  readonly pglite: PGlite;
  readonly shape: string;
}

/** Each holds a database in memory. */
const MOST_IDLE = 3;
const idle: Idle[] = [];

/** The same, which the next test uses again as it was. @param fill keeps its contents at the end */
export async function reusedPglite(
  name: string,
  fill: (db: Db) => Promise<void>,
): Promise<{ readonly db: Db; close(): Promise<void> }> {
  const at = idle.findIndex((each) => each.name === name);
  const [found] = at < 0 ? [] : idle.splice(at, 1);
  const pglite = found?.pglite ?? (await startCopy(name, fill));
  const shape = found?.shape ?? (await readShape(pglite));
  const lease = lend(pglite);
  const db = databaseOn(lease.pglite);
  return {
    db,
    async close() {
      await db.destroy();
      if (lease.end() > 0) {
        // It cannot be rolled back from here, and all others wait for it.
        void pglite.close();
        return;
      }
      await pglite.exec('rollback');
      if ((await readShape(pglite)) !== shape) return pglite.close();
      await pglite.query('select pg_advisory_unlock_all()');
      await pglite.query(RESTORE);
      idle.push({ name, pglite, shape });
      if (idle.length > MOST_IDLE) await idle.shift()?.pglite.close();
    },
  };
}

async function readShape(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}

interface Lease {
  readonly pglite: KyselyPGlite;
  /** @returns the number of transactions that are left open */
  end(): number;
}

/** Work that a test left running must not reach the next test. */
function lend(pglite: PGlite): Lease {
  let isOver = false;
  let open = 0;
  const check = () => {
    if (isOver) throw new Error('the test that used this database is over');
  };
  return {
    pglite: {
      closed: false,
      ready: true,
      waitReady: Promise.resolve(),
      close: async () => {},
      async query(...args) {
        check();
        return pglite.query(...args);
      },
      async transaction(work) {
        check();
        open += 1;
        return pglite.transaction(work).finally(() => (open -= 1));
      },
    },
    end() {
      isOver = true;
      return open;
    },
  };
}

const databaseOn = (pglite: KyselyPGlite): Db => pgliteDatabase(pglite, 'memory', defaultRowLimits);

async function startCopy(name: string, fill: (db: Db) => Promise<void>): Promise<PGlite> {
  const dump = dumps.get(name) ?? loadDump(name, fill);
  dumps.set(name, dump);
  const loadDataDir = await dump.catch((error: unknown) => {
    dumps.delete(name);
    throw error;
  });
  return startPglite({ loadDataDir });
}

async function loadDump(name: string, fill: (db: Db) => Promise<void>): Promise<Blob> {
  return new Blob([await readFile(await preparedFile(`${name}.tar`, (path) => makeDump(path, fill)))]);
}

async function makeDump(path: string, fill: (db: Db) => Promise<void>): Promise<void> {
  const pglite = await startPglite({});
  const db = pgliteDatabase(pglite, 'memory', defaultRowLimits);
  try {
    await fill(db);
    await pglite.query('analyze');
    await pglite.query('checkpoint');
    const dump = await pglite.dumpDataDir('none');
    await writeFile(`${path}.new`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${path}.new`, path);
  } finally {
    await db.destroy();
  }
}
