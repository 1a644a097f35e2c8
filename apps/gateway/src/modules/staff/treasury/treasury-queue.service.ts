/** The queue of notices of the treasury that contradict the ledger: what waits, and what today decided. */
import type { Output } from '@portal/contract';
import { DECIDED_PER_PAGE } from '@portal/contract/http';
import { accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import { instantText, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import type { Db } from '../../../db/database.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { findHeldAccountByDigits, findHeldAccounts } from '../../accounts/public.ts';
import { countParkedNotices, listParkedNotices, type ParkedNotice } from '../../refunds/public.ts';
import { onlyPaymentsStaff } from '../payments-staff.ts';
import type { QueueQuery } from '../queue.service.ts';

type TreasuryQueue = Extract<Output<'staff:queue'>, { name: 'treasuryNotices' }>;

/** At most so many that wait are shown: the longest waiting. */
const MOST_WAITING = 100;

/** @throws Refusal SK_ACCESS_1001 for staff without the role */
export async function loadTreasuryQueue(
  context: SubjectContext,
  { search: typed = '', page = 1 }: QueueQuery,
): Promise<TreasuryQueue> {
  onlyPaymentsStaff(context);
  const { db, clock } = context;
  const search = await toSearch(db, typed);
  const waits = { state: 'waiting', search } as const;
  const today = { state: 'decided', search, since: startOfSgDay(toSgDay(clock.now())) } as const;
  const [totals, decidedTotals] = await Promise.all([
    countParkedNotices(db, waits),
    countParkedNotices(db, today),
  ]);
  const newer = Math.max(0, totals.count - MOST_WAITING);
  const [waiting, decided] = await Promise.all([
    listParkedNotices(db, waits, { limit: MOST_WAITING, offset: newer }),
    listParkedNotices(db, today, { limit: DECIDED_PER_PAGE, offset: (page - 1) * DECIDED_PER_PAGE }),
  ]);
  const holders = await loadHolders(db, waiting);
  return {
    name: 'treasuryNotices',
    waiting: waiting.map((notice) => ({
      ...describeNotice(notice),
      reason: notice.reason,
      receivedAt: instantText(notice.receivedAt),
      holder: (notice.accountId !== null && holders.get(notice.accountId)) || null,
    })),
    waitingCount: totals.count,
    oldestAt: totals.oldest === null ? null : instantText(totals.oldest),
    decided: decided.map((notice) => ({
      ...describeNotice(notice),
      decidedAt: instantText(notice.decidedAt ?? notice.receivedAt),
      decision: notice.decision ?? 'unchanged',
    })),
    decidedCount: decidedTotals.count,
  };
}

export const describeNotice = ({ eventId, reference, event, amount, currency }: ParkedNotice) => ({
  itemId: eventId,
  reference,
  event,
  amount,
  currency,
});

async function loadHolders(db: Db, notices: readonly ParkedNotice[]): Promise<ReadonlyMap<number, string>> {
  const accountIds = notices.flatMap(({ accountId }) => accountId ?? []);
  const accounts = await findHeldAccounts(db, [...new Set(accountIds)]);
  return new Map(accounts.map(({ accountId, holder }) => [accountId, holder]));
}

async function toSearch(db: Db, typed: string) {
  const text = typed.trim();
  if (text === '') return null;
  const accountNo = canonicalAccountNo(text);
  const account = accountNo === null ? null : await findHeldAccountByDigits(db, accountDigits(accountNo));
  return { text, accountId: account?.accountId ?? null };
}
