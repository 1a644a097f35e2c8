/** Where /callback leads: the path that was wanted, if it is one of this portal, else /home. */
import { safeReturnPath } from '@portal/domain/redirect';

const HOME = '/home';

export function wantedPath(returnTo: unknown): string {
  const path = safeReturnPath(returnTo);
  // Pages that only make sense on the way in would lead in a circle.
  return path === null || path === '/' || /^\/(welcome|verify|not-active|404)\b/.test(path) ? HOME : path;
}
