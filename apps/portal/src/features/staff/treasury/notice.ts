/** A notice of the treasury that contradicts the ledger, as the queue lists it and as it opens. */
import type { Input, Output } from '@portal/contract';
import type { PayoutState, TreasuryDecision } from '@portal/domain/refunds/treasury-decision';
import type { NoticeDraft } from '../notices/draft.ts';
import type { QueueOf } from '../queue/queue-kind.ts';

export type TreasuryQueue = QueueOf<'treasuryNotices'>;
export type WaitingNotice = TreasuryQueue['waiting'][number];
export type DecidedNotice = TreasuryQueue['decided'][number];
export type Notice = Output<'staff:treasuryNotice'>;
export type DecisionInput = Omit<
  Extract<Input<'staff:decide'>, { queue: 'treasuryNotices' }>,
  'queue' | 'itemId'
>;

export type Draft = NoticeDraft<TreasuryDecision>;

export const readPayoutState = ({ payout }: Pick<Notice, 'payout'>): PayoutState =>
  payout?.state ?? 'unknown';
