/** GIRO and eGIRO: the public page about it, what stands behind the sign-in, and the twins of staff (S2 §2). */
import { createRoute, redirect } from '@tanstack/react-router';
import { loadConfig } from '../../../lib/config.ts';
import { copy } from '../../copy.ts';
import { refuseGone } from '../../feature-guard.ts';
import { lazyPage } from '../../lazy-page.ts';
import { at, inSignedIn, inStaff } from '../../route-roots.ts';
import { pickTexts } from '../../search.ts';
import { restoreSession } from '../../session-gate.ts';

const service = () => import('./giro.tsx');
const steps = () => import('./egiro.tsx');
const internal = () => import('./internal-giro.tsx');

/** eGIRO itself, or its pilot (readings §11). */
async function refuseWithoutEgiro(): Promise<void> {
  const config = await loadConfig().catch(() => null);
  if (config && !config.switches.egiro && !config.switches.egiroPilot)
    throw redirect({ to: '/404', replace: true });
}

export const egiroAbout = createRoute({
  ...at('/e-giro'),
  validateSearch: pickTexts('apply'),
  async beforeLoad() {
    await refuseGone('egiro-about');
    await restoreSession();
  },
  component: lazyPage(() => import('./egiro-about.tsx'), 'EgiroAbout'),
  staticData: { title: copy.titles.egiroAbout },
});

const giro = createRoute({
  ...inSignedIn('/services/giro'),
  component: lazyPage(service, 'Giro'),
  staticData: { title: copy.titles.giro, feature: 'giro', waitsAsItself: true },
});
const egiroPilot = createRoute({
  ...inSignedIn('/services/egiro-pilot'),
  component: lazyPage(service, 'EgiroPilot'),
  staticData: { title: copy.titles.giro, feature: 'egiro-pilot', waitsAsItself: true },
});

/** The address names a request; the rest of what it says is a hint that nothing reads (T12). */
const hints = pickTexts('dda_ref_no', 'txn_ref_no', 'status', 'request_type', 'property');

/** The steps of eGIRO, the same for customers and staff. */
const step = { beforeLoad: refuseWithoutEgiro };
const setupPage = {
  ...step,
  validateSearch: pickTexts('account'),
  component: lazyPage(steps, 'EgiroSetup'),
  staticData: { premisesBar: 'none', title: copy.titles.egiroSetup, waitsAsItself: true },
} as const;
const sessionPage = {
  ...step,
  validateSearch: hints,
  component: lazyPage(steps, 'EgiroSession'),
  staticData: { premisesBar: 'none', title: copy.titles.egiroSession },
} as const;
const statusPage = {
  ...step,
  validateSearch: hints,
  component: lazyPage(steps, 'EgiroStatus'),
  staticData: { premisesBar: 'none', title: copy.titles.egiroStatus, waitsAsItself: true },
} as const;
const unavailablePage = {
  ...step,
  component: lazyPage(steps, 'EgiroUnavailable'),
  staticData: { premisesBar: 'none', title: copy.titles.egiroUnavailable, waitsAsItself: true },
} as const;

export const giroRoutes = [
  giro,
  egiroPilot,
  createRoute({ ...inSignedIn('/e-giro/setup'), ...setupPage }),
  createRoute({ ...inSignedIn('/e-giro/setup/manual'), ...setupPage }),
  createRoute({ ...inSignedIn('/e-giro/session/$property'), ...sessionPage }),
  createRoute({ ...inSignedIn('/e-giro/status'), ...statusPage }),
  createRoute({ ...inSignedIn('/e-giro/status/$property/success'), ...statusPage }),
  createRoute({ ...inSignedIn('/e-giro/unavailable'), ...unavailablePage }),
] as const;

const internalSetup = { ...setupPage, component: lazyPage(internal, 'InternalSetup') };
const internalStatus = { ...statusPage, component: lazyPage(internal, 'InternalStatus') };

export const internalGiroRoutes = [
  createRoute({
    ...inStaff('/internal/e-giro'),
    validateSearch: pickTexts('apply'),
    beforeLoad: () => refuseGone('egiro-about'),
    component: lazyPage(internal, 'InternalAbout'),
    staticData: { title: copy.titles.egiroAbout },
  }),
  createRoute({
    ...inStaff('/internal/services/giro'),
    validateSearch: pickTexts('account'),
    beforeLoad: () => refuseGone('giro'),
    component: lazyPage(internal, 'InternalGiro'),
    staticData: { title: copy.titles.giro },
  }),
  createRoute({ ...inStaff('/internal/e-giro/setup'), ...internalSetup }),
  createRoute({ ...inStaff('/internal/e-giro/setup/manual'), ...internalSetup }),
  createRoute({
    ...inStaff('/internal/e-giro/session/$property'),
    ...sessionPage,
    component: lazyPage(internal, 'InternalSession'),
  }),
  createRoute({ ...inStaff('/internal/e-giro/status'), ...internalStatus }),
  createRoute({ ...inStaff('/internal/e-giro/status/$property/success'), ...internalStatus }),
  createRoute({
    ...inStaff('/internal/e-giro/unavailable'),
    ...unavailablePage,
    component: lazyPage(internal, 'InternalUnavailable'),
  }),
] as const;
