/** /activity: hands the page its filter and its page of the list, which the address names. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { hasOwn, useKnownAccounts } from '../../../features/accounts/index.ts';
import { ActivityPage } from '../../../features/activity/index.ts';
import { useLinks } from '../../links.ts';
import { NotForAccount } from '../../require-feature.tsx';
import { ChangePassword } from '../../shell/account/lazy-change-password.ts';

export function Activity() {
  const [isChanging, setChanging] = useState(false);
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/activity' });
  const accounts = useKnownAccounts();
  const contact = useLinks()?.contactUs ?? null;
  const isKnown = accounts.status === 'success';
  if (isKnown && !hasOwn(accounts.premises.values())) return <NotForAccount feature="activity" />;
  return (
    <>
      <ActivityPage
        isReady={isKnown}
        search={search}
        contact={contact}
        onChangePassword={() => setChanging(true)}
        onSearch={(next) => void navigate({ to: '/activity', search: next, resetScroll: false })}
      />
      {isChanging && <ChangePassword onClose={() => setChanging(false)} />}
    </>
  );
}
