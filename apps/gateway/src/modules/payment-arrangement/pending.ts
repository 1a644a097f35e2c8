/** Balances of accounts, with whether an arrangement is under way: what decides which requests are open to them. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import { accountBalances } from '../bills/public.ts';
import { KIND } from './arrangement-kind.ts';

export async function findStandings(db: Db, accountIds: readonly number[], today: SgDay) {
  const balanceOf = await accountBalances(db, accountIds, today);
  return (accountId: number) => {
    const balance = balanceOf(accountId);
    return { ...balance, arrangementPending: balance.openRequests.includes(KIND) };
  };
}
