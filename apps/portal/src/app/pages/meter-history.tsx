/** /meter-readings/history: hands the page its accounts and what the address names. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useKnownAccounts } from '../../features/accounts/index.ts';
import { MeterHistoryPage } from '../../features/meter-readings/index.ts';
import { selectedAccounts } from '../account/billed.ts';

export function MeterHistory() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/meter-readings/history' });
  const accounts = useKnownAccounts();
  return (
    <MeterHistoryPage
      accounts={selectedAccounts(accounts)}
      search={search}
      onSearch={(next) =>
        void navigate({ to: '/meter-readings/history', search: next, replace: true, resetScroll: false })
      }
    />
  );
}
