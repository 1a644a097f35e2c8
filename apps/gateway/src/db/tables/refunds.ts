/** Rows of payouts (migration 021). Amounts are positive integer cents. */
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, Int8, Jsonb, Money } from './columns.ts';

export interface RefundPayoutTable {
  accountId: Int8;
  requestId: string;
  amountCents: Money;
  destination: Jsonb;
  orderedAt: Instant;
  sentAt: InstantOrNull;
  outcome: Generated<'paid' | 'refused' | null>;
  decidedAt: InstantOrNull;
}
