/** /not-active: the session area's page. Who is elsewhere by now, or never was here, is led on by their status. */
import { useNavigate } from '@tanstack/react-router';
import { type AccountOutcome, NotActivePage } from '../../features/session/index.ts';
import { resolveLandingRoute } from '../account/account.ts';
import { AccountDoor } from '../account/account-door.tsx';

function leadFromHere(outcome: AccountOutcome) {
  const page = resolveLandingRoute(outcome);
  return page?.to === '/not-active' ? null : page;
}

export function NotActive() {
  const navigate = useNavigate();
  return (
    <AccountDoor leadFrom={leadFromHere}>
      <NotActivePage onLogOut={() => void navigate({ to: '/logout' })} />
    </AccountDoor>
  );
}
