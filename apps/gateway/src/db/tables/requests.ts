/** Rows of requests of customers and of their history (migration 020). */
import type { DayOrNull, Instant, Int8, Jsonb, JsonbOrNull } from './columns.ts';

export interface CustomerRequestTable {
  accountId: Int8;
  requestId: string;
  kind: string;
  state: string;
  isOpen: boolean;
  lastEvent: number;
  payload: Jsonb;
  createdAt: Instant;
  changedAt: Instant;
  nextBy: DayOrNull;
}

/** Append-only. */
export interface CustomerRequestEventTable {
  accountId: Int8;
  requestId: string;
  eventNo: number;
  what: string;
  state: string;
  at: Instant;
  actor: 'customer' | 'staff' | 'portal' | 'bank' | 'treasury';
  actorId: number | null;
  source: 'K' | 'M' | 'W' | 'Z' | null;
  sourceRef: string | null;
  /** The request as the event left it (migration 025); null: of an event from before. */
  nextBy: DayOrNull;
  payload: JsonbOrNull;
}
