/** Rows of payouts (migration 021) and of what staff make of the treasury's notices (024). Amounts are positive integer cents. */
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
