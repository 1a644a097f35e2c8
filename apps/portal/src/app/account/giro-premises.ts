/** The accounts of the person by premises as the pages of GIRO take them: the chosen premises first. */
import { useMemo } from 'react';
import { type AccountsResult, useKnownAccounts } from '../../features/accounts/index.ts';
import { type GiroPremises, MOST_ACCOUNTS, takeFirst } from '../../features/giro/index.ts';

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
  const all = [...premises].map(
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
    list.reduce((sum, { accounts: own }) => sum + own.length, 0);
  return { premises: shown, isCut: count(shown) < count(ordered) };
}
