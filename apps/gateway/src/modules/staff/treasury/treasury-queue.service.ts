/** The queue of notices of the treasury that contradict the ledger: what waits, and what today decided. */
import type { Output } from '@portal/contract';
import { instantText } from '@portal/domain/sg-time';
import type { Db } from '../../../db/database.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { countParkedNotices, listParkedNotices, type ParkedNotice } from '../../refunds/public.ts';
import { onlyPaymentsStaff } from '../officer.ts';
import type { QueueQuery } from '../queue.service.ts';
import { findTypedAccount, loadHolders, loadQueuePages } from '../queue-pages.ts';

type TreasuryQueue = Extract<Output<'staff:queue'>, { name: 'treasuryNotices' }>;

/** @throws Refusal SK_ACCESS_1001 for staff without the role */
export async function loadTreasuryQueue(
  context: SubjectContext,
  { search: typed = '', page = 1 }: QueueQuery,
): Promise<TreasuryQueue> {
  onlyPaymentsStaff(context);
  const { db } = context;
  const search = await toSearch(db, typed);
  const { waiting, decided, totals } = await loadQueuePages(context, page, {
    count: (listed) => countParkedNotices(db, { ...listed, search }),
    list: (listed, part) => listParkedNotices(db, { ...listed, search }, part),
  });
  const holders = await loadHolders(
    db,
    waiting.flatMap(({ accountId }) => accountId ?? []),
  );
  return {
    name: 'treasuryNotices',
    waiting: waiting.map((notice) => ({
      ...describeNotice(notice),
      reason: notice.reason,
      receivedAt: instantText(notice.receivedAt),
      holder: (notice.accountId !== null && holders.get(notice.accountId)) || null,
    })),
    decided: decided.map((notice) => ({
      ...describeNotice(notice),
      decidedAt: instantText(notice.decidedAt ?? notice.receivedAt),
      decision: notice.decision ?? 'unchanged',
    })),
    ...totals,
  };
}

export const describeNotice = ({ eventId, reference, event, amount, currency }: ParkedNotice) => ({
  itemId: eventId,
  reference,
  event,
  amount,
  currency,
});

async function toSearch(db: Db, typed: string) {
  const text = typed.trim();
  return text === '' ? null : { text, accountId: (await findTypedAccount(db, text)) ?? null };
}
