/** Insights of a bill, and tips to save (S3 §2.7, §2.10). */
import { createRoute, redirect } from '@tanstack/react-router';
import { copy } from '../../copy.ts';
import { lazyPage } from '../../lazy-page.ts';
import { inSignedIn } from '../../route-roots.ts';
import { pickTexts } from '../../search.ts';
import { FIRST_TIPS_TAB, TIPS_TAB } from './tips-tab.ts';

/** The month is in the address, so that Back and a link show the same again. */
const billInsights = createRoute({
  ...inSignedIn('/bill-insights'),
  validateSearch: pickTexts('month'),
  component: lazyPage(() => import('./bill-insights.tsx'), 'BillInsights'),
  staticData: { title: copy.titles.billInsights, feature: 'bill-insights', waitsAsItself: true },
});

const tips = createRoute({
  ...inSignedIn('/home-energy-audit/tips'),
  validateSearch: pickTexts('tabId'),
  beforeLoad({ search: { tabId = '' } }) {
    // Only where the tab is missing or can be none: the page itself leads away from one that it does not have.
    if (!TIPS_TAB.test(tabId)) throw toFirstTip();
  },
  component: lazyPage(() => import('./tips.tsx'), 'Tips'),
  staticData: {
    title: copy.titles.tips,
    feature: 'conservation-tips',
    premisesBar: 'none',
    waitsAsItself: true,
  },
});

const toFirstTip = () =>
  redirect({ to: '/home-energy-audit/tips', search: { tabId: FIRST_TIPS_TAB }, replace: true });
const leadToTips = {
  beforeLoad() {
    throw toFirstTip();
  },
  staticData: { feature: 'conservation-tips' },
} as const;

export const insightsRoutes = [
  billInsights,
  tips,
  createRoute({ ...inSignedIn('/home-energy-audit'), ...leadToTips }),
  createRoute({ ...inSignedIn('/home-energy-audit/$'), ...leadToTips }),
] as const;
