/**
 * A dialog that stood open when its page came has nothing to give the focus back to; nor has one whose button went
 * with the debt. Then the heading of the page takes it.
 */
import { useEffect } from 'react';

export function useHeadingAfter(): void {
  useEffect(
    () => () => {
      // The dialog itself gives the focus back in the next frame, where it can.
      requestAnimationFrame(() => requestAnimationFrame(focusHeading));
    },
    [],
  );
}

function focusHeading(): void {
  const isFree = document.activeElement === null || document.activeElement === document.body;
  if (!isFree || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
