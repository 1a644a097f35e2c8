/** After a change of page the heading takes focus, so that keyboard and screen reader start where the page does. */
import type { AnyRouter } from '@tanstack/react-router';
import { focusHeading } from '../../ui/navigation/focus-heading.ts';

let hasNavigated = false;

/** For pages whose heading comes after a wait: the page that stands was reached from another one. */
export const isReachedByNavigation = (): boolean => hasNavigated;

export function focusHeadingOnNavigation(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    // The first page of a visit keeps the browser's own start.
    if (!fromLocation || !pathChanged) return;
    hasNavigated = true;
    if (focusHeading()) window.scrollTo(0, 0);
  });
}
