/** /manage-premises: hands the page its accounts and what the address names; a chosen premises opens its details. */
import { features } from '@portal/domain/availability/features';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ManagePremisesPage, useAccounts } from '../../../features/accounts/index.ts';

const DETAILS = features['account-details'].path ?? '/';

export function ManagePremises() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/manage-premises' });
  return (
    <ManagePremisesPage
      accounts={useAccounts()}
      search={search}
      detailsPath={DETAILS}
      onSearch={(next, isTyping) =>
        void navigate({ to: '/manage-premises', search: next, replace: isTyping, resetScroll: false })
      }
      onChosen={() => void navigate({ to: DETAILS })}
    />
  );
}
