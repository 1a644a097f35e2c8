import type { Page } from '@playwright/test';
import { landings } from '../support/landings.ts';
import { comeIn, fillSignIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

for (const [person, { path, heading }] of Object.entries(landings)) {
  test(
    `${person} signs in, lands on ${path}, and is led back there from a page behind the sign-in`,
    full,
    async ({ page }) => {
      await page.goto('/login');
      await fillSignIn(page, `${person}@example.com`);
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(page).toHaveTitle(/ \| Services Portal$/);
      await page.goto('/help');
      await expect(page).toHaveURL((url) => url.pathname === path);
    },
  );
}

test(
  'Chitra, whose account is active, is led from the pages of other states to the dashboard',
  full,
  async ({ page }) => {
    await comeIn(page, 'chitra@example.com');
    for (const path of ['/not-active', '/link-account', '/link-account/company/manual']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/dashboard$/);
    }
    await page.goto('/not-active/nothing');
    await expect(page).toHaveURL(/\/404$/);
  },
);

test(
  'Noor, whose account has not begun, is logged out and told so; the code leaves no trace',
  full,
  async ({ page }) => {
    await page.goto('/login');
    await fillSignIn(page, 'noor@example.com');
    const popup = page.getByRole('dialog', { name: 'No Active Utilities Account' });
    await expect(popup).toContainText(
      "You do not have an active Utilities account. If you just opened a utilities account recently, you'll be able to log in on your move-in date.",
    );
    await expect(page).toHaveURL(/\/welcome$/);
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page.getByLabel('Email address', { exact: true })).toBeVisible();
  },
);

/** The accounts cannot be had, for a reason that no page knows, until told otherwise. */
async function failAccounts(page: Page, code: string): Promise<{ mend(): Promise<void> }> {
  await page.route('**/api', async (route) => {
    const body: Record<string, unknown> = route.request().postDataJSON();
    if (!('user:getAccounts' in body)) return route.continue();
    const error = { code, message: 'Send us your password', reference: '00000000' };
    return route.fulfill({ json: Object.fromEntries(Object.keys(body).map((key) => [key, { error }])) });
  });
  return { mend: () => page.unroute('**/api') };
}

for (const [code, shown] of [
  ['SK_UNKNOWN_1001', 'SK_UNKNOWN_1001'],
  ['call 9123 4567', 'Network Error'],
] as const) {
  test(
    `a person who meets the error '${code}' is logged out and reads '${shown}'`,
    full,
    async ({ page }) => {
      await failAccounts(page, code);
      await page.goto('/login');
      await fillSignIn(page, 'meilin@example.com');
      const popup = page.getByRole('dialog', { name: 'Error' });
      await expect(popup).toContainText(shown);
      await expect(page).toHaveURL(/\/welcome$/);
      await expect(page.locator('body')).not.toContainText(/Send us your password|9123/);
      await page.goto('/dashboard');
      await expect(page.getByLabel('Email address', { exact: true })).toBeVisible();
    },
  );
}

test('inside the app the same error logs nobody out: Try Again asks once more', full, async ({ page }) => {
  const { mend } = await failAccounts(page, 'SK_UNKNOWN_1001');
  await page.goto('/login?mode=mobile');
  await fillSignIn(page, 'meilin@example.com');
  await expect(page.getByText('An unexpected error has occured. Please try again.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('128.45').first()).toBeVisible();
});

test('inside the app the welcome page logs out whoever is signed in', full, async ({ page }) => {
  await comeIn(page, 'meilin@example.com');
  await page.goto('/welcome?mode=mobile');
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
  await expect(page).toHaveURL(/\/welcome(\?mode=mobile)?$/);
  await page.goto('/dashboard');
  await expect(page.getByLabel('Email address', { exact: true })).toBeVisible();
});
