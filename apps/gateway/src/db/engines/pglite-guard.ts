/** Stands before a PGlite instance: refuses the statements that kill it, and names a disk that takes nothing more. */
import type { PGlite, PGliteTransaction } from 'kysely';
import { DataDirectoryDenied, DiskFull, isDiskFull } from './open.errors.ts';
import { endlessRoom, type Room } from './room.ts';

class CopyRefused extends Error {
  override name = 'CopyRefused';
  constructor() {
    super('COPY FROM STDIN would end the embedded database; insert from jsonb_to_recordset instead.');
  }
}

const copyFromClient = /^\s*(--[^\n]*\n\s*|\/\*.*?\*\/\s*)*copy\b[\s\S]*\b(from\s+stdin|to\s+stdout)\b/i;

/** The others write, or may. */
const writesNothing = /^\s*(select|show|commit|rollback)\b/i;

type Query = Pick<PGlite, 'query'>['query'];

function explained(error: unknown, place: string): unknown {
  if (isDiskFull(error)) return new DiskFull(place, { cause: error });
  const isReadOnly = error instanceof Error && error.message.includes('Read-only file system');
  return isReadOnly ? new DataDirectoryDenied(place, 'EROFS') : error;
}

function guardedQuery(inner: { query: Query }, place: string, room: Room): Query {
  return async (text, parameters, options) => {
    if (copyFromClient.test(text)) throw new CopyRefused();
    if (!writesNothing.test(text)) room.check();
    try {
      return await inner.query(text, parameters, options);
    } catch (error) {
      throw explained(error, place);
    }
  };
}

/** @param place the data directory, for the sentence about a full disk */
export function guardedPglite(pglite: PGlite, place: string, room = endlessRoom): PGlite {
  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: guardedQuery(pglite, place, room),
    transaction: (work) =>
      pglite.transaction((tx: PGliteTransaction) =>
        work({ query: guardedQuery(tx, place, room), rollback: () => tx.rollback() }),
      ),
  };
}
