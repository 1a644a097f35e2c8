/**
 * /account-details: hands the page the accounts of the selected premises, which the address may name by one of them, and
 * the result of an edit that led here.
 */
import { isComponentShown } from '@portal/domain/availability/switches';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { AccountDetailsPage, type EditOutcome } from '../../../features/account-details/index.ts';
import { UtilityTiles, useAccounts } from '../../../features/accounts/index.ts';
import { profileQuery } from '../../../features/session/index.ts';
import { useConfig } from '../../../lib/use-config.ts';
import { selectedAccounts } from '../../account/billed.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Of an edit, told once where it leads back to. */
    editOutcome?: EditOutcome;
  }
}

export function AccountDetails() {
  const config = useConfig();
  const profile = useQuery(profileQuery());
  const outcome = useLocation({ select: ({ state }) => state.editOutcome });
  const { account } = useSearch({ strict: false });
  const selected = selectedAccounts(useAccounts(account));
  return (
    <AccountDetailsPage
      accounts={selected}
      email={profile.data?.email ?? null}
      outcome={outcome ?? null}
      contact={config?.links.contactUs ?? null}
      hasRetailerAccess={config === null || isComponentShown(config.components, 'retailerAccess')}
      drawUtilities={(account) => (
        <UtilityTiles
          services={selected?.find((each) => each.accountNo === account.accountNo)?.services ?? []}
        />
      )}
    />
  );
}
