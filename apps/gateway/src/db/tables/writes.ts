/** Rows that every write leaves behind (migration 002). */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull, Int8, Jsonb, JsonbOrNull } from './columns.ts';

export interface IdempotencyTable {
  customer_id: Int8;
  operation: string;
  key: string;
  body_hash: string;
  /** null while the first call is still under way. */
  answer: JsonbOrNull;
  created_at: Instant;
}

export interface OutboxTable {
  id: GeneratedAlways<number>;
  kind: string;
  payload: Jsonb;
  dedupe: string;
  run_at: Instant;
  attempts: Generated<number>;
  locked_until: InstantOrNull;
  done_at: InstantOrNull;
  dead_at: InstantOrNull;
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
  sealed_at: Instant;
}

/** The chain. */
export interface AuditTable {
  seq: Int8;
  at: Instant;
  actor: string;
  action: string;
  object: string;
  outcome: string;
  previous_hash: string;
  hash: string;
  /** Its number before it was sealed; null: chained by an earlier release. */
  event_seq: number | null;
}

export interface RateCounterTable {
  bucket: string;
  window_start: Instant;
  hits: number;
}
