/** /usage: hands the page its accounts and the view that the address names. */
import type { Utility } from '@portal/domain/utility-names';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isShared, useKnownAccounts } from '../../features/accounts/index.ts';
import { AlertsPlace } from '../../features/alerts/index.ts';
import { LeakWatchCard } from '../../features/leaks/index.ts';
import { UsagePage } from '../../features/usage/index.ts';
import { selectedAccounts } from '../account/billed.ts';

export function Usage() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/usage' });
  const accounts = useKnownAccounts();
  const selected = selectedAccounts(accounts);
  const mayChange = accounts.status === 'success' && !isShared(accounts.selectedPremises);
  // The open one, if there is one: an account that has ended sends nothing more.
  const findAccount = (utility: Utility) => {
    const own = selected?.filter(({ services }) => services.includes(utility));
    return own?.find(({ status }) => status === 'Active') ?? own?.[0];
  };
  const besideChart = (utility: Utility) => {
    const accountNo = findAccount(utility)?.accountNo;
    if (accountNo === undefined || utility === 'gas') return null;
    return (
      <>
        {utility === 'water' && (
          <LeakWatchCard key={accountNo} accountNo={accountNo} mayExplain={mayChange} />
        )}
        {mayChange && (
          <AlertsPlace
            key={`${accountNo} ${utility}`}
            accountNo={accountNo}
            kinds={utility === 'water' ? ['leak'] : ['bill', 'highDay']}
          />
        )}
      </>
    );
  };
  return (
    <UsagePage
      accounts={selected}
      search={search}
      besideChart={besideChart}
      onSearch={(next) => void navigate({ to: '/usage', search: next, replace: true, resetScroll: false })}
    />
  );
}
