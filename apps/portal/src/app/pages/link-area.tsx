/** The gate before the /link-account area: who belongs elsewhere by the status of their link is led there. */
import { Outlet, useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { AccountOutcome } from '../../features/session/index.ts';
import { AccountDoor } from '../account-door.tsx';
import { linkLead } from '../link-lead.ts';

export function LinkArea() {
  const { pathname } = useLocation();
  const leadFrom = useCallback((outcome: AccountOutcome) => linkLead(outcome, pathname), [pathname]);
  return (
    <AccountDoor leadFrom={leadFrom} at={pathname}>
      <Outlet />
    </AccountDoor>
  );
}
