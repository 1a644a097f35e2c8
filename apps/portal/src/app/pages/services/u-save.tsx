/** /services/u-save: hands the page its accounts and the page of the list that the address names. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { USavePage } from '../../../features/u-save/index.ts';
import { useLeave } from '../../../lib/base-path.ts';
import { useBilledAccounts } from '../../account/billed.ts';

export function USave() {
  const navigate = useNavigate();
  const { page } = useSearch({ strict: false });
  return (
    <USavePage
      accounts={useBilledAccounts()}
      page={page}
      onPage={(next) => void navigate({ to: '.', search: { page: String(next) }, resetScroll: false })}
      onLeave={useLeave()}
    />
  );
}
