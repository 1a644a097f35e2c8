/** Rows that every write leaves behind (migration 002). */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull, Int8, Jsonb, JsonbOrNull } from './columns.ts';

export interface IdempotencyTable {
  customerId: Int8;
  operation: string;
  key: string;
  bodyHash: string;
  /** null while the first call is still under way. */
  answer: JsonbOrNull;
  createdAt: Instant;
}

export interface OutboxTable {
  id: GeneratedAlways<number>;
  kind: string;
  payload: Jsonb;
  dedupe: string;
  runAt: Instant;
  attempts: Generated<number>;
  lockedUntil: InstantOrNull;
  doneAt: InstantOrNull;
  deadAt: InstantOrNull;
  /** Tries whose worker died, since the message was last given back. */
  lostLeases: Generated<number>;
  /** null before the first try. */
  firstDueAt: InstantOrNull;
}

/** Waits to be sealed. */
export interface AuditEventTable {
  seq: GeneratedAlways<number>;
  at: Instant;
  actor: string;
  action: string;
  object: string;
  outcome: string;
}

/** Where the chain stood when it was last sealed. */
export interface AuditSealTable {
  seq: Int8;
  hash: string;
  sealedAt: Instant;
}

/** The chain. */
export interface AuditTable {
  seq: Int8;
  at: Instant;
  actor: string;
  action: string;
  object: string;
  outcome: string;
  previousHash: string;
  hash: string;
  /** Its number before it was sealed; null: chained by an earlier release. */
  eventSeq: number | null;
}

export interface RateCounterTable {
  bucket: string;
  windowStart: Instant;
  hits: number;
}
