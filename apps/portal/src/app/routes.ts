/** Every route of the portal. Pages of signed-in people and of the sign-in itself are loaded when needed. */
import { createRoute, redirect } from '@tanstack/react-router';
import { storageKeys, takeKept } from '../lib/storage.ts';
import { copy } from './copy.ts';
import {
  goWhereSessionEnds,
  leaveWelcomeWhenSignedIn,
  leaveWhenSignedIn,
  requireSessionOrWelcome,
  requireStaff,
} from './guards.ts';
import { lazyPage } from './lazy-page.ts';
import { linkingRoutes } from './linking/linking-routes.ts';
import { accessRoutes, invitationRoute } from './pages/access/access-routes.ts';
import { egiroAbout, giroRoutes, internalGiroRoutes } from './pages/giro/giro-routes.ts';
import { insightsRoutes } from './pages/insights/insights-routes.ts';
import { NotFound } from './pages/not-found.tsx';
import { Welcome } from './pages/welcome.tsx';
import { at, inSignedIn, inStaff, root, signedIn, staff } from './route-roots.ts';
import { pickTexts } from './search.ts';
import { internalServiceRoutes, serviceRoutes } from './service-routes.ts';
import { restoreSession } from './session-gate.ts';

const start = createRoute({
  ...at('/'),
  async beforeLoad({ location }) {
    await goWhereSessionEnds();
    if (await restoreSession()) throw redirect({ to: '/dashboard', replace: true });
    const errorCode = takeKept('session', storageKeys.errorCode);
    throw redirect({
      to: '/welcome',
      search: { ...location.search, ...(errorCode ? { errorCode } : {}) },
      replace: true,
    });
  },
});

const home = createRoute({
  ...at('/home'),
  beforeLoad: ({ location }) => {
    throw redirect({ to: '/dashboard', search: location.search, replace: true });
  },
});

const welcome = createRoute({
  ...at('/welcome'),
  validateSearch: pickTexts('errorCode'),
  beforeLoad: leaveWelcomeWhenSignedIn,
  component: Welcome,
  staticData: { header: 'mark', onInk: true, isWide: true },
});

const callback = createRoute({
  ...at('/callback'),
  component: lazyPage(() => import('./pages/callback.tsx'), 'Callback'),
  staticData: { title: copy.titles.callback, header: 'mark' },
});

const verify = createRoute({
  ...at('/verify'),
  beforeLoad: requireSessionOrWelcome,
  component: lazyPage(() => import('./pages/verify.tsx'), 'Verify'),
  staticData: { title: copy.titles.verify, header: 'account' },
});

const notActive = createRoute({
  ...at('/not-active'),
  beforeLoad: requireSessionOrWelcome,
  component: lazyPage(() => import('./pages/not-active.tsx'), 'NotActive'),
  staticData: { title: copy.titles.notActive, header: 'account' },
});

const leave = () => import('./pages/leave.tsx');
const logIn = createRoute({
  ...at('/login'),
  beforeLoad: leaveWhenSignedIn,
  component: lazyPage(leave, 'LogIn'),
  staticData: { title: copy.titles.login, header: 'account' },
});
const resetPassword = createRoute({
  ...at('/reset-password'),
  component: lazyPage(leave, 'ResetPassword'),
  staticData: { title: copy.titles.resetPassword, header: 'account' },
});
const logOut = createRoute({
  ...at('/logout'),
  validateSearch: pickTexts('errorCode'),
  async beforeLoad() {
    await restoreSession();
  },
  component: lazyPage(leave, 'LogOut'),
  staticData: { title: copy.titles.logout, header: 'mark' },
});

const terms = createRoute({
  ...at('/tnc'),
  async beforeLoad() {
    await restoreSession();
  },
  component: lazyPage(() => import('./pages/terms.tsx'), 'Terms'),
  staticData: { title: copy.titles.terms },
});
/** The token stands in the fragment, which no server sees; nothing happens before the button is pressed. */
const alertOff = createRoute({
  ...at('/alerts/off'),
  component: lazyPage(() => import('./pages/access/alert-off.tsx'), 'AlertOff'),
  staticData: { title: copy.titles.alertOff, header: 'mark' },
});

