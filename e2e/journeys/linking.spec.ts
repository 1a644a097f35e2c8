import type { Page } from '@playwright/test';
import { refuseToShare, shareCompany } from '../support/parties/registry.ts';
import { comeIn, fillSignIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const CALLBACK = '/link-account/company/callback';

async function arrive(page: Page, origin: string, email: string): Promise<void> {
  await comeIn(page, email, origin);
  await expect(page).toHaveURL(/\/link-account\b/);
}

/** Presses Tab until the focus stands on it. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).last();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test('Ivan needs no mouse to link his account: what was wrong is where the focus goes', async ({
  page,
  ownPortal,
}) => {
  const { origin } = await ownPortal();
  await arrive(page, origin, 'ivan@example.com');
  await tabTo(page, 'link', 'Continue as an individual');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Link your account', level: 1 })).toBeFocused();
  await tabTo(page, 'textbox', 'Utilities Account Number');
  await page.keyboard.type('00 8934601011');
  await tabTo(page, 'textbox', 'Postal Code');
  // Letters have no effect.
  await page.keyboard.type('S1410xx88');
  await tabTo(page, 'textbox', 'Last 4 characters of your ID');
  await page.keyboard.type('84');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page).toHaveTitle('Error: Link individual account | Services Portal');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Last 4 characters of your ID')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('5p');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Your account has been linked')).toBeVisible();
  await page.goto(`${origin}/link-account/individual`);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test(
  'Aisyah links her company through the registry; what came back is nowhere but in the one call',
  full,
  async ({ page, ownPortal, watch }) => {
    const { origin } = await ownPortal();
    await arrive(page, origin, 'aisyah@sinmingbaking.example');
    await page.getByRole('link', { name: 'Continue as a company' }).click();
    await page.getByRole('button', { name: 'Retrieve with MyInfo Business' }).click();
    // A first visit that is given up by loading the page again ends in the way by hand.
    await shareCompany(page, 'Sin Ming Baking Supplies Pte Ltd');
    await page.getByRole('heading', { name: 'Is this your company?' }).waitFor();
    await page.reload();
    await expect(page).toHaveURL(/\/link-account\/company\/manual\?myInfoBizError=true$/);

    await page.goto(`${origin}/link-account/company`);
    await page.getByRole('button', { name: 'Retrieve with MyInfo Business' }).click();
    const before = watch.addresses.length;
    const messages: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!request.isNavigationRequest() && /^\/(api|skalbox|yd-api|oidc)/.test(pathname))
        messages.push(`${request.url()} ${request.headers().referer ?? ''}`);
    });
    await shareCompany(page, 'Sin Ming Baking Supplies Pte Ltd');
    await page.getByRole('heading', { name: 'Is this your company?' }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(CALLBACK);
    expect(watch.addresses.slice(before).some((address) => /[?&]code=/.test(address))).toBe(true);
    expect(messages.length).toBeGreaterThan(1);
    expect(messages.filter((one) => /code=|state=/.test(one))).toEqual([]);

    await page.getByRole('button', { name: 'Link this company' }).click();
    await expect(page.getByRole('alert')).toContainText('Please accept the Terms and Conditions');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Link this company' }).click();
    await expect(page.getByRole('heading', { name: 'Your account has been linked' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go to dashboard' })).toBeFocused();
    // Loaded again, as by Back and Forward, the page has nothing to tell; nor has an answer that came long ago.
    await page.goBack();
    await page.goForward();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(`${origin}${CALLBACK}?code=x&state=y`);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'inside the app a refusal at the registry is told in place, and the end is a screen of its own',
  full,
  async ({ page, ownPortal }) => {
    const { origin } = await ownPortal();
    // The page that was asked for is where the sign-in leads.
    await page.goto(`${origin}/link-account/company?mode=mobile`);
    await fillSignIn(page, 'aisyah@sinmingbaking.example');
    await expect(page).toHaveURL(/\/link-account\/company\b/);
    await page.getByRole('button', { name: 'Retrieve with MyInfo Business' }).click();
    await refuseToShare(page);
    await expect(
      page.getByRole('heading', {
        name: 'You cancelled at MyInfo Business. Nothing was sent to us.',
      }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: 'Retrieve with MyInfo Business' }).click();
    await shareCompany(page, 'Sin Ming Baking Supplies Pte Ltd');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Link this company' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is ready', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Go to dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard\b/);
  },
);
