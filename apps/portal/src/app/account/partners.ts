/** The business partners of the person's own premises, each once. */
import { useMemo } from 'react';
import { isShared, type Premises, useKnownAccounts } from '../../features/accounts/index.ts';

/** null while they are not known */
export function usePartners(): readonly string[] | null {
  const accounts = useKnownAccounts();
  const premises = accounts.status === 'success' ? accounts.premises : null;
  return useMemo(() => premises && listOwnPartners([...premises.values()]), [premises]);
}

/** Calls about the holder of a home that is only shared are refused. */
export const listOwnPartners = (premises: readonly Premises[]): readonly string[] => [
  ...new Set(premises.filter((each) => !isShared(each)).map(({ bp_no }) => bp_no)),
];
