/** Asks for pages of bills whether eGIRO is offered to the selected accounts. Nothing is offered where that cannot be had. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useKnownAccounts } from '../../features/accounts/index.ts';
import { eligibilityQuery, MOST_ACCOUNTS, offersSetup } from '../../features/giro/index.ts';
import { useAvailability } from '../../lib/availability.ts';
import { EgiroOfferContext } from '../../lib/egiro-offer.ts';
import { selectedAccounts } from './billed.ts';

export function EgiroOffering({ children }: { readonly children: ReactNode }) {
  const isOpen = useAvailability()('egiro-about') === 'open';
  const selected = selectedAccounts(useKnownAccounts());
  const accounts = useMemo(
    () =>
      selected
        ?.slice(0, MOST_ACCOUNTS)
        .map(({ accountNo, status }) => ({ accountNo, isInactive: status === 'Inactive' })) ?? null,
    [selected],
  );
  const asked = isOpen && accounts ? accounts.map(({ accountNo }) => accountNo) : null;
  const { data, isError } = useQuery(eligibilityQuery(asked));
  const isOffered = accounts && data ? offersSetup(accounts, data) : isError ? false : null;
  return <EgiroOfferContext value={isOffered}>{children}</EgiroOfferContext>;
}
