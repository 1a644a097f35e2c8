/**
 * Record of each write, its actor and its time: written with the change itself, and chained a moment later, each row hashed with the one before,
 * so that a changed, removed or inserted row shows. Holds ids only, never a name, number or address.
 */

import { createHash } from 'node:crypto';
import { instantText } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { advisoryLocks } from './advisory-locks.ts';
import type { Db, Tx } from './database.ts';
import { toJsonRows } from './json-rows.ts';
import { withTransaction } from './transaction.ts';

export interface AuditEvent {
  readonly at: number;
  /** 'customer:12', 'staff:7', 'job:outbox'. */
  readonly actor: string;
  /** The operation's name. */
  readonly action: string;
  /** Object of the event, by id: 'account:88'. */
  readonly object: string;
  /** 'done' or an error code. */
  readonly outcome: string;
}

const page = 1000;

/** Records events in the transaction of their change. Does not wait: the sealing job adds them to the chain. */
export async function appendAudit(tx: Tx, ...events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ at, actor, action, object, outcome }) => ({
    at,
    actor,
    action,
    object,
    outcome,
  }));
  await tx.insertInto('auditEvent').values(rows).execute();
}

interface Link extends AuditEvent {
  readonly seq: number;
  /** Its number before it was sealed; null: an earlier release chained it by itself. */
  readonly eventSeq: number | null;
}

function computeHash({ seq, at, actor, action, object, outcome, eventSeq }: Link, previous: string): string {
  const fields = [seq, instantText(at), actor, action, object, outcome, previous];
  const text = JSON.stringify(eventSeq === null ? fields : [...fields, eventSeq]);
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Moves committed events into the chain, at most a thousand, in the order of their numbers. One gateway at a time;
 * does not wait for another one that is sealing.
 * @returns how many; a full thousand means that there may be more
 */
export async function sealAudit(db: Db, at: number): Promise<number> {
  return withTransaction(db, async (tx) => {
    if (!(await tryChain(tx))) return 0;
    const events = await tx.selectFrom('auditEvent').selectAll().orderBy('seq').limit(page).execute();
    if (events.length === 0) return 0;
    const links = chained(events, await readHead(tx));
    await insertLinks(tx, links);
    await tx
      .deleteFrom('auditEvent')
      .where(
        'seq',
        'in',
        events.map(({ seq }) => seq),
      )
      .execute();
    const head = links.at(-1);
    if (head)
      await tx.insertInto('auditSeal').values({ seq: head.seq, hash: head.hash, sealedAt: at }).execute();
    return events.length;
  });
}

export const SEALED_AT_ONCE = page;

async function tryChain(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${advisoryLocks.auditChain}) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

/** Position in the chain: a row and its hash. */
export interface ChainPosition {
  readonly seq: number;
  readonly hash: string;
}

/** Before the first row. */
export const chainStart: ChainPosition = { seq: 0, hash: '0'.repeat(64) };

async function readHead(tx: Tx): Promise<ChainPosition> {
  const last = await tx
    .selectFrom('audit')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? chainStart;
}

type Sealed = Link & { readonly previousHash: string; readonly hash: string };

function chained(events: readonly (AuditEvent & { seq: number })[], head: ChainPosition): Sealed[] {
  const links: Sealed[] = [];
  let { seq, hash: previousHash } = head;
  for (const { seq: eventSeq, at, actor, action, object, outcome } of events) {
    seq += 1;
    const link = { seq, at, actor, action, object, outcome, eventSeq };
    const hash = computeHash(link, previousHash);
    links.push({ ...link, previousHash, hash });
    previousHash = hash;
  }
  return links;
}

async function insertLinks(tx: Tx, links: readonly Sealed[]): Promise<void> {
  await sql`
    insert into audit (seq, at, actor, action, object, outcome, previous_hash, hash, event_seq)
    select seq, at, actor, action, object, outcome, previous_hash, hash, event_seq
    from jsonb_to_recordset(${toJsonRows(links.map((link) => ({ ...link, at: instantText(link.at) })))}::jsonb) as link(seq bigint, at timestamptz, actor text,
      action text, object text, outcome text, previous_hash text, hash text, event_seq bigint)`.execute(tx);
}

/** Since when the oldest event waits to be sealed; null: none does. */
export async function unsealedSince(db: Db): Promise<number | null> {
  const oldest = await db.selectFrom('auditEvent').select('at').orderBy('seq').limit(1).executeTakeFirst();
  return oldest?.at ?? null;
}

export type AuditVerdict =
  | { readonly ok: true; readonly events: number }
  /** The first row that does not follow from the one before, or that a seal knows and the chain does not. */
  | { readonly ok: false; readonly brokenAt: number };

/** Verifies every link and every seal of the whole chain. Events not sealed yet are ignored. */
export async function verifyAudit(db: Db | Tx): Promise<AuditVerdict> {
  let place = chainStart;
  for (;;) {
    const part = await verifyPage(db, place);
    if (!part.ok) return part;
    place = part.place;
    if (part.isEnd) return { ok: true, events: place.seq };
  }
}

export type PageVerdict =
  | { readonly ok: true; readonly place: ChainPosition; readonly isEnd: boolean }
  | { readonly ok: false; readonly brokenAt: number };

/**
 * Verifies the thousand rows after a position in the chain.
 * @param from position returned by an earlier call; its row must be unchanged
 */
export async function verifyPage(db: Db | Tx, from: ChainPosition): Promise<PageVerdict> {
  // Read before the rows: a seal written in between would look like a missing tail.
  const { sealed } = await db
    .selectFrom('auditSeal')
    .select(({ fn }) => fn.max<number | null>('seq').as('sealed'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('audit')
    .leftJoin('auditSeal', 'auditSeal.seq', 'audit.seq')
    .selectAll('audit')
    .select('auditSeal.hash as seal')
    .where('audit.seq', '>=', from.seq)
    .orderBy('audit.seq')
    .limit(page + 1)
    .execute();
  let place = from;
  if (from.seq > 0) {
    const known = rows.shift();
    const isAsItWas = known?.seq === from.seq && known.hash === from.hash;
    if (!isAsItWas || known.hash !== computeHash(known, known.previousHash))
      return { ok: false, brokenAt: from.seq };
  }
  for (const row of rows.slice(0, page)) {
    const follows = row.seq === place.seq + 1 && row.previousHash === place.hash;
    if (
      !follows ||
      row.hash !== computeHash(row, place.hash) ||
      (row.seal !== null && row.seal !== row.hash)
    ) {
      return { ok: false, brokenAt: place.seq + 1 };
    }
    place = { seq: row.seq, hash: row.hash };
  }
  const isEnd = rows.length < page;
  if (isEnd && sealed !== null && sealed > place.seq) return { ok: false, brokenAt: place.seq + 1 };
  return { ok: true, place, isEnd };
}
