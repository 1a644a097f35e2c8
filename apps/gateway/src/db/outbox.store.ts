/**
 * Transactional outbox: messages written with their change and claimed by workers under a lease, delivered at least
 * once, never lost, never by two workers during a lease. Knows no handler.
 */
import { sql } from 'kysely';
import { dateAt } from '../clock.ts';
import type { Db, Tx } from './database.ts';
import type { Json } from './tables/columns.ts';

export interface OutboxMessage {
  readonly kind: string;
  /** Ids and facts, no personal data that its handler can look up. */
  readonly payload: Json;
  /** The idempotency key of the delivery: the same one is never queued twice. */
  readonly dedupe: string;
  /** Not before. */
  readonly runAt: number;
}

export interface ClaimedMessage {
  readonly id: number;
  readonly kind: string;
  readonly payload: Json;
  readonly dedupe: string;
  /** This try's number, from 1; it is the lease's mark too. */
  readonly attempts: number;
}

/** Queues a message in the transaction of its change. @returns false when it was queued before */
export async function enqueue(tx: Tx, message: OutboxMessage): Promise<boolean> {
  const inserted = await tx
    .insertInto('outbox')
    .values({
      kind: message.kind,
      payload: JSON.stringify(message.payload),
      dedupe: message.dedupe,
      runAt: message.runAt,
    })
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export interface ClaimOptions {
  /** Claims only these kinds: those unknown to an older gateway wait for a newer one. */
  readonly kinds: readonly string[];
  readonly now: number;
  readonly leaseUntil: number;
  readonly limit: number;
  readonly maxAttempts: number;
}

/**
 * Takes waiting messages, oldest first. Messages that another worker is taking are passed over. Of each kind no more
 * is read than may be taken: the number of messages that wait costs nothing.
 */
export async function claimMessages(db: Db, options: ClaimOptions): Promise<ClaimedMessage[]> {
  const { kinds, now, leaseUntil, limit, maxAttempts } = options;
  const { rows } = await sql<ClaimedMessage>`
    update outbox set locked_until = ${dateAt(leaseUntil)}, attempts = attempts + 1
    where id = any(array(
      select due.id from unnest(${kinds}::text[]) wanted (kind) cross join lateral (
        select id, run_at from outbox
        where outbox.kind = wanted.kind and done_at is null and dead_at is null and run_at <= ${dateAt(now)}
          and attempts < ${maxAttempts} and (locked_until is null or locked_until <= ${dateAt(now)})
        order by run_at, id limit ${limit} for update skip locked) due
      order by due.run_at, due.id limit ${limit}))
    returning id, kind, payload, dedupe, attempts`.execute(db);
  return rows;
}

/** Marks a message as delivered. @returns false when the lease was lost: another worker has it now */
export async function completeMessage(db: Db, message: ClaimedMessage, at: number): Promise<boolean> {
  const { numUpdatedRows } = await ours(db, message)
    .set({ doneAt: at, lockedUntil: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps a message while it is being delivered. Does nothing once the lease was lost. */
export async function extendLease(db: Db, message: ClaimedMessage, leaseUntil: number): Promise<void> {
  await ours(db, message).set({ lockedUntil: leaseUntil }).execute();
}

/** Gives a message back, to be tried again at `runAt`. */
export async function postponeMessage(db: Db, message: ClaimedMessage, runAt: number): Promise<void> {
  await ours(db, message).set({ runAt, lockedUntil: null }).execute();
}

/** Gives a message up: operators are shown it. */
export async function buryMessage(db: Db, message: ClaimedMessage, at: number): Promise<void> {
  await ours(db, message).set({ deadAt: at, lockedUntil: null }).execute();
}

const ours = (db: Db, message: ClaimedMessage) =>
  db
    .updateTable('outbox')
    .where('id', '=', message.id)
    .where('attempts', '=', message.attempts)
    .where('doneAt', 'is', null)
    .where('deadAt', 'is', null);

/**
 * Gives up messages that crashed their worker at every attempt, after the last lease. The limit stands in the statement,
 * as the index of such messages is found by it. @returns how many
 */
export async function buryExhausted(
  db: Db,
  { kinds, maxAttempts, now }: Pick<ClaimOptions, 'kinds' | 'maxAttempts' | 'now'>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update outbox set dead_at = ${dateAt(now)}, locked_until = null
    where kind = any(${kinds}::text[]) and done_at is null and dead_at is null
      and attempts >= ${sql.lit(maxAttempts)} and (locked_until is null or locked_until <= ${dateAt(now)})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** How the queue stands, for metrics: waiting, dead, and since when the oldest due one waits. */
export async function outboxState(db: Db): Promise<{ waiting: number; dead: number; oldest: number | null }> {
  const { rows } = await sql<{ waiting: number; dead: number; oldest: number | null }>`
    select count(*) filter (where dead_at is null) as waiting, count(*) filter (where dead_at is not null) as dead,
      min(run_at) filter (where dead_at is null) as oldest
    from outbox where done_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, dead: 0, oldest: null };
}
