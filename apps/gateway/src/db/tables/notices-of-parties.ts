/**
 * Rows of notices that outside parties send by their webhooks, each event once (migration 023), and of
 * what staff make of those that contradict what is known (024, 029). The gateway's own; notices and decisions are append-only.
 */
import type { EgiroNoticeDecision, NoticeOutlook } from '@portal/domain/giro/parked-notice';
import type { Cents } from '@portal/domain/money';
import type { PayoutState, TreasuryDecision } from '@portal/domain/refunds/treasury-decision';
import type { ColumnType } from 'kysely';
import type { Instant, Int8, JsonbOrNull } from './columns.ts';

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

/** Which officer has had which parked notice open. */
interface NoticeViewTable {
  eventId: string;
  staffId: Int8;
  openedAt: Instant;
  isOwn: boolean;
}
export interface TreasuryNoticeViewTable extends NoticeViewTable {
  /** The payout as they saw it. */
  payout: PayoutState;
}
export interface EgiroNoticeViewTable extends NoticeViewTable {
  /** The effect that it would have had when they saw it. */
  outlook: NoticeOutlook;
}

/** An officer's decision on a parked notice, with the reason. */
interface NoticeDecisionTable<Decision> {
  eventId: string;
  staffId: Int8;
  decision: Decision;
  note: string;
  decidedAt: Instant;
}
export type TreasuryNoticeDecisionTable = NoticeDecisionTable<TreasuryDecision>;
export type EgiroNoticeDecisionTable = NoticeDecisionTable<EgiroNoticeDecision>;
