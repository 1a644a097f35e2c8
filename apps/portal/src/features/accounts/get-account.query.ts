/** user:getAccount: one premises of version v2, fetched when it is selected; joins the accounts answer. */
import type { Output } from '@portal/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import type { AccountsAnswer } from './get-accounts.query.ts';

export type AccountAnswer = Output<'user:getAccount'>;

export function accountQuery(accountNo: string) {
  return queryOptions({
    queryKey: ['user:getAccount', { accountNo }] as const,
    queryFn: (): Promise<AccountAnswer> => call('user:getAccount', { accountNo }),
    // Asked again on each selection until it has succeeded; then the premises counts as fetched.
    staleTime: 0,
  });
}

/** The accounts answer with a premises that was fetched later; nothing is changed in place. */
export function withFetchedPremises(answer: AccountsAnswer, fetched: AccountAnswer): AccountsAnswer {
  const arrived = new Set(fetched.accounts.map((account) => account.accountNo));
  return {
    ...answer,
    premises: answer.premises.map((premises) =>
      premises.premiseNo === fetched.premises.premiseNo && premises.bp_no === fetched.premises.bp_no
        ? { ...fetched.premises, default: premises.default, fetched: true }
        : premises,
    ),
    accounts: [...answer.accounts.filter((account) => !arrived.has(account.accountNo)), ...fetched.accounts],
  };
}
