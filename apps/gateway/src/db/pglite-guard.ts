/** Stands before a PGlite instance: refuses the statements that kill it, and names a full disk. */
import type { PGlite, PGliteTransaction } from 'kysely';
import { DiskFull, isDiskFull } from './open.errors.ts';

export class CopyRefused extends Error {
  override name = 'CopyRefused';
  constructor() {
    super('COPY FROM STDIN would end the embedded database; insert from jsonb_to_recordset instead.');
  }
}

const copyFromClient = /^\s*(--[^\n]*\n\s*|\/\*.*?\*\/\s*)*copy\b[\s\S]*\b(from\s+stdin|to\s+stdout)\b/i;

type Query = Pick<PGlite, 'query'>['query'];

function guardedQuery(inner: { query: Query }, place: string): Query {
  return async (text, parameters, options) => {
    if (copyFromClient.test(text)) throw new CopyRefused();
    try {
      return await inner.query(text, parameters, options);
    } catch (error) {
      throw isDiskFull(error) ? new DiskFull(place, { cause: error }) : error;
    }
  };
}

/** @param place the data directory, for the sentence about a full disk */
export function guardedPglite(pglite: PGlite, place: string): PGlite {
  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: guardedQuery(pglite, place),
    transaction: (work) =>
      pglite.transaction((tx: PGliteTransaction) =>
        work({ query: guardedQuery(tx, place), rollback: () => tx.rollback() }),
      ),
  };
}
