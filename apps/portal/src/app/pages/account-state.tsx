/**
 * /not-active and what lies below it: the session area's page, given its route. Who is elsewhere by now, or never
 * was here, is led on by the same function as after a login.
 */
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AccountStatePage, isAccountState, sessionCopy, titleOfState } from '../../features/session/index.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { fetchAccount, pageFor } from '../account.ts';
import { addressOf } from '../account-address.ts';

/** The state is the last part of the path. */
export function AccountState() {
  const navigate = useNavigate();
  const { state: named = 'not-active' } = useParams({ strict: false });
  const state = isAccountState(named) ? named : null;
  const isHere = useIsHere(state);
  usePageTitle(state === null ? undefined : titleOfState(state));
  if (state === null || !isHere) return <Waiting text={sessionCopy.wait} />;
  return <AccountStatePage state={state} onLogOut={() => void navigate({ to: '/logout' })} />;
}

/** @returns whether the account is in this state; whose is not is led to where they belong */
function useIsHere(state: string | null): boolean {
  const navigate = useNavigate();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    if (state === null) void navigate({ to: '/404', replace: true });
    else {
      void fetchAccount().then((outcome) => {
        if (left) return;
        const page = outcome.kind === 'ready' ? ({ to: '/dashboard' } as const) : pageFor(outcome);
        if (page && addressOf(page) !== addressOf({ to: '/not-active/$state', params: { state } }))
          void navigate({ ...page, replace: true });
        else setConfirmed(state);
      });
    }
    return () => {
      left = true;
    };
  }, [state, navigate]);
  return state !== null && confirmed === state;
}
