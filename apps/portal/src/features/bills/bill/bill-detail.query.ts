/**
 * bills:detail: one bill with its lines, what changed, and its neighbours. The number alone stands in the address,
 * never the account: among the selected accounts the history knows whose it is, else the gateway finds it.
 */
import type { Output } from '@portal/contract';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { ApiError, call } from '../../../lib/api/api.ts';
import { billHistoryQuery, fetchBillHistory } from '../history/queries/bill-history.query.ts';
import type { BilledAccount } from '../outstanding.query.ts';

export type BillDetail = Output<'bills:detail'>;

/** @param accounts of the selected premises; null while they, or the bill, are not known */
export function billDetailQuery(accounts: readonly BilledAccount[] | null, billId: string | null) {
  return queryOptions({
    queryKey: ['bills:detail', { accounts, billId }] as const,
    queryFn:
      accounts === null || billId === null ? skipToken : ({ client }) => fetchBill(client, accounts, billId),
  });
}

async function fetchBill(
  client: QueryClient,
  accounts: readonly BilledAccount[],
  billId: string,
): Promise<BillDetail> {
  const accountNo = await findAccountOfBill(client, accounts, billId);
  if (accountNo === undefined) return call('bills:detail', { billId });
  try {
    return await call('bills:detail', { accountNo, billId });
  } catch (error) {
    // The address was kept, or opened anew, and another premises is selected.
    if (error instanceof ApiError && error.code === 'SK_ACCESS_1001') return call('bills:detail', { billId });
    throw error;
  }
}

/** The only account, or the one whose history has the bill; undefined: none of several has it. */
async function findAccountOfBill(
  client: QueryClient,
  accounts: readonly BilledAccount[],
  billId: string,
): Promise<string | undefined> {
  if (accounts.length < 2) return accounts[0]?.accountNo;
  const { queryKey } = billHistoryQuery(accounts);
  const history = await client.ensureQueryData({ queryKey, queryFn: () => fetchBillHistory(accounts) });
  return history?.bills.find((bill) => bill.billId === billId)?.accountNo;
}
