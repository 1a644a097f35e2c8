/** Balances of accounts, with whether an arrangement is under way: what decides which requests are open to them. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import { accountBalances } from '../bills/public.ts';
import { findOpenRequests } from '../requests/public.ts';
import { KIND } from './arrangement-kind.ts';

export async function findStandings(db: Db, accountIds: readonly number[], today: SgDay) {
  const [balanceOf, open] = await Promise.all([
    accountBalances(db, accountIds, today),
    findOpenRequests(db, KIND, accountIds),
  ]);
  return (accountId: number) => ({ ...balanceOf(accountId), arrangementPending: open.has(accountId) });
}
