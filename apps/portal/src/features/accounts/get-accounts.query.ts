/** user:getAccounts: whose premises and accounts these are. One answer per sign-in, never asked twice. */
import type { Output } from '@portal/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { type PrefetchedAnswer, takeAccountsAhead } from '../../lib/api/prefetched-accounts.ts';
import { deviceNow } from '../../lib/clock.ts';
import { currentSession } from '../../lib/session/session.ts';

export type AccountsAnswer = Output<'user:getAccounts'>;

/** S1 §4: a successful answer counts 500 ms after it came. */
const ACCOUNT_READY_DELAY_MS = 500;

/** @param onAnswer told of the answer when it comes, before it counts */
export function accountsQuery(onAnswer?: (answer: AccountsAnswer) => void) {
  return queryOptions({
    queryKey: ['user:getAccounts', {}] as const,
    queryFn: async (): Promise<AccountsAnswer> => {
      const { answer, cameAt } =
        (await takeAccountsAhead(currentSession()?.subject)) ?? (await askAccounts());
      onAnswer?.(answer);
      const passed = deviceNow() - cameAt;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, ACCOUNT_READY_DELAY_MS - passed)));
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

async function askAccounts(): Promise<PrefetchedAnswer> {
  const answer = await call('user:getAccounts', {});
  return { answer, cameAt: deviceNow() };
}
