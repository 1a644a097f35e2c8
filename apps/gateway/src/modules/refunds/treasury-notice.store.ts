/** Notices of the treasury that contradict the ledger, and the decisions of staff on them. */
import type { Cents } from '@portal/domain/money';
import type { TreasuryDecision } from '@portal/domain/refunds/treasury-decision';
import { sql } from 'kysely';
import { createParkedNotices, type StoredNotice } from '../../webhooks/parked-notice.store.ts';

/** Its account is that of the payout that it names. */
export interface TreasuryNotice extends StoredNotice<TreasuryDecision> {
  readonly event: 'accepted' | 'paid' | 'refused';
  readonly amount: Cents;
  readonly currency: string;
}

export const treasuryNotices = createParkedNotices<TreasuryDecision, TreasuryNotice>({
  party: 'treasury',
  decisions: 'treasury_notice_decision',
  accountId: sql`(select payout.account_id from refund_payout payout where payout.request_id = notice.reference)`,
});
