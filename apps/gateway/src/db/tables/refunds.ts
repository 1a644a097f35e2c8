/** Rows of payouts (migrations 021, 049). Amounts are positive integer cents. */
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, Int8, Jsonb, Money } from './columns.ts';

export interface RefundPayoutTable {
  accountId: Int8;
  requestId: string;
  amountCents: Money;
  destination: Jsonb;
  orderedAt: Instant;
  sentAt: InstantOrNull;
  triedAt: InstantOrNull;
  outcome: Generated<'paid' | 'refused' | null>;
  decidedAt: InstantOrNull;
}
