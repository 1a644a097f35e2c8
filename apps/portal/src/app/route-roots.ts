/** The frame of every page, the gates before pages of customers and of staff, and what a route may say of itself. */
import type { FeatureName } from '@portal/domain/availability/features';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { refuseGone } from './feature-guard.ts';
import { requireSession, requireStaff } from './guards.ts';
import { lazyPage } from './lazy-page.ts';
import { Frame } from './shell/frame.tsx';
import type { HeaderForm } from './shell/header-form.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Page of the title; none: the portal's name alone. */
    title?: string;
    /** The title depends on more than the route: the page sets it. */
    ownTitle?: boolean;
    /** Default: full. */
    header?: HeaderForm;
    /** The header lies on the page's ink. */
    onInk?: boolean;
    /** The page lays out its own width. */
    isWide?: boolean;
    /** The feature that the page is: gone, it ends on /404; not for the selected accounts, it says so. */
    feature?: FeatureName;
    /** Until it is known who is there the page waits as itself, cards as skeletons, instead of the mark of waiting. */
    waitsAsItself?: boolean;
    /** Pages with the full header begin with the premises bar, unless they draw it themselves or have none. */
    premisesBar?: 'own' | 'none';
  }
}

export const root = createRootRoute({ component: Frame });
export const at = <const P extends string>(path: P) => ({ getParentRoute: () => root, path }) as const;

export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location, matches }) => {
    await refuseGone(matches.at(-1)?.staticData.feature);
    await requireSession(location.href);
  },
  component: lazyPage(() => import('./pages/signed-in.tsx'), 'SignedIn'),
});
export const inSignedIn = <const P extends string>(path: P) =>
  ({ getParentRoute: () => signedIn, path }) as const;

export const staff = createRoute({
  getParentRoute: () => root,
  id: 'staff',
  beforeLoad: async ({ location }) => {
    await requireStaff(location.href);
  },
  component: lazyPage(() => import('./pages/staff.tsx'), 'Staff'),
  staticData: { header: 'staff' },
});
export const inStaff = <const P extends string>(path: P) => ({ getParentRoute: () => staff, path }) as const;
