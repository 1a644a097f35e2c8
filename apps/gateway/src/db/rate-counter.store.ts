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

/** How much of each limit is used, by bucket; counts nothing. */
export async function countEach(
  db: Db | Tx,
  limits: ReadonlyMap<string, Limit>,
  now: number,
): Promise<(bucket: string) => number> {
  const used = await db
    .selectFrom('rateCounter')
    .select(['bucket', (eb) => eb.fn.sum<number | string>('hits').as('hits')])
    .where((eb) =>
      eb.or(
        [...limits].map(([bucket, { withinMs }]) =>
          eb('bucket', '=', bucket).and('windowStart', '>', now - withinMs),
        ),
      ),
    )
    // A clock that was moved back has left hits in its future: they are not of this time.
    .where('windowStart', '<=', now)
    .groupBy('bucket')
    .execute();
  const hits = new Map(used.map((row) => [row.bucket, Number(row.hits)]));
  return (bucket) => hits.get(bucket) ?? 0;
}

/** How much of the limit is used; counts nothing. */
export async function countUsed(db: Db | Tx, bucket: string, limit: Limit, now: number): Promise<number> {
  return (await countEach(db, new Map([[bucket, limit]]), now))(bucket);
}

/** Whether nothing of the limit is left; counts nothing. */
export async function isUsedUp(db: Db, bucket: string, limit: Limit, now: number): Promise<boolean> {
  return (await countUsed(db, bucket, limit, now)) >= limit.most;
}

/** Takes one of the limit. @returns false, and counts nothing, when it is used up */
export async function take(db: Db, bucket: string, limit: Limit, now: number): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    await holdBuckets(tx, [bucket]);
    if ((await countUsed(tx, bucket, limit, now)) >= limit.most) return false;
    await countOne(tx, [bucket], now);
    return true;
  });
}

/**
 * Until the transaction ends nobody else counts in these buckets: a hundred simultaneous callers get exactly the rest of a
 * limit. In one order for everybody, so that no two wait for each other.
 */
export async function holdBuckets(tx: Tx, buckets: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(bucket, 0))
    from unnest(${buckets.toSorted()}::text[]) bucket`.execute(tx);
}

/** Counts one in each of the buckets, whatever their limits. */
export async function countOne(tx: Tx, buckets: readonly string[], now: number): Promise<void> {
  await tx
    .insertInto('rateCounter')
    .values(buckets.map((bucket) => ({ bucket, windowStart: startOfSecond(now), hits: 1 })))
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'windowStart']).doUpdateSet((eb) => ({
        hits: eb('rateCounter.hits', '+', 1),
      })),
    )
    .execute();
}

/** Gives back the one that was counted at that time. */
export async function giveBack(db: Db, bucket: string, countedAt: number): Promise<void> {
  await db
    .updateTable('rateCounter')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('bucket', '=', bucket)
    .where('windowStart', '=', startOfSecond(countedAt))
    .where('hits', '>', 0)
    .execute();
}

/** Gives the whole limits back. */
export async function clear(db: Db, buckets: readonly string[]): Promise<void> {
  await db.deleteFrom('rateCounter').where('bucket', 'in', buckets).execute();
}
