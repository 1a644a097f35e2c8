/** /activity: hands the page its filter and its page of the list, which the address names. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isShared, useKnownAccounts } from '../../features/accounts/index.ts';
import { ActivityPage } from '../../features/activity/index.ts';
import { NotForAccount } from '../require-feature.tsx';

export function Activity() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/activity' });
  const accounts = useKnownAccounts();
  const isKnown = accounts.status === 'success';
  const hasOwn = isKnown && [...accounts.premises.values()].some((premises) => !isShared(premises));
  if (isKnown && !hasOwn) return <NotForAccount feature="activity" />;
  return (
    <ActivityPage
      isReady={isKnown}
      search={search}
      onSearch={(next) => void navigate({ to: '/activity', search: next, resetScroll: false })}
    />
  );
}
