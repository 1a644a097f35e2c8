/** The heading of the page takes the focus, where nothing else has it. */
import { useEffect } from 'react';

/** @returns false: there is no page yet */
export function focusHeading(): boolean {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return false;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

function focusHeadingWhenFree(): void {
  const isFree = document.activeElement === document.body || document.activeElement === null;
  if (isFree && document.querySelector('[role=dialog], [role=alertdialog]') === null) focusHeading();
}

/**
 * For dialogs that open by themselves: nothing was pressed that could take the focus back, and the next Tab would
 * begin at the top of the document.
 */
export function useHeadingAfterClose(): void {
  useEffect(() => {
    // The pressed control gets it back within a frame; a dialog that follows has it by then.
    return () => {
      requestAnimationFrame(() => requestAnimationFrame(focusHeadingWhenFree));
    };
  }, []);
}
