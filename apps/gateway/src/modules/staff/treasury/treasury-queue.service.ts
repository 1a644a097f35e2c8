/** The queue of notices of the treasury that contradict the ledger: what waits, and what today decided. */
import type { Output } from '@portal/contract';
import type { SubjectContext } from '../../../wire/context.ts';
import { type TreasuryNotice, treasuryNotices } from '../../refunds/public.ts';
import { loadNoticeQueue } from '../notices/notice-queue.service.ts';
import type { QueueQuery } from '../queue.service.ts';

type TreasuryQueue = Extract<Output<'staff:queue'>, { name: 'treasuryNotices' }>;

/** @throws Refusal SK_ACCESS_1001 for staff without the role */
export const loadTreasuryQueue = async (
  context: SubjectContext,
  query: QueueQuery,
): Promise<TreasuryQueue> => ({
  name: 'treasuryNotices',
  ...(await loadNoticeQueue(context, treasuryNotices, describeNotice, query)),
});

export const describeNotice = ({ eventId, reference, event, amount, currency }: TreasuryNotice) => ({
  itemId: eventId,
  reference,
  event,
  amount,
  currency,
});
