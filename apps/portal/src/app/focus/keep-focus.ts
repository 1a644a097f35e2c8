/**
 * A person who tabs before the script has run is on the prerendered page, which React replaces. Remembers where, and
 * puts the focus on the same thing of the new page.
 */
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** @returns puts the focus back; does nothing when the new page has no such thing or took the focus itself */
export function rememberFocus(root: HTMLElement): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !root.contains(focused)) return () => undefined;
  const place = [...root.querySelectorAll(FOCUSABLE)].indexOf(focused);
  const words = focused.textContent;
  return () => {
    if (document.activeElement !== document.body) return;
    const again = root.querySelectorAll<HTMLElement>(FOCUSABLE)[place];
    if (again?.textContent === words) again.focus({ preventScroll: true });
  };
}
