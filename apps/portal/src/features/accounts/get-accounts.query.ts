/** user:getAccounts: whose premises and accounts these are. One answer per sign-in, never asked twice. */
import type { Output } from '@portal/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type AccountsAnswer = Output<'user:getAccounts'>;

/** S1 §4: a successful answer counts 500 ms after it came. */
export const ACCOUNT_READY_DELAY_MS = 500;

export function accountsQuery() {
  return queryOptions({
    queryKey: ['user:getAccounts', {}] as const,
    queryFn: async (): Promise<AccountsAnswer> => {
      const answer = await call('user:getAccounts', {});
      await new Promise((resolve) => setTimeout(resolve, ACCOUNT_READY_DELAY_MS));
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
