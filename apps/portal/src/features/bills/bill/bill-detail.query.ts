/**
 * bills:detail: one bill with its lines, what changed, and its neighbours. The number alone stands in the address,
 * never the account: among several accounts the history knows whose it is.
 */
import type { Output } from '@portal/contract';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { billHistoryQuery, billsOf } from '../history/bill-history.query.ts';
import type { BilledAccount } from '../outstanding.query.ts';

export type BillDetail = Output<'bills:detail'>;

/** @param accounts of the selected premises; null while they, or the bill, are not known */
export function billDetailQuery(accounts: readonly BilledAccount[] | null, billId: string | null) {
  return queryOptions({
    queryKey: ['bills:detail', { accounts, billId }] as const,
    queryFn:
      accounts === null || billId === null
        ? skipToken
        : async ({ client }): Promise<BillDetail> =>
            call('bills:detail', { accountNo: await accountOf(client, accounts, billId), billId }),
  });
}

/** A bill that none of them has is asked for with the first: what is not hers is answered by the gateway. */
async function accountOf(
  client: QueryClient,
  accounts: readonly BilledAccount[],
  billId: string,
): Promise<string> {
  const first = accounts[0]?.accountNo ?? '';
  if (accounts.length < 2) return first;
  const { queryKey } = billHistoryQuery(accounts);
  const history = await client.ensureQueryData({ queryKey, queryFn: () => billsOf(accounts) });
  return history?.bills.find((bill) => bill.billId === billId)?.accountNo ?? first;
}
