/** Balances of accounts with the requests under way: the facts that decide which requests are open to them. */
import type { RequestKindName } from '@portal/domain/requests/request-kinds';
import type { SgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import { accountBalances } from '../bills/public.ts';

export async function findStandings(db: Db, accountIds: readonly number[], today: SgDay) {
  const balanceOf = await accountBalances(db, accountIds, today);
  return (accountId: number) => {
    const balance = balanceOf(accountId);
    const isOpen = (kind: RequestKindName): boolean => balance.openRequests.includes(kind);
    return {
      ...balance,
      arrangementPending: isOpen('payment-arrangement'),
      refundPending: isOpen('request-refund'),
    };
  };
}
