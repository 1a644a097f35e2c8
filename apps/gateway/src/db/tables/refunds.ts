/** Rows of payouts and of what the treasury says of them (migration 021). Amounts are positive integer cents. */
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

/** The gateway's own; append-only. */
export interface TreasuryNoticeTable {
  eventId: string;
  reference: string;
  event: 'accepted' | 'paid' | 'refused';
  amountCents: Money;
  currency: string;
  at: Instant;
  receivedAt: Instant;
  outcome: 'applied' | 'repeated' | 'parked';
  reason: 'unknown' | 'amount' | 'contradicts' | null;
}
