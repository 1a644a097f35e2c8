/** Changes that the product's triggers refuse, as somebody with all rights on the server could make them. */
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { withTransaction } from '../transaction.ts';

/** Runs statements with no trigger but those that are always on; the schema stays as it is. */
export async function changeBehindTriggers(db: Db, ...statements: readonly string[]): Promise<void> {
  await withTransaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });
}
