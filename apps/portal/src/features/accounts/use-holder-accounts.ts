/** Every account of a business partner; premises of version v2 that nobody has selected yet are fetched for it. */
import { useQueries } from '@tanstack/react-query';
import { accountQuery } from './get-account.query.ts';
import type { Account } from './premises/premises.ts';
import type { AccountsResult } from './use-accounts.ts';

const MINUTE = 60_000;

/** @returns those that are known by now */
export function useHolderAccounts(accounts: AccountsResult, bpNo: string | undefined): readonly Account[] {
  const isKnown = accounts.status === 'success' && bpNo !== undefined;
  const premises = isKnown ? [...accounts.premises.values()].filter((each) => each.bp_no === bpNo) : [];
  const listed = premises.flatMap((each) => each.accounts);
  const known = isKnown ? accounts.accountList : new Map<string, Account>();
  const missing = premises.flatMap((each) => {
    const [first] = each.accounts;
    return first !== undefined && !each.accounts.some((accountNo) => known.has(accountNo)) ? [first] : [];
  });
  const fetched = useQueries({
    queries: missing.map((accountNo) => ({ ...accountQuery(accountNo), staleTime: MINUTE })),
  });
  const arrived = new Map(
    fetched.flatMap(({ data }) =>
      (data?.accounts ?? []).map((account) => [account.accountNo, account] as const),
    ),
  );
  return listed.flatMap((accountNo) => known.get(accountNo) ?? arrived.get(accountNo) ?? []);
}
