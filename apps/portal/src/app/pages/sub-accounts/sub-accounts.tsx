/** /sub-accounts: hands the page every business partner of the person and what the address names. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { SubAccountsPage } from '../../../features/sub-accounts/index.ts';
import { usePageTitle } from '../../../ui/navigation/page-title.ts';
import { usePartners } from '../../account/partners.ts';
import { copy } from '../../copy.ts';

export function SubAccounts() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/sub-accounts' });
  const [title, setTitle] = useState<string>(copy.titles.subAccounts);
  usePageTitle(title);
  const partners = usePartners();
  return (
    <SubAccountsPage
      bpNos={partners}
      search={search}
      onSearch={(next) => void navigate({ to: '/sub-accounts', search: next, resetScroll: false })}
      onTitle={setTitle}
    />
  );
}
