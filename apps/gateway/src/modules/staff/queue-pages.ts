/** The pages of a queue whose items are counted and listed by one query: the longest waiting, and what today decided. */
import { DECIDED_PER_PAGE } from '@portal/contract/http';
import { accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import { instantText, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findHeldAccountByDigits, findHeldAccounts } from '../accounts/public.ts';

/** At most so many that wait are shown: the longest waiting. */
const MOST_WAITING = 100;

type ListedState =
  | { readonly state: 'waiting' }
  /** Decided not before an instant. */
  | { readonly state: 'decided'; readonly since: number };

interface QueuePages<Item> {
  count(listed: ListedState): Promise<{ readonly count: number; readonly oldest: number | null }>;
  /** Newest first. */
  list(
    listed: ListedState,
    part: { readonly limit: number; readonly offset: number },
  ): Promise<readonly Item[]>;
}

/** @param page of the decided ones, from 1 */
export async function loadQueuePages<Item>(
  { clock }: Pick<SubjectContext, 'clock'>,
  page: number,
  { count, list }: QueuePages<Item>,
) {
  const waits = { state: 'waiting' } as const;
  const today = { state: 'decided', since: startOfSgDay(toSgDay(clock.now())) } as const;
  const [totals, decidedTotals] = await Promise.all([count(waits), count(today)]);
  const newer = Math.max(0, totals.count - MOST_WAITING);
  const [waiting, decided] = await Promise.all([
    list(waits, { limit: MOST_WAITING, offset: newer }),
    list(today, { limit: DECIDED_PER_PAGE, offset: (page - 1) * DECIDED_PER_PAGE }),
  ]);
  return {
    waiting,
    decided,
    totals: {
      waitingCount: totals.count,
      oldestAt: totals.oldest === null ? null : instantText(totals.oldest),
      decidedCount: decidedTotals.count,
    },
  };
}

export async function loadHolders(
  db: Db,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const accounts = await findHeldAccounts(db, [...new Set(accountIds)]);
  return new Map(accounts.map(({ accountId, holder }) => [accountId, holder]));
}

/** The account whose number was typed into the search. @returns undefined for what is no account number, null: of no account */
export async function findTypedAccount(db: Db, typed: string): Promise<number | null | undefined> {
  const accountNo = canonicalAccountNo(typed);
  if (accountNo === null) return undefined;
  return (await findHeldAccountByDigits(db, accountDigits(accountNo)))?.accountId ?? null;
}
