/** The accounts of the person by premises as the pages of GIRO take them, the chosen premises first, and what they owe. */
import { useMemo } from 'react';
import { type AccountsResult, isShared, useKnownAccounts } from '../../features/accounts/index.ts';
import { type Outstanding, useOutstanding } from '../../features/bills/index.ts';
import { type GiroPremises, MOST_ACCOUNTS, type OwedAccounts, takeFirst } from '../../features/giro/index.ts';
import { billed, useHistorySource } from './billed.ts';

interface PersonsGiro {
  /** Null while the accounts are not known. */
  readonly premises: readonly GiroPremises[] | null;
  /** There are more accounts than the calls take. */
  readonly isCut: boolean;
}

export function useGiroPremises(): PersonsGiro {
  const accounts = useKnownAccounts();
  return useMemo(() => listPremises(accounts), [accounts]);
}

function listPremises(accounts: AccountsResult): PersonsGiro {
  if (accounts.status !== 'success' || accounts.selecting) return { premises: null, isCut: false };
  const { premises, selectedKey, accountList } = accounts;
  const own = [...premises].filter(([, each]) => !isShared(each));
  const all = own.map(
    ([key, each]): GiroPremises => ({
      key,
      address: each.address.address,
      accounts: each.accounts.map((accountNo) => {
        const known = accountList.get(accountNo);
        return {
          accountNo,
          system: known?.system ?? null,
          isInactive: known?.status === 'Inactive',
          label: known?.utilities_label ?? '',
        };
      }),
    }),
  );
  const ordered = all.toSorted(
    (one, other) => Number(other.key === selectedKey) - Number(one.key === selectedKey),
  );
  const shown = takeFirst(ordered, MOST_ACCOUNTS);
  const count = (list: readonly GiroPremises[]) =>
    list.reduce((sum, { accounts: numbers }) => sum + numbers.length, 0);
  return { premises: shown, isCut: count(shown) < count(ordered) };
}

/** Null while it is being asked for. Accounts of a premises that was not fetched yet are left out, all where it failed. */
export function useGiroOwed(premises: readonly GiroPremises[] | null): OwedAccounts {
  const accounts = useKnownAccounts();
  const accountList = accounts.status === 'success' ? accounts.accountList : null;
  const asked = useMemo(() => {
    const known = premises?.flatMap((each) =>
      each.accounts.flatMap(({ accountNo }) => {
        const account = accountList?.get(accountNo);
        return account ? [billed(account)] : [];
      }),
    );
    return known && known.length > 0 ? known : null;
  }, [premises, accountList]);
  const { data, isLoading } = useOutstanding(asked, useHistorySource());
  const isWaiting = premises === null || isLoading;
  return useMemo(
    () => (isWaiting ? null : toOwed(data?.outstanding.outstandingPayments ?? [])),
    [isWaiting, data],
  );
}

const toOwed = (payments: Outstanding['outstandingPayments']): OwedAccounts =>
  new Map(
    payments.map(({ accountNo, dues, isGiroEnable, isRecurringEnable }) => [
      accountNo,
      { by: isGiroEnable ? 'giro' : isRecurringEnable ? 'card' : null, dues },
    ]),
  );
