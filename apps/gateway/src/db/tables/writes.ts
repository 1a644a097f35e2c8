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

export interface AuditTable {
  seq: Int8;
  at: Instant;
  actor: string;
  action: string;
  object: string;
  outcome: string;
  previous_hash: string;
  hash: string;
}

export interface RateCounterTable {
  bucket: string;
  window_start: Instant;
  hits: number;
}
