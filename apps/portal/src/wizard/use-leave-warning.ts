/**
 * Lets the browser ask before a reload or a closed tab loses what was entered and is kept nowhere. A log-out is not held
 * up: it leaves from a page of its own. The app and the kiosk close their page themselves, where nobody could answer.
 */
import { useEffect } from 'react';
import { currentMode } from '../lib/modes.ts';
import { currentSession } from '../lib/session/session.ts';

/** @param hasUnsent something was entered that only the memory of this page holds */
export function useLeaveWarning(hasUnsent: boolean): void {
  useEffect(() => {
    if (!hasUnsent) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (currentSession() !== null && currentMode() === 'web') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsent]);
}
