/** The queue of companies that applied: what waits, how much of it differs from our records, what today decided. */
import type { Output } from '@portal/contract';
import { DECIDED_PER_PAGE } from '@portal/contract/http';
import { accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import { instantText, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import type { SubjectContext } from '../../wire/context.ts';
import { decidedItems, type Search, waitingItems, waitingTotals } from './queue.store.ts';
import { compareRecords, countDiffering } from './records.rules.ts';

type ApplicationQueue = Extract<Output<'staff:queue'>, { name: 'linkApplications' }>;

export interface QueueQuery {
  readonly search?: string | undefined;
  readonly page?: number | undefined;
}

export async function loadQueue(
  { db, clock }: SubjectContext,
  { search = '', page = 1 }: QueueQuery,
): Promise<ApplicationQueue> {
  const sought = toSearch(search);
  const today = startOfSgDay(toSgDay(clock.now()));
  const [waiting, totals, decided] = await Promise.all([
    waitingItems(db, sought),
    waitingTotals(db, sought),
    decidedItems(db, sought, today, { size: DECIDED_PER_PAGE, number: page }),
  ]);
  return {
    name: 'linkApplications',
    waiting: waiting.map((item) => ({
      itemId: item.reference,
      companyName: item.companyName,
      uen: item.uen,
      receivedAt: instantText(item.receivedAt),
      differing: countDiffering(compareRecords(item.submitted, item.recorded)),
      documentNo: item.documentNo,
    })),
    waitingCount: totals.count,
    oldestAt: totals.oldest === null ? null : instantText(totals.oldest),
    decided: decided.items.map(({ reference, companyName, decidedAt, decision }) => ({
      itemId: reference,
      companyName,
      decidedAt: instantText(decidedAt),
      decision,
    })),
    decidedCount: decided.count,
  };
}

function toSearch(typed: string): Search {
  const text = typed.trim();
  const accountNo = canonicalAccountNo(text);
  return { text, digits: accountNo && accountDigits(accountNo) };
}
