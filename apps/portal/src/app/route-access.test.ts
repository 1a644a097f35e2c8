import { featureNames, features } from '@portal/domain/availability/features';
import { describe, expect, it } from 'vitest';
import { createRouter } from './router.ts';

const router = createRouter();
/** Pathless routes that let nobody in without a session. */
const gates = ['/signed-in/', '/link-area/', '/invited/', '/staff/'];
/** Routes with an address, without the one that catches every unknown path. */
const known = Object.values(router.routesByPath).filter(({ id }) => id !== '/$');
const hasRoute = (path: string) => known.some(({ fullPath }) => fullPath === path);

describe('the addresses of the portal', () => {
  it('are public only where the specification says so (S1 §2)', () => {
    const isOpen = known.filter(({ id }) => !gates.some((gate) => id.startsWith(gate)));
    expect(isOpen.map(({ fullPath }) => fullPath).sort()).toEqual(
      [
        '/',
        '/404',
        // Ours: the link in the mail of an alert works without a sign-in.
        '/alerts/off',
        '/callback',
        '/e-giro',
        // Leads on to a protected page, or leaves.
        '/home',
        '/login',
        '/logout',
        '/not-active',
        '/reset-password',
        '/signup-info',
        '/tnc',
        '/unsuccessful-login',
        '/verify',
        '/welcome',
      ].sort(),
    );
  });

  it('are all known to the router by one path each', () => {
    expect(new Set(known.map(({ fullPath }) => fullPath)).size).toBe(known.length);
    expect(known.length).toBeGreaterThan(25);
  });
});

describe('a feature of the portal', () => {
  const withPath = featureNames.flatMap((name) => {
    const { path, isBuilt } = features[name];
    return path === null ? [] : [{ name, path, isBuilt }];
  });

  it.each(withPath)('$name has a route exactly when it is built', ({ path, isBuilt }) => {
    expect(hasRoute(path)).toBe(isBuilt);
  });
});

describe('a page of customers', () => {
  const services = known.flatMap(({ fullPath }) =>
    fullPath.startsWith('/services') && fullPath !== '/services/egiro-pilot' ? [fullPath] : [],
  );
  /** Of those in S3 §2.15 that are there. */
  const others = ['/bill-insights', '/edit-account', '/consent-contact-detail'];

  it.each([...services, ...others])('%s has a twin for staff', (path) => {
    expect(known.find(({ fullPath }) => fullPath === `/internal${path}`)?.id).toMatch(/^\/staff\//);
  });
});
