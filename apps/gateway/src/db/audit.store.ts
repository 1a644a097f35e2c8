/**
 * Who did what, when: append-only, each row hashed with the one before, so that a changed, removed or
 * inserted row shows. Holds ids only, never a name, number or address.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { advisoryLocks } from './advisory-locks.ts';
import type { Db, Tx } from './database.ts';

export interface AuditEvent {
  readonly at: Date;
  /** 'customer:12', 'staff:7', 'job:outbox'. */
  readonly actor: string;
  /** The operation's name. */
  readonly action: string;
  /** What it was done to, by id: 'account:88'. */
  readonly object: string;
  /** 'done' or an error code. */
  readonly outcome: string;
}

const page = 1000;
const firstPrevious = '0'.repeat(64);

/**
 * Appends one event. The chain is held until the transaction ends: call it last in the transaction.
 * @returns the event's number, from 1 without gaps
 */
export async function appendAudit(tx: Tx, event: AuditEvent): Promise<number> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.auditChain})`.execute(tx);
  const last = await tx
    .selectFrom('audit')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const seq = (last?.seq ?? 0) + 1;
  const previous_hash = last?.hash ?? firstPrevious;
  const { at, actor, action, object, outcome } = event;
  const hash = hashOf(seq, event, previous_hash);
  await tx
    .insertInto('audit')
    .values({ seq, at, actor, action, object, outcome, previous_hash, hash })
    .execute();
  return seq;
}

function hashOf(seq: number, event: AuditEvent, previous: string): string {
  const { at, actor, action, object, outcome } = event;
  const text = JSON.stringify([seq, at.toISOString(), actor, action, object, outcome, previous]);
  return createHash('sha256').update(text).digest('hex');
}

export type AuditVerdict =
  | { readonly ok: true; readonly events: number }
  /** The first row that does not follow from the one before. */
  | { readonly ok: false; readonly brokenAt: number };

/** Reads the whole chain and checks every link. */
export async function verifyAudit(db: Db | Tx): Promise<AuditVerdict> {
  let seq = 0;
  let previous = firstPrevious;
  for (;;) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(page)
      .execute();
    for (const row of rows) {
      if (
        row.seq !== seq + 1 ||
        row.previous_hash !== previous ||
        row.hash !== hashOf(row.seq, row, previous)
      ) {
        return { ok: false, brokenAt: seq + 1 };
      }
      seq = row.seq;
      previous = row.hash;
    }
    if (rows.length < page) return { ok: true, events: seq };
  }
}
