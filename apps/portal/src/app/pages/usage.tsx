/** /usage: hands the page its accounts and the view that the address names. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useKnownAccounts } from '../../features/accounts/index.ts';
import { UsagePage } from '../../features/usage/index.ts';
import { selectedAccounts } from '../account/billed.ts';

export function Usage() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/usage' });
  const accounts = useKnownAccounts();
  return (
    <UsagePage
      accounts={selectedAccounts(accounts)}
      search={search}
      onSearch={(next) => void navigate({ to: '/usage', search: next, replace: true, resetScroll: false })}
    />
  );
}
