/** The gate before the /link-account area: who belongs elsewhere by the status of their link is led there. */
import { Outlet, useLocation, useRouterState } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { type AccountOutcome, sessionCopy } from '../../../features/session/index.ts';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { AccountGate } from '../../account/account-gate.tsx';
import { linkRedirect } from '../../linking/link-redirect.ts';

export function LinkArea() {
  const { pathname } = useLocation();
  const redirectFrom = useCallback((outcome: AccountOutcome) => linkRedirect(outcome, pathname), [pathname]);
  return (
    <AccountGate redirectFrom={redirectFrom} at={pathname}>
      <Settled />
    </AccountGate>
  );
}

/**
 * The address runs ahead of the page: whoever is led away is let in as soon as the address has changed. The page that
 * they were led from is not begun on the way, for it may lead on by itself; one that stands goes on standing.
 */
function Settled() {
  const isLeaving = useRouterState({ select: ({ isLoading }) => isLoading });
  const stands = useRef(false);
  stands.current ||= !isLeaving;
  return stands.current ? <Outlet /> : <Waiting text={sessionCopy.wait} />;
}
