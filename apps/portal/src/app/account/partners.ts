/** The business partners of all premises of the person, each once. */
import { useMemo } from 'react';
import { useKnownAccounts } from '../../features/accounts/index.ts';

/** null while they are not known */
export function usePartners(): readonly string[] | null {
  const accounts = useKnownAccounts();
  const premises = accounts.status === 'success' ? accounts.premises : null;
  return useMemo(
    () => premises && [...new Set([...premises.values()].map(({ bp_no }) => bp_no))],
    [premises],
  );
}
