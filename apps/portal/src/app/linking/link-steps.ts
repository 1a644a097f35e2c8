/** Where every page of linking goes when something has changed. */
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { fetchAccount, forgetAccount, resolveLandingRoute } from '../account/account.ts';

/** The account is fetched anew and the dashboard takes the form's place. */
export function useGoToDashboard(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    forgetAccount();
    void navigate({ to: '/dashboard', replace: true });
  }, [navigate]);
}

/** An answer said that the account is elsewhere by now: its status says where. A person whose status is unknown stays. */
export function useRedirectOn(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    forgetAccount();
    void fetchAccount().then((outcome) => {
      const page = outcome.kind === 'failed' ? null : resolveLandingRoute(outcome);
      if (page) void navigate({ ...page, replace: true });
    });
  }, [navigate]);
}
