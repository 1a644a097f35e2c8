/** bills:refundHistory: refunds from the selected accounts. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import type { BilledAccount } from '../../outstanding.query.ts';
import { settlePart } from '../part-of.ts';

export type HistoryRefund = NonNullable<
  Output<'bills:refundHistory'>['refund_history']['data']
>['refunds'][number];

export function refundHistoryQuery(accounts: readonly BilledAccount[] | null) {
  return queryOptions({
    queryKey: ['bills:refundHistory', { accounts }] as const,
    queryFn:
      accounts === null
        ? skipToken
        : async (): Promise<readonly HistoryRefund[] | null> => {
            const reply = call('bills:refundHistory', { accounts: [...accounts] });
            const data = await settlePart(
              reply.then(({ refund_history }) => refund_history),
              null,
            );
            return data?.refunds ?? null;
          },
  });
}
