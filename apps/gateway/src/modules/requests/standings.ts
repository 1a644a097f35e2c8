/** Balances of accounts with the requests under way: the facts that decide which requests are open to them. */
import type { RequestKindName } from '@portal/domain/requests/request-kinds';
import type { SgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import { accountBalances } from '../bills/public.ts';
import { findOpenRequests } from './request.store.ts';

const arrangement: RequestKindName = 'payment-arrangement';
const refund: RequestKindName = 'request-refund';

export async function findStandings(db: Db, accountIds: readonly number[], today: SgDay) {
  const [balanceOf, arrangements, refunds] = await Promise.all([
    accountBalances(db, accountIds, today),
    findOpenRequests(db, arrangement, accountIds),
    findOpenRequests(db, refund, accountIds),
  ]);
  return (accountId: number) => ({
    ...balanceOf(accountId),
    arrangementPending: arrangements.has(accountId),
    refundPending: refunds.has(accountId),
  });
}
