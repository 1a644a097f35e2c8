/** The dialog, its code loaded when the first one opens. */
import { useEffect } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { DialogProps } from './dialog.tsx';

const load = () => import('./dialog.tsx');

export const Dialog = lazyPart<DialogProps>(async () => (await load()).Dialog);

/**
 * Fetches the code of the dialog at the first press on the page: what fails off line afterwards is told in its own
 * words. Not with the page, whose first screen it would delay.
 */
export function useDialogAtFirstPress(): void {
  useEffect(() => {
    const presses = new AbortController();
    const fetchNow = () => {
      presses.abort();
      // A dialog that opens later fetches it again and says what is wrong.
      load().catch(() => undefined);
    };
    for (const press of ['pointerdown', 'keydown'])
      document.addEventListener(press, fetchNow, { signal: presses.signal, passive: true });
    return () => presses.abort();
  }, []);
}
