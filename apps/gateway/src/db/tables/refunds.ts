/** Rows of payouts and of what the treasury says of them (migration 021). Amounts are positive integer cents. */
import type { PayoutState, TreasuryDecision } from '@portal/domain/refunds/treasury-decision';
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

/** The gateway's own; append-only. A decision of staff on a parked one is in TreasuryNoticeDecisionTable. */
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

/** The gateway's own (migration 024): which officer has had which parked notice open, and the payout as they saw it. */
export interface TreasuryNoticeViewTable {
  eventId: string;
  staffId: Int8;
  openedAt: Instant;
  isOwn: boolean;
  payout: PayoutState;
}

/** An officer's decision on a parked notice, with the reason. Internal to the gateway; never changed. */
export interface TreasuryNoticeDecisionTable {
  eventId: string;
  staffId: Int8;
  decision: TreasuryDecision;
  note: string;
  decidedAt: Instant;
}
