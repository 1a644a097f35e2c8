/** Another step is another page: whoever reads by ear or keyboard starts at its heading. */
import { type RefObject, useEffect, useRef } from 'react';
import type { View } from './view.rules.ts';

/** @param isReached whether somebody came from another page: then the first view is such a page too */
export function useHeadingFocus(
  view: View | null,
  isReached: () => boolean,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<View | null>(null);
  useEffect(() => {
    if (view === null || last.current === view) return;
    const isNew = last.current === null ? isReached() && isFocusNowhere() : true;
    last.current = view;
    const heading = place.current?.querySelector('h1');
    if (!isNew || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [view, isReached]);
  return place;
}

/** The heading that stood while the page waited is gone, and nothing has taken the focus since. */
function isFocusNowhere(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.localName === 'main';
}
