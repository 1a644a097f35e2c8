/** Rows of notices that outside parties send by their webhooks, each event once (migration 023). The gateway's own; append-only. */
import type { Cents } from '@portal/domain/money';
import type { ColumnType } from 'kysely';
import type { Instant, JsonbOrNull } from './columns.ts';

export interface PartyNoticeTable {
  party: 'treasury' | 'egiro';
  eventId: string;
  reference: string;
  event: string;
  amountCents: ColumnType<Cents | null, number | null, never>;
  currency: string | null;
  at: Instant;
  receivedAt: Instant;
  /** late: an older event that came after a newer one. parked: for staff, with the reason. */
  outcome: 'applied' | 'repeated' | 'late' | 'parked';
  reason: 'unknown' | 'amount' | 'contradicts' | null;
  content: JsonbOrNull;
}
