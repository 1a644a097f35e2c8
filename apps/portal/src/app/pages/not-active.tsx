/** /not-active: the session area's page. A person of another status is led on by it. */
import { useNavigate } from '@tanstack/react-router';
import { type AccountOutcome, NotActivePage } from '../../features/session/index.ts';
import { resolveLandingRoute } from '../account/account.ts';
import { AccountGate } from '../account/account-gate.tsx';

function redirectFromHere(outcome: AccountOutcome) {
  const page = resolveLandingRoute(outcome);
  return page?.to === '/not-active' ? null : page;
}

export function NotActive() {
  const navigate = useNavigate();
  return (
    <AccountGate redirectFrom={redirectFromHere}>
      <NotActivePage onLogOut={() => void navigate({ to: '/logout' })} />
    </AccountGate>
  );
}
