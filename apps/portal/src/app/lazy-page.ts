/** A page whose code is fetched when it opens. */
import { lazyRouteComponent } from '@tanstack/react-router';
import { isPortalReachable, PageNotFetched } from '../lib/api/missing-code.ts';

/**
 * As the router's own, which loads the whole document anew when the code cannot be had: right after a release, but
 * off line the portal itself would be lost.
 */
export const lazyPage: typeof lazyRouteComponent = (importer, name) =>
  lazyRouteComponent(
    () =>
      importer().catch(async (error: unknown) => {
        throw (await isPortalReachable()) ? error : new PageNotFetched();
      }),
    name,
  );