const signUpInfo = createRoute({
  ...at('/signup-info'),
  beforeLoad: leaveWhenSignedIn,
  component: lazyPage(() => import('./pages/sign-up-info.tsx'), 'SignUpInfo'),
  staticData: { title: copy.titles.signUpInfo, header: 'mark' },
});
const unsuccessfulLogin = createRoute({
  ...at('/unsuccessful-login'),
  component: lazyPage(() => import('./pages/unsuccessful-login.tsx'), 'UnsuccessfulLogin'),
  staticData: { title: copy.titles.unsuccessfulLogin, header: 'mark', isWide: true },
});

const dashboard = createRoute({
  ...inSignedIn('/dashboard'),
  validateSearch: pickTexts('account'),
  component: lazyPage(() => import('./pages/dashboard.tsx'), 'Dashboard'),
  staticData: { title: copy.titles.dashboard, feature: 'dashboard', premisesBar: 'own', waitsAsItself: true },
});

const bills = createRoute({
  ...inSignedIn('/bills'),
  // Text that is no tab, or not one of these accounts, shows all of them (readings §7).
  validateSearch: pickTexts('tabId'),
  component: lazyPage(() => import('./pages/bills.tsx'), 'Bills'),
  staticData: { title: copy.titles.bills, feature: 'bills', waitsAsItself: true },
});
const bill = createRoute({
  ...inSignedIn('/bills/$billId'),
  component: lazyPage(() => import('./pages/bill.tsx'), 'Bill'),
  staticData: { ownTitle: true, feature: 'bills', waitsAsItself: true },
});
/** The whole view is in the address, so that a link shows it again. */
const usage = createRoute({
  ...inSignedIn('/usage'),
  validateSearch: pickTexts('utility', 'view', 'period', 'by', 'unit', 'compare', 'table'),
  component: lazyPage(() => import('./pages/usage.tsx'), 'Usage'),
  staticData: { title: copy.titles.usage, feature: 'usage', waitsAsItself: true },
});
const heatMap = createRoute({
  ...inSignedIn('/usage/heat-map'),
  validateSearch: pickTexts('utility', 'days', 'unit', 'table', 'finding'),
  component: lazyPage(() => import('./pages/usage/heat-map.tsx'), 'HeatMap'),
  staticData: { title: copy.titles.heatMap, feature: 'heat-map', waitsAsItself: true },
});
const meterReadings = createRoute({
  ...inSignedIn('/meter-readings'),
  component: lazyPage(() => import('./pages/meter-readings.tsx'), 'MeterReadings'),
  staticData: { title: copy.titles.meterReadings, feature: 'meter-readings', waitsAsItself: true },
});
const meterHistory = createRoute({
  ...inSignedIn('/meter-readings/history'),
  validateSearch: pickTexts('meter', 'search', 'page'),
  component: lazyPage(() => import('./pages/meter-history.tsx'), 'MeterHistory'),
  staticData: { title: copy.titles.meterHistory, feature: 'meter-history', waitsAsItself: true },
});
const payNow = createRoute({
  ...inSignedIn('/paynow'),
  component: lazyPage(() => import('./pages/paynow.tsx'), 'PayNow'),
  staticData: { title: copy.titles.payNow, feature: 'paynow', waitsAsItself: true },
});
const howPayNowWorks = createRoute({
  ...inSignedIn('/paynow/how-it-works'),
  component: lazyPage(() => import('./pages/how-paynow-works.tsx'), 'HowPayNowWorks'),
  staticData: {
    title: copy.titles.howPayNowWorks,
    feature: 'paynow-how-it-works',
    premisesBar: 'none',
    waitsAsItself: true,
  },
});
/** Receipts stay readable, whether or not more can be paid. */
const receipt = createRoute({
  ...inSignedIn('/paynow/receipt/$orderId'),
  component: lazyPage(() => import('./pages/receipt.tsx'), 'Receipt'),
  staticData: { title: copy.titles.receipt, feature: 'bills' },
});

/** The whole view is in the address, so that a link and Back show it again. */
const subAccounts = createRoute({
  ...inSignedIn('/sub-accounts'),
  validateSearch: pickTexts('masteracct', 'utility', 'sort', 'page'),
  component: lazyPage(() => import('./pages/sub-accounts/sub-accounts.tsx'), 'SubAccounts'),
  staticData: { ownTitle: true, feature: 'sub-accounts', premisesBar: 'none', waitsAsItself: true },
});

const help = createRoute({
  ...inSignedIn('/help'),
  component: lazyPage(() => import('./pages/help.tsx'), 'Help'),
  staticData: { title: copy.titles.help, feature: 'help', waitsAsItself: true },
});

