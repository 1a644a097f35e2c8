/** refund:check of the customer's accounts: credit, refund under way, and what may be chosen. */
import type { Output } from '@portal/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

type RefundCheck = Output<'refund:check'>;
export type RefundAccount = RefundCheck['accounts'][number];

export const refundKey = ['refund:check'] as const;

const nothing: RefundCheck = { serviceAvailable: true, accounts: [] };

/** @param accountNos null while it is not known whose; without one there is nothing to ask for */
export function refundQuery(accountNos: readonly string[] | null) {
  return queryOptions({
    queryKey: [...refundKey, { accountNos }] as const,
    queryFn:
      accountNos === null
        ? skipToken
        : async () =>
            accountNos.length === 0 ? nothing : call('refund:check', { accountNos: [...accountNos] }),
    // A premises that becomes known changes the accounts: a form that is filled in stays.
    placeholderData: keepPreviousData,
  });
}
