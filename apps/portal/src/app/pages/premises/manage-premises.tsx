/**
 * /manage-premises: hands the page its accounts and what the address names. A chosen premises opens its details, a shared
 * one its dashboard.
 */
import { features } from '@portal/domain/availability/features';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ManagePremisesPage, useAccounts } from '../../../features/accounts/index.ts';

const paths = { own: features['account-details'].path ?? '/', shared: '/dashboard' } as const;

export function ManagePremises() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/manage-premises' });
  return (
    <ManagePremisesPage
      accounts={useAccounts()}
      search={search}
      paths={paths}
      onSearch={(next, isTyping) =>
        void navigate({ to: '/manage-premises', search: next, replace: isTyping, resetScroll: false })
      }
      onChosen={(path) => void navigate({ to: path })}
    />
  );
}
