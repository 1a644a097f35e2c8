/** The clock of the database's machine. */
import { sql } from 'kysely';
import type { Db } from './database.ts';

/** @returns milliseconds since 1970, at the moment of the question and not of its transaction */
export async function readDatabaseClock(db: Db): Promise<number> {
  const { rows } = await sql<{ now: number }>`select clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new RangeError('the database did not tell its time');
  return row.now;
}
