/** /usage/heat-map: hands the page its accounts and the view that the address names. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useKnownAccounts } from '../../features/accounts/index.ts';
import { HeatMapPage } from '../../features/usage/index.ts';
import { selectedAccounts } from '../account/billed.ts';

export function HeatMap() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/usage/heat-map' });
  const accounts = useKnownAccounts();
  return (
    <HeatMapPage
      accounts={selectedAccounts(accounts)}
      search={search}
      onSearch={(next) =>
        void navigate({ to: '/usage/heat-map', search: next, replace: true, resetScroll: false })
      }
    />
  );
}
