import { placeNames, places } from '@portal/domain/availability/places';
import { describe, expect, it } from 'vitest';
import { type Access, routeTable } from './route-table.ts';
import { createRouter } from './router.ts';

const router = createRouter();
interface KnownRoute {
  readonly fullPath: string;
  readonly access: Access;
}
/** Pathless routes that let nobody in without a session. */
const gates = ['/signed-in/', '/link-area/', '/staff/'];
/** Routes with an address, without the one that catches every unknown path. */
const known: readonly KnownRoute[] = Object.values(router.routesByPath)
  .filter(({ id }) => id !== '/$')
  .map(({ id, fullPath }) => ({
    fullPath,
    access: gates.some((gate) => id.startsWith(gate)) ? 'protected' : 'public',
  }));
const hasRoute = (path: string) => known.some(({ fullPath }) => fullPath === path);

describe('the addresses of the portal', () => {
  it.each(known)('$fullPath is in the table, and as $access', ({ fullPath, access }) => {
    expect(routeTable[fullPath as `/${string}`]).toEqual({ access });
  });

  it.each(Object.entries(routeTable))(
    '%s of the table has a route unless it comes later',
    (path, { isLater }) => {
      expect(hasRoute(path)).toBe(isLater !== true);
    },
  );

  it('are public only where the specification says so', () => {
    const isOpen = Object.entries(routeTable).filter(([, { access }]) => access === 'public');
    expect(isOpen.map(([path]) => path).sort()).toEqual(
      [
        '/',
        '/404',
        '/callback',
        '/e-giro',
        '/forgot-email',
        // Leads on to a protected page, or leaves.
        '/home',
        '/login',
        '/logout',
        '/manage-refund-request',
        '/manage-refund-request-dashboard',
        '/manage-refund-request/$',
        '/not-active',
        '/reset-password',
        '/signup-info',
        '/tnc',
        '/unsuccessful-login',
        '/update-mailing-address',
        '/verify',
        '/water-leakage-appeal',
        '/water-leakage-appeal/$',
        '/welcome',
      ].sort(),
    );
  });
});

describe('a place of the portal', () => {
  const withPath = placeNames.flatMap((name) => {
    const { path, isBuilt } = places[name];
    return path === null ? [] : [{ name, path, isBuilt }];
  });

  it.each(withPath)('$name has a route exactly when it is built', ({ path, isBuilt }) => {
    expect(hasRoute(path)).toBe(isBuilt);
  });
});
