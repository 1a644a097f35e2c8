/**
 * Transactional outbox: messages written with their change and claimed by workers under a lease, delivered at least
 * once, never lost, never by two workers during a lease. Knows no handler, and no limit of tries.
 */
import { type RawBuilder, sql } from 'kysely';
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
  /** The last tries, one after the other, whose worker died before it could give the message back. */
  readonly lostLeases: number;
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
}

/**
 * Takes waiting messages, oldest first. Messages that another worker is taking are passed over. Of each kind no more
 * is read than may be taken: the number of messages that wait costs nothing.
 */
export async function claimMessages(
  db: Db,
  { kinds, now, leaseUntil, limit }: ClaimOptions & { readonly limit: number },
): Promise<ClaimedMessage[]> {
  return claim(
    db,
    leaseUntil,
    sql`select due.id from unnest(${kinds}::text[]) wanted (kind) cross join lateral (
        select id, run_at from outbox
        where outbox.kind = wanted.kind and done_at is null and dead_at is null and run_at <= ${dateAt(now)}
          and locked_until is null
        order by run_at, id limit ${limit} for update skip locked) due
      order by due.run_at, due.id limit ${limit}`,
  );
}

/** Takes the message whose worker died first; one alone, as it may be the cause. */
export async function claimLost(
  db: Db,
  { kinds, now, leaseUntil }: ClaimOptions,
): Promise<ClaimedMessage | undefined> {
  const [lost] = await claim(
    db,
    leaseUntil,
    sql`select id from outbox where locked_until <= ${dateAt(now)} and kind = any(${kinds}::text[])
      order by locked_until, id limit 1 for update skip locked`,
  );
  return lost;
}

/** Delivered and given-up messages have no lease. */
async function claim(db: Db, leaseUntil: number, ids: RawBuilder<unknown>): Promise<ClaimedMessage[]> {
  const { rows } = await sql<ClaimedMessage>`
    update outbox set locked_until = ${dateAt(leaseUntil)}, attempts = attempts + 1,
      lost_leases = lost_leases + (locked_until is not null)::int,
      first_due_at = coalesce(first_due_at, run_at)
    where id = any(array(${ids}))
    returning id, kind, payload, dedupe, attempts, lost_leases`.execute(db);
  return rows;
}

/** Marks a message as delivered. @returns false when the lease was lost: another worker has it now */
export async function completeMessage(db: Db, message: ClaimedMessage, at: number): Promise<boolean> {
  const { numUpdatedRows } = await ours(db, message)
    .set({ doneAt: at, lockedUntil: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps a message while it is being delivered. Does nothing once the lease was lost or given back. */
export async function extendLease(db: Db, message: ClaimedMessage, leaseUntil: number): Promise<void> {
  await ours(db, message).where('lockedUntil', 'is not', null).set({ lockedUntil: leaseUntil }).execute();
}

/** Gives a message back, to be tried again at `runAt`. */
export async function postponeMessage(db: Db, message: ClaimedMessage, runAt: number): Promise<void> {
  await ours(db, message).set({ runAt, lockedUntil: null, lostLeases: 0 }).execute();
}

/** Gives a message up: operators are shown it, and may have it tried again. */
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

/** Given-up messages of a batch. */
export const RETRIED_AT_ONCE = 1_000;

/**
 * Has messages that were given up tried again, as if they were new; at most a batch.
 * @param kind null: of every kind. @returns how many
 */
export async function retryGivenUp(db: Db, kind: string | null, now: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update outbox set dead_at = null, attempts = 0, lost_leases = 0, first_due_at = null, run_at = ${dateAt(now)}
    where id = any(array(select id from outbox
      where dead_at is not null and (${kind}::text is null or kind = ${kind})
      order by id limit ${RETRIED_AT_ONCE} for update))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** How the messages of a kind stand; the numbers end at `limit`. */
export interface KindState {
  readonly kind: string;
  /** Neither delivered nor given up, those of a later time included. */
  readonly waiting: number;
  /** When the oldest of those that are due, or have been tried, was to be delivered; null: there is none. */
  readonly oldest: number | null;
  readonly givenUp: number;
}

/** Reads the state of each kind by index, no further than `limit` messages of each. */
export async function readOutbox(
  db: Db,
  { kinds, now, limit }: Pick<ClaimOptions, 'kinds' | 'now'> & { readonly limit: number },
): Promise<KindState[]> {
  const { rows } = await sql<KindState>`
    select wanted.kind, waits.waiting, waits.oldest, dead.given_up
    from unnest(${kinds}::text[]) wanted (kind)
    cross join lateral (
      select count(*)::int as waiting,
        min(coalesce(first_due_at, run_at)) filter (where first_due_at is not null or run_at <= ${dateAt(now)}) as oldest
      from (select run_at, first_due_at from outbox
        where outbox.kind = wanted.kind and done_at is null and dead_at is null
        order by run_at limit ${limit}) due) waits
    cross join lateral (
      select count(*)::int as given_up
      from (select from outbox where outbox.kind = wanted.kind and dead_at is not null limit ${limit}) given) dead
    order by wanted.kind`.execute(db);
  return rows;
}
