/** After a change of page the heading takes focus, so that keyboard and screen reader start where the page does. */
import type { createRouter } from './router.ts';

export function focusHeadingOnNavigation(router: ReturnType<typeof createRouter>): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    // The first page of a visit keeps the browser's own start.
    if (!fromLocation || !pathChanged) return;
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  });
}
