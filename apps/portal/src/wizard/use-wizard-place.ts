/** Where a flow stands in the history of the browser: one entry and one address for each step. */
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';

/** shown: the step was shown on this entry; followed: and right below it lies the step before. */
type Mark = 'shown' | 'followed';

declare module '@tanstack/history' {
  interface HistoryState {
    wizardStep?: 'shown' | 'followed';
  }
}

export interface WizardPlace {
  /** Below the flow's own address; '': the flow's own. */
  readonly segment: string;
  readonly mark: Mark | null;
  /** To a step, on an entry of its own. */
  push(segment: string): void;
  /** To a step, in place of this entry. */
  replace(segment: string): void;
  /** To the entry below. */
  pop(): void;
}

/** @param base the flow's own address */
export function useWizardPlace(base: string): WizardPlace {
  const router = useRouter();
  const navigate = useNavigate();
  const segment = useLocation({ select: ({ pathname }) => segmentBelow(base, pathname) });
  const mark = useLocation({ select: ({ state }) => state.wizardStep ?? null });
  // The address runs ahead of the page: while a person leaves, the step stays.
  const last = useRef({ segment: segment ?? '', mark });
  if (segment !== null) last.current = { segment, mark };
  const moves = useMemo(() => {
    const go = (to: string, wizardStep: Mark) => {
      if (segmentBelow(base, router.latestLocation.pathname) === null) return;
      void navigate({
        to: (to === '' ? base : `${base}/${to}`) as string,
        search: true,
        state: { wizardStep },
        replace: wizardStep === 'shown',
        resetScroll: false,
      });
    };
    return {
      push: (to: string) => go(to, 'followed'),
      replace: (to: string) => go(to, 'shown'),
      pop: () => router.history.back(),
    };
  }, [base, router, navigate]);
  return { ...last.current, ...moves };
}

/** Null: an address outside the flow. */
function segmentBelow(base: string, pathname: string): string | null {
  const at = `${pathname.replace(/\/+$/, '')}/`;
  return at.startsWith(`${base}/`) ? at.slice(base.length + 1, -1) : null;
}
