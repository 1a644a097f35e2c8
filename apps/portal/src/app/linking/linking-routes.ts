/** Linking a utility account: one area behind a sign-in, with the three ways into it. */
import { createRoute } from '@tanstack/react-router';
import { copy } from '../copy.ts';
import { requireSession } from '../guards.ts';
import { lazyPage } from '../lazy-page.ts';
import { root } from '../route-roots.ts';
import { pickTexts } from '../search.ts';
import { keepableHref } from './registry-return.ts';

const linkArea = createRoute({
  getParentRoute: () => root,
  id: 'link-area',
  beforeLoad: async ({ location }) => {
    await requireSession(keepableHref(location));
  },
  component: lazyPage(() => import('../pages/linking/link-area.tsx'), 'LinkArea'),
  staticData: { header: 'account', feature: 'link-account' },
});

const inLinkArea = <const P extends string>(path: P) => ({ getParentRoute: () => linkArea, path }) as const;
const linkAccount = createRoute({
  ...inLinkArea('/link-account'),
  component: lazyPage(() => import('../pages/linking/link-account.tsx'), 'LinkAccount'),
  staticData: { title: copy.titles.linkAccount },
});
const linkIndividual = createRoute({
  ...inLinkArea('/link-account/individual'),
  component: lazyPage(() => import('../pages/linking/link-individual.tsx'), 'LinkIndividual'),
  staticData: { title: copy.titles.linkIndividual },
});
const linkCompany = createRoute({
  ...inLinkArea('/link-account/company'),
  component: lazyPage(() => import('../pages/linking/link-company.tsx'), 'LinkCompany'),
  staticData: { title: copy.titles.linkCompany },
});
const linkCompanyManual = createRoute({
  ...inLinkArea('/link-account/company/manual'),
  // After the registry has failed ('true'), or was cancelled ('cancelled'), the page says so (readings §5).
  validateSearch: pickTexts('myInfoBizError'),
  component: lazyPage(() => import('../pages/linking/link-company-manual.tsx'), 'LinkCompanyManual'),
  staticData: { ownTitle: true },
});
/** Step 2 of the way by hand: the page above draws it. */
const linkCompanySignedForm = createRoute({
  getParentRoute: () => linkCompanyManual,
  path: '/signed-form',
  staticData: { ownTitle: true },
});
const linkCompanyCallback = createRoute({
  ...inLinkArea('/link-account/company/callback'),
  component: lazyPage(() => import('../pages/linking/link-company-callback.tsx'), 'LinkCompanyCallback'),
  staticData: { ownTitle: true },
});

export const linkingRoutes = linkArea.addChildren([
  linkAccount,
  linkIndividual,
  linkCompany,
  linkCompanyManual.addChildren([linkCompanySignedForm]),
  linkCompanyCallback,
]);
