/**
 * The floating chat never covers the control that has the focus (WCAG 2.4.11): the page scrolls it free,
 * with room below the end of the page where there is none. A control that cannot be freed makes the chat step aside.
 */
import { type RefObject, useEffect } from 'react';

const GAP = 12;

interface KeepClear {
  readonly isActive: boolean;
  /** Opens and closes the cover itself: a press on it must find the cover as it was. */
  readonly launcher: RefObject<HTMLElement | null>;
  stepAside(): void;
}

export function useKeepClear(cover: RefObject<HTMLElement | null>, options: KeepClear): void {
  const { isActive, launcher, stepAside } = options;
  useEffect(() => {
    if (!isActive) return;
    let frame = 0;
    const look = () => {
      // The browser scrolls to a new focus by itself first.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const focused = document.activeElement;
        if (!cover.current || !focused || focused === launcher.current) return;
        if (!isFreed(focused, cover.current)) stepAside();
      });
    };
    look();
    document.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', look);
      document.body.style.removeProperty('padding-bottom');
    };
  }, [isActive, launcher, stepAside, cover]);
}

/** Scrolls what the cover hides out from under it. @returns false when it stays hidden whole */
export function isFreed(focused: Element, cover: Element): boolean {
  if (focused === document.body || cover.contains(focused) || !covers(cover, focused)) return true;
  const at = focused.getBoundingClientRect();
  const by = Math.min(at.bottom + GAP - cover.getBoundingClientRect().top, at.top - GAP);
  if (by > 0) {
    makeRoomFor(by);
    window.scrollBy({ top: by, behavior: 'instant' });
  }
  const now = focused.getBoundingClientRect();
  const over = cover.getBoundingClientRect();
  return now.top < over.top || now.left < over.left || !covers(cover, focused);
}

/** Whether the cover lies on top of any of it: dialogs and panels of the header lie on the cover. */
function covers(cover: Element, focused: Element): boolean {
  const over = cover.getBoundingClientRect();
  const at = focused.getBoundingClientRect();
  const left = Math.max(over.left, at.left);
  const right = Math.min(over.right, at.right);
  const top = Math.max(over.top, at.top);
  const bottom = Math.min(over.bottom, at.bottom);
  if (left >= right || top >= bottom) return false;
  return cover.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}

function makeRoomFor(by: number): void {
  const { scrollHeight } = document.documentElement;
  const left = scrollHeight - window.innerHeight - window.scrollY;
  if (by <= left) return;
  const has = Number.parseFloat(document.body.style.paddingBottom) || 0;
  document.body.style.setProperty('padding-bottom', `${Math.ceil(has + by - left)}px`);
}
