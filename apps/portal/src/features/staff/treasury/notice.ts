/** A notice of the treasury that contradicts the ledger, as the queue lists it and as it opens. */
import type { Input, Output } from '@portal/contract';
import type { PayoutState, TreasuryDecision } from '@portal/domain/refunds/treasury-decision';
import type { QueueOf } from '../queue/queue-kind.ts';

export type TreasuryQueue = QueueOf<'treasuryNotices'>;
export type WaitingNotice = TreasuryQueue['waiting'][number];
export type DecidedNotice = TreasuryQueue['decided'][number];
export type Notice = Output<'staff:treasuryNotice'>;
export type DecisionInput = Omit<
  Extract<Input<'staff:decide'>, { queue: 'treasuryNotices' }>,
  'queue' | 'itemId'
>;

/** An officer's unsent decision. */
export interface Draft {
  readonly choice: TreasuryDecision | null;
  readonly note: string;
}

export const emptyDraft: Draft = { choice: null, note: '' };

export const readPayoutState = ({ payout }: Pick<Notice, 'payout'>): PayoutState =>
  payout?.state ?? 'unknown';
