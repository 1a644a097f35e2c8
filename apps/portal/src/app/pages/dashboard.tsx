/**
 * /dashboard: reads the account from the address and lets go of it when another premises is chosen. Leads away
 * whoever must verify their contact details.
 */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useContactDetailsFirst } from '../contact-details-first.ts';
import { DashboardScreen } from '../dashboard.route.tsx';

export function Dashboard() {
  const { account } = useSearch({ from: '/signed-in/dashboard' });
  const navigate = useNavigate({ from: '/dashboard' });
  const mayInterrupt = useContactDetailsFirst();
  const onChosen = useCallback(
    () =>
      void navigate({
        to: '.',
        search: ({ account: _gone, ...rest }) => rest,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return <DashboardScreen account={account} onChosen={onChosen} mayInterrupt={mayInterrupt} />;
}
