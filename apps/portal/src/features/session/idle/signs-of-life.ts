/** What counts as somebody being there: mouse, keys, clicks, wheel (S1 §4), and a finger that scrolls a phone. */
const KINDS = ['keydown', 'click', 'wheel', 'touchmove'] as const;

/** @returns stops listening */
export function listenForSigns(onSign: () => void, page: Document = document): () => void {
  const options = { capture: true, passive: true };
  let place = '';
  // Browsers send movements of a pointer that lies still while the page moves under it.
  const onMove = (event: MouseEvent) => {
    const now = `${event.screenX} ${event.screenY}`;
    if (now === place) return;
    place = now;
    onSign();
  };
  page.addEventListener('mousemove', onMove, options);
  for (const kind of KINDS) page.addEventListener(kind, onSign, options);
  return () => {
    page.removeEventListener('mousemove', onMove, options);
    for (const kind of KINDS) page.removeEventListener(kind, onSign, options);
  };
}

/** The moments at which a page that was not looked at, or a computer that slept, is there again. */
export function listenForReturn(onReturn: () => void): () => void {
  const options = { capture: true };
  document.addEventListener('visibilitychange', onReturn, options);
  for (const kind of ['focus', 'pageshow', 'online']) window.addEventListener(kind, onReturn, options);
  return () => {
    document.removeEventListener('visibilitychange', onReturn, options);
    for (const kind of ['focus', 'pageshow', 'online']) window.removeEventListener(kind, onReturn, options);
  };
}
