/** The only way to write: all or nothing, retried when the engine reports a conflict of two writers. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';
import { getErrorCode } from './engines/open.errors.ts';
import { DatabaseUnavailable } from './engines/query-failed.ts';

const crossed = new Set(['40001', '40P01']);
const tries = 4;

/**
 * Runs `work` in a transaction. A serialization failure or a deadlock runs it again from the start, at most
 * four times in all, so `work` must have no effect but its queries.
 * @param db the pool; a transaction is joined, not nested
 */
export async function withTransaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!hasCrossed(error)) throw error;
      if (attempt === tries) throw new DatabaseUnavailable(getErrorCode(error), 'writers kept crossing');
      await wait(5 * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

/** Callers may wrap an error to name the failed part: the engine's error is then the cause. */
function hasCrossed(error: unknown): boolean {
  return crossed.has(getErrorCode(error)) || (error instanceof Error && hasCrossed(error.cause));
}

const isTransaction = (db: Db | Tx): db is Tx => db.isTransaction;