/** Filter, search and page are in the address, so that Back and a link show the same again. */
const managePremises = createRoute({
  ...inSignedIn('/manage-premises'),
  validateSearch: pickTexts('utility', 'search', 'page'),
  component: lazyPage(() => import('./pages/premises/manage-premises.tsx'), 'ManagePremises'),
  staticData: {
    title: copy.titles.managePremises,
    feature: 'manage-premises',
    premisesBar: 'none',
    waitsAsItself: true,
  },
});

const contactDetails = createRoute({
  ...inSignedIn('/consent-contact-detail'),
  component: lazyPage(() => import('./pages/contact-details.tsx'), 'ContactDetails'),
  staticData: { title: copy.titles.contactDetails, header: 'account', feature: 'contact-details' },
});

const accountDetails = createRoute({
  ...inSignedIn('/account-details'),
  validateSearch: pickTexts('account', 'page'),
  component: lazyPage(() => import('./pages/account/account-details.tsx'), 'AccountDetails'),
  staticData: { title: copy.titles.accountDetails, feature: 'account-details', waitsAsItself: true },
});
const editAccount = createRoute({
  ...inSignedIn('/edit-account'),
  validateSearch: pickTexts('account'),
  component: lazyPage(() => import('./pages/account/edit-account.tsx'), 'EditAccount'),
  staticData: { title: copy.titles.editAccount, feature: 'edit-account', waitsAsItself: true },
});

const optionalItem = (search: Record<string, unknown>): { item?: string | undefined } =>
  typeof search.item === 'string' ? { item: search.item } : {};

const toFirstQueue = async ({ location }: { location: { href: string } }): Promise<never> => {
  const session = await requireStaff(location.href);
  // The module of staff pages weighs on no other page.
  const { findFirstQueue } = await import('./staff-start.ts');
  const queue = await findFirstQueue(session);
  throw redirect({ to: '/internal/queues/$queue', params: { queue }, replace: true });
};
const staffStart = createRoute({ ...inStaff('/internal'), beforeLoad: toFirstQueue });
const queues = createRoute({
  ...inStaff('/internal/queues'),
  beforeLoad: toFirstQueue,
  staticData: { feature: 'internal-queues' },
});
const queue = createRoute({
  ...inStaff('/internal/queues/$queue'),
  validateSearch: optionalItem,
  component: lazyPage(() => import('./pages/queue.tsx'), 'Queue'),
  staticData: { ownTitle: true, feature: 'internal-queues' },
});
/** The addresses that queues had before the registry. */
const earlierQueue = <const P extends string>(path: P, slug: string) =>
  createRoute({
    ...inStaff(path),
    validateSearch: optionalItem,
    beforeLoad: ({ search }) => {
      throw redirect({ to: '/internal/queues/$queue', params: { queue: slug }, search, replace: true });
    },
  });
const applications = earlierQueue('/internal/applications', 'link-applications');
const payments = earlierQueue('/internal/payments', 'payments');

const notFound = createRoute({
  ...at('/404'),
  async beforeLoad() {
    await restoreSession();
  },
  component: NotFound,
  staticData: { title: copy.notFound, header: 'account', isWide: true },
});
const unknown = createRoute({
  ...at('$'),
  beforeLoad: () => {
    throw redirect({ to: '/404', replace: true });
  },
});

export const routeTree = root.addChildren([
  start,
  home,
  welcome,
  callback,
  verify,
  notActive,
  logIn,
  resetPassword,
  logOut,
  terms,
  signUpInfo,
  alertOff,
  unsuccessfulLogin,
  egiroAbout,
  invitationRoute,
  linkingRoutes,
  staff.addChildren([
    staffStart,
    queues,
    queue,
    applications,
    payments,
    ...internalServiceRoutes,
    ...internalGiroRoutes,
  ]),
  signedIn.addChildren([
    dashboard,
    usage,
    heatMap,
    meterReadings,
    meterHistory,
    bills,
    bill,
    ...accessRoutes,
    payNow,
    howPayNowWorks,
    receipt,
    ...serviceRoutes,
    ...giroRoutes,
    managePremises,
    accountDetails,
    editAccount,
    contactDetails,
    subAccounts,
    ...insightsRoutes,
    help,
  ]),
  notFound,
  unknown,
]);
