/** Every page that exists, with what a person does to stand on it. */
import type { Page } from '@playwright/test';
import { landings } from './landings.ts';
import { comeIn, openAccountMenu, openSignUp } from './people.ts';
import type { Part } from './test.ts';

export interface ListedPage {
  readonly name: string;
  open(page: Page, origin: string): Promise<void>;
}

const mainPages: ReadonlySet<string> = new Set(['sign-in', 'dashboard-meilin']);
/** One of each kind. */
const kindsOfPage: ReadonlySet<string> = new Set([
  'welcome',
  'sign-up',
  'bills',
  'bill',
  'services',
  'service-arrangement',
  'usage-months',
  'meter-readings',
  'paynow-amounts',
  'help',
  'link-individual',
  'link-by-hand',
  'staff-applications',
]);

export function partOfPage({ name }: ListedPage): Part {
  if (mainPages.has(name)) return 'main';
  return kindsOfPage.has(name) ? 'full' : 'long';
}

const anonymous = (name: string, path: string): ListedPage => ({
  name,
  open: async (page, origin) => {
    await page.goto(`${origin}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  },
});

/** A page of somebody logged in, and what that person does there. */
const asPerson = (
  name: string,
  email: string,
  path = '/dashboard',
  then?: (page: Page) => Promise<void>,
): ListedPage => ({
  name,
  open: async (page, origin) => {
    await comeIn(page, email, origin, path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await then?.(page);
  },
});

/** The page that signing in leads this person to, in place of the dashboard. */
const landing = (name: string, person: string): ListedPage =>
  asPerson(name, `${person}@example.com`, '/dashboard', async (page) => {
    const heading = landings[person]?.heading ?? 'no landing';
    await page.getByRole('heading', { name: heading }).first().waitFor();
  });

const getDashboard = (person: string): ListedPage => asPerson(`dashboard-${person}`, `${person}@example.com`);

export const pageList: readonly ListedPage[] = [
  anonymous('welcome', '/welcome'),
  anonymous('welcome-error', '/welcome?errorCode=no_active_utilities_account'),
  anonymous('sign-in', '/login'),
  anonymous('forgot-password', '/idp/forgot-password'),
  {
    name: 'sign-up',
    open: async (page, origin) => {
      await openSignUp(page, origin);
    },
  },
  {
    name: 'link-sent',
    open: async (page, origin) => {
      await page.goto(`${origin}/idp/forgot-password`);
      await page.getByLabel('Email address', { exact: true }).fill('nobody@example.com');
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByText('It works once').waitFor();
    },
  },
  anonymous('callback-error', '/callback?error=access_denied'),
  anonymous('not-found', '/404'),
  anonymous('terms', '/tnc'),
  anonymous('sign-up-info', '/signup-info'),
  anonymous('alert-off', '/alerts/off'),
  anonymous('unsuccessful-login', '/unsuccessful-login'),
  anonymous('dead-link', '/idp/verify?code=none'),
  getDashboard('meilin'),
  asPerson('dashboard-table', 'meilin@example.com', '/dashboard', (page) =>
    page.getByRole('button', { name: 'View as table' }).click(),
  ),
  asPerson('account-menu', 'meilin@example.com', '/dashboard', async (page) => {
    await openAccountMenu(page);
    await page.getByRole('dialog', { name: 'Account' }).waitFor();
  }),
  getDashboard('bernard'),
  getDashboard('chitra'),
  asPerson('contact-details', 'dewi@example.com', '/dashboard', async (page) => {
    await page.getByRole('heading', { name: 'Verify Contact Details', level: 1 }).waitFor();
  }),
  getDashboard('farid'),
  getDashboard('grace'),
  getDashboard('kopi'),
  getDashboard('estate'),
  asPerson('bills', 'meilin@example.com', '/bills', async (page) => {
    await page.getByRole('link', { name: /November 2026 bill/ }).waitFor();
  }),
  asPerson('services', 'salmah@example.com', '/services'),
  asPerson('service-arrangement', 'ravi@example.com', '/services/payment-arrangement', async (page) => {
    await page.getByRole('button', { name: 'Half', exact: true }).click();
    await page.getByRole('checkbox').click();
  }),
  asPerson('service-arrangement-asks', 'ravi@example.com', '/services/payment-arrangement', async (page) => {
    await page.getByRole('button', { name: 'Half', exact: true }).click();
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Submit request' }).click();
    await page.getByRole('alertdialog').waitFor();
  }),
  asPerson('service-request', 'salmah@example.com', '/services/payment-arrangement/PA-2611-0092'),
  asPerson('service-refund', 'bernard@example.com', '/services/request-refund', async (page) => {
    await page.getByRole('button', { name: /choose another premises/ }).click();
    await page.getByRole('option').filter({ hasText: 'Ang Mo Kio' }).click();
    await page.getByRole('radio', { name: /^PayNow/ }).click();
  }),
  asPerson('service-refund-change', 'dewi@example.com', '/services/request-refund?request=RF-2611-0184'),
  asPerson('service-refund-request', 'dewi@example.com', '/services/request-refund/RF-2611-0183'),
  asPerson('service-waiver', 'chitra@example.com', '/services/pink-waiver'),
  asPerson('usage-months', 'meilin@example.com', '/usage?view=monthly&table=open', async (page) => {
    await page.getByRole('row', { name: /Nov 2026/ }).waitFor();
  }),
  asPerson(
    'usage-bill',
    'meilin@example.com',
    '/usage?view=daily&by=bill&period=2026-10-19',
    async (page) => {
      await page.getByText('As billed, November bill').waitFor();
    },
  ),
  asPerson('usage-heat-map', 'meilin@example.com', '/usage/heat-map', async (page) => {
    await page.getByRole('application', { name: /^Electricity by hours/ }).waitFor();
  }),
  asPerson('meter-readings', 'meilin@example.com', '/meter-readings', async (page) => {
    await page.getByLabel(/Reading today.*water meter/).pressSequentially('12347');
    await page.getByText('In line with your usual use.').waitFor();
  }),
  asPerson('meter-history', 'meilin@example.com', '/meter-readings/history'),
  asPerson('bill', 'meilin@example.com', '/bills', async (page) => {
    await page.getByRole('link', { name: /November 2026 bill/ }).click();
    await page.getByRole('heading', { name: 'November 2026 bill', level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }),
  asPerson('people-with-access', 'meilin@example.com', '/manage-premises/access', async (page) => {
    await page.getByText('Holder of the account').waitFor();
  }),
  asPerson('activity', 'meilin@example.com', '/activity', async (page) => {
    await page.getByRole('radio', { name: /^All/ }).waitFor();
  }),
  asPerson('dashboard-of-viewer', 'daniel.tan@example.com', '/dashboard'),
  asPerson('letters', 'meilin@example.com', '/services/e-letters', async (page) => {
    await page.getByText('Dear Tan Mei Lin').waitFor({ state: 'attached' });
  }),
  asPerson(
    'letter',
    'meilin@example.com',
    '/services/e-letters?letter=L100101-reading-reminder-next',
    async (page) => {
      await page.getByText('Dear Tan Mei Lin').waitFor();
    },
  ),
  asPerson('account-details', 'halim@example.com', '/account-details', async (page) => {
    await page.getByRole('region', { name: 'Account 8934640011' }).waitFor();
  }),
  asPerson('edit-account', 'meilin@example.com', '/edit-account', async (page) => {
    await page.getByRole('button', { name: 'Save changes' }).waitFor();
  }),
  asPerson('bill-insights', 'meilin@example.com', '/bill-insights', async (page) => {
    await page.getByRole('region', { name: 'Figures of the month' }).waitFor();
    await page.getByRole('button', { name: 'View as table' }).click();
  }),
  asPerson('tips', 'meilin@example.com', '/home-energy-audit/tips', async (page) => {
    await page.getByRole('tab').first().waitFor();
  }),
  asPerson('u-save', 'meilin@example.com', '/services/u-save', async (page) => {
    await page.getByRole('table', { name: 'U-Save entries' }).waitFor();
  }),
  asPerson('manage-premises', 'estate@example.com', '/manage-premises', async (page) => {
    await page.getByText('Showing 1 - 10 out of 23').waitFor();
  }),
  asPerson(
    'sub-accounts',
    'estate@example.com',
    '/sub-accounts?masteracct=8920014410&page=2',
    async (page) => {
      await page.getByRole('table').waitFor();
    },
  ),
  anonymous('egiro-about', '/e-giro'),
  asPerson('egiro-setup', 'meilin@example.com', '/e-giro/setup/manual', async (page) => {
    await page.getByRole('radio', { name: /^Personal/ }).click();
  }),
  asPerson('egiro-unavailable', 'halim@example.com', '/e-giro/unavailable'),
  asPerson('egiro-unknown', 'meilin@example.com', '/e-giro/status'),
  asPerson('service-giro', 'halim@example.com', '/services/giro', async (page) => {
    await page
      .getByRole('button', { name: /^Manage Preference/ })
      .first()
      .click();
  }),
  asPerson('paynow-amounts', 'kopi@example.com', '/paynow', async (page) => {
    await page.getByRole('dialog').getByText('Total').waitFor();
  }),
  asPerson('paynow-how', 'meilin@example.com', '/paynow/how-it-works'),
  asPerson('help', 'meilin@example.com', '/help', async (page) => {
    await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor();
  }),
  asPerson('live-chat', 'meilin@example.com', '/help', async (page) => {
    await page.evaluate('window.open = () => null');
    await page.getByRole('button', { name: 'Live Chat', exact: true }).click();
    await page.frameLocator('iframe[title="Live Chat"]').getByText('this is Aisha').waitFor();
  }),
  asPerson('terms-signed-in', 'meilin@example.com', '/tnc', async (page) => {
    await page.getByRole('button', { name: /account menu/ }).waitFor();
  }),
  landing('verify', 'hui'),
  landing('link-account', 'ivan'),
  landing('link-individual', 'indra'),
  asPerson('link-company', 'ivan@example.com', '/link-account/company'),
  asPerson('link-by-hand', 'ivan@example.com', '/link-account/company/manual'),
  landing('link-document', 'jaya'),
  landing('link-received', 'kumar'),
  asPerson('staff-applications', 'staff@example.com', '/dashboard', async (page) => {
    await page.getByRole('button', { name: /Hougang Eye Clinic LLP/ }).click();
    await page.getByRole('img', { name: /Signed form, page 1/ }).waitFor();
  }),
  asPerson('staff-payments', 'finance@example.com', '/internal/queues/payments', async (page) => {
    await page.getByRole('button', { name: /Underpaid/ }).click();
    await page.getByRole('heading', { name: 'S$60.00 received' }).first().waitFor();
  }),
  landing('not-active', 'lena'),
  asPerson('change-email', 'meilin@example.com', '/idp/change-email'),
  asPerson('change-mobile', 'meilin@example.com', '/idp/change-mobile'),
  asPerson('sign-out-everywhere', 'meilin@example.com', '/idp/sign-out-everywhere'),
];
