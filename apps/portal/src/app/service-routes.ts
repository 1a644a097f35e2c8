/** The services and the requests that are made there. */
import { createRoute } from '@tanstack/react-router';
import { copy } from './copy.ts';
import { lazyPage } from './lazy-page.ts';
import { inSignedIn } from './route-roots.ts';
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
