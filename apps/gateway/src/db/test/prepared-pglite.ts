/** Test databases on the embedded engine: a dump in a file, opened in memory. */
import { renameSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Db } from '../database.ts';
import { pgliteDatabase, startPglite } from '../pglite.ts';
import { defaultRowLimits } from '../row-cap.plugin.ts';
import { preparedFile } from './prepared.ts';

const dumps = new Map<string, Promise<Blob>>();

/** A copy of the database that `fill` makes of a new one. */
export async function copyOfPglite(name: string, fill: (db: Db) => Promise<void>): Promise<Db> {
  const dump = dumps.get(name) ?? loadDump(name, fill);
  dumps.set(name, dump);
  const loadDataDir = await dump.catch((error: unknown) => {
    dumps.delete(name);
    throw error;
  });
  return pgliteDatabase(await startPglite({ loadDataDir }), 'memory', defaultRowLimits);
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
