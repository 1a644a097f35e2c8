/**
 * A person who tabs before the script has run is on the prerendered page, which React replaces. Remembers where, and
 * puts the focus on the same thing of the new page.
 */
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** @returns puts the focus back; does nothing when the new page has no such thing or took the focus itself */
export function rememberFocus(root: HTMLElement): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !root.contains(focused)) return () => undefined;
  const isSame = (other: Element | undefined) =>
    other?.textContent === focused.textContent && other.getAttribute('href') === focused.getAttribute('href');
  const place = [...root.querySelectorAll(FOCUSABLE)].indexOf(focused);
  return () => {
    if (document.activeElement !== document.body) return;
    const all = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];
    // The new page has more before it, such as the menu before the footer.
    const again = isSame(all[place]) ? all[place] : all.find(isSame);
    again?.focus({ preventScroll: true });
  };
}
