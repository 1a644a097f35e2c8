/** Lets the browser ask before a reload or a closed tab loses what was entered and is kept nowhere. */
import { useEffect } from 'react';
import { mayAskBeforeLeaving } from '../lib/leaving.ts';

/** @param hasUnsent something was entered that only the memory of this page holds */
export function useLeaveWarning(hasUnsent: boolean): void {
  useEffect(() => {
    if (!hasUnsent) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (mayAskBeforeLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsent]);
}
