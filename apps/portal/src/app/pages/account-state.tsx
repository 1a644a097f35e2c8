/** /not-active and what lies below it: the session area's page, given its route. */
import { useNavigate, useParams } from '@tanstack/react-router';
import { AccountStatePage, isAccountState, titleOfState } from '../../features/session/index.ts';
import { usePageTitle } from '../../ui/page-title.ts';

/** /not-active and its family; the state is the last part of the path. */
export function AccountState() {
  const navigate = useNavigate();
  const { state: named = 'not-active' } = useParams({ strict: false });
  const state = isAccountState(named) ? named : 'not-active';
  usePageTitle(titleOfState(state));
  return <AccountStatePage state={state} onLogOut={() => void navigate({ to: '/logout' })} />;
}
