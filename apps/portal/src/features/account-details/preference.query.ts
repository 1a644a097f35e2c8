/** account:preference of accounts: mailing addresses, bill delivery, retailer access. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type Preference = Output<'account:preference'>['accounts'][number];
export type MailAddress = Preference['currentMailAddress'];

/** An account as this area needs it. */
export interface NamedAccount {
  readonly accountNo: string;
  readonly system: 'EBS' | 'MSSL';
  readonly bpNo: string;
  readonly services: readonly string[];
  readonly utilities_label: string;
}

/** Accounts of one premises that are shown together: a company may have hundreds there. */
export const ACCOUNTS_PER_PAGE = 10;

/** The page that an account stands on; 1 where it is none of them. */
export const findPageOfAccount = (
  accounts: readonly { readonly accountNo: string }[],
  accountNo: string | null,
): number =>
  1 +
  Math.floor(
    Math.max(
      0,
      accounts.findIndex((each) => each.accountNo === accountNo),
    ) / ACCOUNTS_PER_PAGE,
  );

export const preferenceKey = ['account:preference'] as const;

/**
 * The accounts that a change of all accounts reaches.
 * @param accountNo null: nobody needs them yet
 */
export const holderPreferenceQuery = (accountNo: string | null) =>
  queryOptions({
    queryKey: [...preferenceKey, 'holder', accountNo] as const,
    queryFn: accountNo === null ? skipToken : () => call('account:holderPreference', { accountNo }),
  });

/** @param accounts null while it is not known whose */
export function preferenceQuery(accounts: readonly NamedAccount[] | null) {
  const named = accounts?.map(({ accountNo, system, bpNo }) => ({ accountNo, system, bpNo })) ?? null;
  return queryOptions({
    queryKey: [...preferenceKey, named] as const,
    queryFn:
      named === null
        ? skipToken
        : async () =>
            named.length === 0 ? { accounts: [] } : call('account:preference', { accounts: named }),
    select: ({ accounts: preferences }) => preferences,
  });
}
