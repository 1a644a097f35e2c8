/**
 * Counters over a rolling time, exact across processes and restarts. A bucket's name never holds an
 * address or an IP: callers hand over a keyed hash.
 */
import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import { withTransaction } from './transaction.ts';

export interface Limit {
  readonly most: number;
  readonly withinMs: number;
}

const startOfSecond = (now: number): number => now - (now % 1000);

/** How much of the limit is used; counts nothing. */
export async function countUsed(db: Db | Tx, bucket: string, limit: Limit, now: number): Promise<number> {
  const used = await db
    .selectFrom('rateCounter')
    .select((eb) => eb.fn.sum<number | string | null>('hits').as('hits'))
    .where('bucket', '=', bucket)
    .where('windowStart', '>', now - limit.withinMs)
    // A clock that was moved back has left hits in its future: they are not of this time.
    .where('windowStart', '<=', now)
    .executeTakeFirst();
  return Number(used?.hits ?? 0);
}

/** Whether nothing of the limit is left; counts nothing. */
export async function isUsedUp(db: Db, bucket: string, limit: Limit, now: number): Promise<boolean> {
  return (await countUsed(db, bucket, limit, now)) >= limit.most;
}

/** Takes one of the limit. @returns false, and counts nothing, when it is used up */
export async function take(db: Db, bucket: string, limit: Limit, now: number): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    // One caller at a time per bucket: a hundred simultaneous ones still get exactly the rest.
    await sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`.execute(tx);
    if ((await countUsed(tx, bucket, limit, now)) >= limit.most) return false;
    await tx
      .insertInto('rateCounter')
      .values({ bucket, windowStart: startOfSecond(now), hits: 1 })
      .onConflict((conflict) =>
        conflict.columns(['bucket', 'windowStart']).doUpdateSet((eb) => ({
          hits: eb('rateCounter.hits', '+', 1),
        })),
      )
      .execute();
    return true;
  });
}

/** Gives the whole limit back. */
export async function clear(db: Db, bucket: string): Promise<void> {
  await db.deleteFrom('rateCounter').where('bucket', '=', bucket).execute();
}
