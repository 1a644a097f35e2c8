/**
 * A button beside the dialogs that stays within reach of the keyboard: a dialog keeps Tab going round inside it, and
 * where it would begin anew, the button is the next stop. From there Tab leads back into the dialog by itself.
 */
import { type RefObject, useEffect } from 'react';

export function useStopOfDialogs(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let from: Element | null = null;
    const remember = () => {
      from = document.activeElement;
    };
    const divert = ({ key, shiftKey, defaultPrevented }: KeyboardEvent) => {
      // The key has no effect of its own: a dialog has moved the focus.
      if (key === 'Tab' && defaultPrevented && hasBegunAnew(from, shiftKey)) button.current?.focus();
    };
    window.addEventListener('keydown', remember, true);
    window.addEventListener('keydown', divert);
    return () => {
      window.removeEventListener('keydown', remember, true);
      window.removeEventListener('keydown', divert);
    };
  }, [button]);
}

/** Whether the focus has gone against the direction of the key, or nowhere: that was the last stop. */
function hasBegunAnew(from: Element | null, isBackward: boolean): boolean {
  const to = document.activeElement;
  if (from === null || to === null) return false;
  const against = isBackward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  return from === to || (from.compareDocumentPosition(to) & against) !== 0;
}
