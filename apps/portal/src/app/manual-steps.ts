/**
 * The two steps of the way by hand as entries of the history: Back leads from the second to the first and Forward
 * again to the second, though both have one address. Which of them may be shown is the page's to decide.
 */
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** details: step 1 was shown on this entry; form: step 2, and right below it lies step 1. */
    manualStep?: 'details' | 'form';
  }
}

const MANUAL = '/link-account/company/manual';
const isManual = (pathname: string): boolean => pathname.replace(/\/+$/, '') === MANUAL;

export function useManualSteps() {
  const router = useRouter();
  const navigate = useNavigate();
  const here = useLocation({
    select: ({ pathname, state }) => (isManual(pathname) ? (state.manualStep ?? 'none') : 'elsewhere'),
  });
  // The address runs ahead of the page: while somebody leaves, what is shown stays.
  const last = useRef(here);
  if (here !== 'elsewhere') last.current = here;
  const step = last.current;

  const moves = useMemo(() => {
    const go = (manualStep: 'details' | 'form', replace: boolean) =>
      void navigate({ to: MANUAL, search: true, state: { manualStep }, replace, resetScroll: false });
    return {
      onAtDetails() {
        if (isManual(router.latestLocation.pathname)) go('details', true);
      },
      onGoneOn: () => go('form', false),
      onBack() {
        if (step === 'form') router.history.back();
        else go('details', true);
      },
    };
  }, [router, navigate, step]);
  return { isAtDetails: step === 'details', moves };
}
