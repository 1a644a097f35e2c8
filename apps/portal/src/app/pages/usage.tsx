/** /usage: hands the page its accounts and the view that the address names. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isShared, useKnownAccounts } from '../../features/accounts/index.ts';
import { LeakWatchCard } from '../../features/leaks/index.ts';
import { UsagePage } from '../../features/usage/index.ts';
import { selectedAccounts } from '../account/billed.ts';

export function Usage() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/usage' });
  const accounts = useKnownAccounts();
  const selected = selectedAccounts(accounts);
  const mayChange = accounts.status === 'success' && !isShared(accounts.selectedPremises);
  const water = selected?.find(({ services }) => services.includes('water'));
  return (
    <UsagePage
      accounts={selected}
      search={search}
      besideChart={(utility) =>
        utility === 'water' &&
        water && <LeakWatchCard key={water.accountNo} accountNo={water.accountNo} mayExplain={mayChange} />
      }
      onSearch={(next) => void navigate({ to: '/usage', search: next, replace: true, resetScroll: false })}
    />
  );
}
