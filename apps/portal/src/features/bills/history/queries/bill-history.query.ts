/** bills:billHistory: the bills of the selected accounts; null where there are none. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import type { BilledAccount } from '../../outstanding.query.ts';
import { settlePart } from '../part-of.ts';

export type BillHistory = NonNullable<Output<'bills:billHistory'>['bills_history']['data']>;
export type HistoryBill = BillHistory['bills'][number];
export type OtherEntry = BillHistory['others'][number];

export function billHistoryQuery(accounts: readonly BilledAccount[] | null) {
  return queryOptions({
    queryKey: ['bills:billHistory', { accounts }] as const,
    queryFn: accounts === null ? skipToken : () => fetchBillHistory(accounts),
  });
}

export async function fetchBillHistory(accounts: readonly BilledAccount[]): Promise<BillHistory | null> {
  const reply = call('bills:billHistory', { accounts: [...accounts] });
  return settlePart(
    reply.then(({ bills_history }) => bills_history),
    'SK_BILL_3002',
  );
}
