/**
 * /dashboard: reads the account from the address and lets go of it when another premises is chosen. Leads away
 * whoever must verify their contact details.
 */
import { useSearch } from '@tanstack/react-router';
import { hasOwn, useKnownAccounts } from '../../features/accounts/index.ts';
import { useContactDetailsFirst } from '../contact-details-first.ts';
import { DashboardScreen } from '../dashboard.route.tsx';
import { useForgetSearch } from '../forget-search.ts';

export function Dashboard() {
  const { account } = useSearch({ from: '/signed-in/dashboard' });
  const onChosen = useForgetSearch('account');
  const accounts = useKnownAccounts();
  const mayInterrupt = useContactDetailsFirst(
    accounts.status === 'success' ? hasOwn(accounts.premises.values()) : null,
  );
  return <DashboardScreen account={account} onChosen={onChosen} mayInterrupt={mayInterrupt} />;
}
