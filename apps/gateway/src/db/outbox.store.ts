/**
 * Transactional outbox: messages written with their change and claimed by workers under a lease, delivered at least
 * once, never lost, never by two workers during a lease. Knows no handler.
 */
import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import type { Json } from './tables/columns.ts';

export interface OutboxMessage {
  readonly kind: string;
  /** Ids and facts, no personal data that its handler can look up. */
  readonly payload: Json;
  /** The idempotency key of the delivery: the same one is never queued twice. */
  readonly dedupe: string;
  /** Not before. */
  readonly runAt: Date;
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
      run_at: message.runAt,
    })
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export interface ClaimOptions {
  /** Claims only these kinds: those unknown to an older gateway wait for a newer one. */
  readonly kinds: readonly string[];
  readonly now: Date;
  readonly leaseUntil: Date;
  readonly limit: number;
  readonly maxAttempts: number;
}

/** Takes waiting messages, oldest first. Messages that another worker is taking are passed over. */
export async function claimMessages(db: Db, options: ClaimOptions): Promise<ClaimedMessage[]> {
  const { kinds, now, leaseUntil, limit, maxAttempts } = options;
  const { rows } = await sql<ClaimedMessage>`
    update outbox set locked_until = ${leaseUntil}, attempts = attempts + 1
    where id in (
      select id from outbox
      where done_at is null and dead_at is null and run_at <= ${now} and attempts < ${maxAttempts}
        and (locked_until is null or locked_until <= ${now}) and kind = any(${kinds}::text[])
      order by run_at, id limit ${limit} for update skip locked)
    returning id, kind, payload, dedupe, attempts`.execute(db);
  return rows;
}

/** Marks a message as delivered. @returns false when the lease was lost: another worker has it now */
export async function completeMessage(db: Db, message: ClaimedMessage, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await ours(db, message)
    .set({ done_at: at, locked_until: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a message back, to be tried again at `runAt`. */
export async function postponeMessage(db: Db, message: ClaimedMessage, runAt: Date): Promise<void> {
  await ours(db, message).set({ run_at: runAt, locked_until: null }).execute();
}

/** Gives a message up: operators are shown it. */
export async function buryMessage(db: Db, message: ClaimedMessage, at: Date): Promise<void> {
  await ours(db, message).set({ dead_at: at, locked_until: null }).execute();
}

const ours = (db: Db, message: ClaimedMessage) =>
  db
    .updateTable('outbox')
    .where('id', '=', message.id)
    .where('attempts', '=', message.attempts)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null);

/** Gives up messages that crashed their worker at every attempt, after the last lease. @returns how many */
export async function buryExhausted(db: Db, maxAttempts: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ dead_at: now, locked_until: null })
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('attempts', '>=', maxAttempts)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How the queue stands, for metrics: waiting, dead, and since when the oldest due one waits. */
export async function outboxState(db: Db): Promise<{ waiting: number; dead: number; oldest: Date | null }> {
  const { rows } = await sql<{ waiting: number; dead: number; oldest: Date | null }>`
    select count(*) filter (where dead_at is null) as waiting, count(*) filter (where dead_at is not null) as dead,
      min(run_at) filter (where dead_at is null) as oldest
    from outbox where done_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, dead: 0, oldest: null };
}
