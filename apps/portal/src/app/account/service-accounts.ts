/** The accounts of the selected premises as the service pages name them. */
import { useMemo } from 'react';
import { useKnownAccounts } from '../../features/accounts/index.ts';
import { selectedAccounts } from './billed.ts';

/** null while they are not known */
export function useServiceAccounts(): readonly string[] | null {
  const selected = selectedAccounts(useKnownAccounts());
  return useMemo(() => selected?.map(({ accountNo }) => accountNo) ?? null, [selected]);
}
