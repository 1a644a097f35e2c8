/** paymentArrangement:check of the accounts of a premises, all at once; their answers in the order of the accounts. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import type { SourceLabel } from '../../lib/source-label.ts';

export type ArrangementCheck = Output<'paymentArrangement:check'>;

export const arrangementKey = ['paymentArrangement:check'] as const;

/** @param accountNos null while it is not known whose */
export function arrangementQuery(accountNos: readonly string[] | null, source: SourceLabel) {
  return queryOptions({
    queryKey: [...arrangementKey, { accountNos }] as const,
    queryFn:
      accountNos === null
        ? skipToken
        : () =>
            Promise.all(
              accountNos.map((accountNo) => call('paymentArrangement:check', { accountNo, source })),
            ),
  });
}
