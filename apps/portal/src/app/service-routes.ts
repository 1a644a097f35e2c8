/** The services and the requests that are made there, with the twins of staff (S2 §2). */
import { createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { copy } from './copy.ts';
import { refuseGone } from './feature-guard.ts';
import { lazyPage } from './lazy-page.ts';
import { inSignedIn, inStaff } from './route-roots.ts';
import { pickTexts } from './search.ts';

const services = createRoute({
  ...inSignedIn('/services'),
  component: lazyPage(() => import('./pages/services/services.tsx'), 'Services'),
  staticData: { title: copy.titles.services, feature: 'services', waitsAsItself: true },
});
const paymentArrangement = createRoute({
  ...inSignedIn('/services/payment-arrangement'),
  component: lazyPage(() => import('./pages/services/payment-arrangement.tsx'), 'PaymentArrangement'),
  staticData: { title: copy.titles.paymentArrangement, feature: 'payment-arrangement', waitsAsItself: true },
});
const pinkWaiver = createRoute({
  ...inSignedIn('/services/pink-waiver'),
  component: lazyPage(() => import('./pages/services/pink-waiver.tsx'), 'PinkWaiver'),
  staticData: { title: copy.titles.pinkWaiver, feature: 'pink-waiver', waitsAsItself: true },
});
interface RefundSearch {
  /** The request whose method is changed. No account number stands in an address. */
  readonly request?: string;
}
const optionalRequest = ({ request: requestId }: Record<string, unknown>): RefundSearch =>
  typeof requestId === 'string' ? { request: requestId } : {};
const requestRefund = createRoute({
  ...inSignedIn('/services/request-refund'),
  validateSearch: optionalRequest,
  component: lazyPage(() => import('./pages/services/request-refund.tsx'), 'RequestRefund'),
  staticData: { title: copy.titles.requestRefund, feature: 'request-refund', waitsAsItself: true },
});
const letters = createRoute({
  ...inSignedIn('/services/e-letters'),
  validateSearch: pickTexts('letter'),
  component: lazyPage(() => import('./pages/services/letters.tsx'), 'Letters'),
  staticData: { ownTitle: true, feature: 'letters', waitsAsItself: true },
});
const uSave = createRoute({
  ...inSignedIn('/services/u-save'),
  validateSearch: pickTexts('page'),
  component: lazyPage(() => import('./pages/services/u-save.tsx'), 'USave'),
  staticData: { title: copy.titles.uSave, feature: 'u-save', waitsAsItself: true },
});
/** Requests stay readable, whether or not more can be made. */
const request = createRoute({
  ...inSignedIn('/services/$service/$requestId'),
  component: lazyPage(() => import('./pages/services/request.tsx'), 'Request'),
  staticData: { ownTitle: true, feature: 'services' },
});

export const serviceRoutes = [
  services,
  paymentArrangement,
  pinkWaiver,
  requestRefund,
  request,
  letters,
  uSave,
] as const;

/** A twin is fetched with the gate before it: chunks of customers' pages know nothing of it. */
function twin<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) {
  return lazyPage(async () => {
    const [{ behindGate }, pages] = await Promise.all([import('./account/internal-gate.tsx'), load()]);
    return { Twin: behindGate(pages[name]) };
  }, 'Twin');
}
const account = pickTexts('account');

export const internalServiceRoutes = [
  createRoute({
    ...inStaff('/internal/services'),
    validateSearch: account,
    component: twin(() => import('./pages/services/services.tsx'), 'Services'),
    staticData: { title: copy.titles.services },
  }),
  createRoute({
    ...inStaff('/internal/services/payment-arrangement'),
    validateSearch: account,
    beforeLoad: () => refuseGone('payment-arrangement'),
    component: twin(() => import('./pages/services/payment-arrangement.tsx'), 'PaymentArrangement'),
    staticData: { title: copy.titles.paymentArrangement },
  }),
  createRoute({
    ...inStaff('/internal/services/pink-waiver'),
    validateSearch: account,
    beforeLoad: () => refuseGone('pink-waiver'),
    component: twin(() => import('./pages/services/pink-waiver.tsx'), 'PinkWaiver'),
    staticData: { title: copy.titles.pinkWaiver },
  }),
  createRoute({
    ...inStaff('/internal/services/request-refund'),
    validateSearch: pickTexts('account', 'request'),
    beforeLoad: () => refuseGone('request-refund'),
    component: twin(() => import('./pages/services/request-refund.tsx'), 'RequestRefund'),
    staticData: { title: copy.titles.requestRefund },
  }),
  createRoute({
    ...inStaff('/internal/services/e-letters'),
    validateSearch: pickTexts('account', 'letter'),
    beforeLoad: () => refuseGone('letters'),
    component: twin(() => import('./pages/services/letters.tsx'), 'Letters'),
    staticData: { ownTitle: true },
  }),
  createRoute({
    ...inStaff('/internal/services/u-save'),
    validateSearch: pickTexts('account', 'page'),
    beforeLoad: () => refuseGone('u-save'),
    component: twin(() => import('./pages/services/u-save.tsx'), 'USave'),
    staticData: { title: copy.titles.uSave },
  }),
  createRoute({
    ...inStaff('/internal/bill-insights'),
    validateSearch: pickTexts('account', 'month'),
    beforeLoad: () => refuseGone('bill-insights'),
    component: twin(() => import('./pages/insights/bill-insights.tsx'), 'BillInsights'),
    staticData: { title: copy.titles.billInsights },
  }),
  createRoute({
    ...inStaff('/internal/edit-account'),
    validateSearch: account,
    beforeLoad: () => refuseGone('edit-account'),
    component: twin(() => import('./pages/account/edit-account.tsx'), 'EditAccount'),
    staticData: { title: copy.titles.editAccount },
  }),
  createRoute({
    ...inStaff('/internal/consent-contact-detail'),
    validateSearch: account,
    beforeLoad: () => refuseGone('contact-details'),
    component: twin(() => import('./pages/contact-details.tsx'), 'ContactDetails'),
    staticData: { title: copy.titles.contactDetails },
  }),
  createRoute({
    ...inStaff('/internal/services/$service/$requestId'),
    component: twin(() => import('./pages/services/request.tsx'), 'Request'),
    staticData: { ownTitle: true },
  }),
] as const;
