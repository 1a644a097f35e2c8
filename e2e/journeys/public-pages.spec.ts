import { comeIn, fillSignIn, openSignUp } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

test('a newcomer reads the terms in a tab of their own, and what was typed stays', full, async ({ page }) => {
  await openSignUp(page);
  await page.getByLabel('Full name').fill('Zhang Wei');
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'Terms and Conditions' }).click();
  const terms = await opened;
  await expect(terms).toHaveTitle('Terms and Conditions | Services Portal');
  await expect(terms.getByText('There is one e-account per user.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Zhang Wei');
});

test('the contents of the terms lead to each section, also from outside', full, async ({ page }) => {
  await page.goto('/tnc');
  await page.getByRole('link', { name: 'Ending your e-account' }).click();
  const ending = page.getByText("Termination of the account needs 30 days' written notice");
  await expect(ending).toBeInViewport();
  await page.goto('/welcome');
  await page.goto('/tnc#termination');
  await expect(ending).toBeInViewport();
});

test('public pages stand complete before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  for (const [path, heading] of [
    ['/tnc', 'Terms and Conditions'],
    ['/signup-info', 'Sign up'],
    ['/unsuccessful-login', 'Sorry, your login is unsuccessful.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('contentinfo')).toContainText('Helpline 1800-2222-333');
  }
  // Its own styles have come with it: the columns of the wide screen.
  await page.goto('/tnc');
  const contents = await page.getByRole('navigation', { name: 'Contents' }).boundingBox();
  const first = await page.getByRole('region', { name: '1. About these terms' }).boundingBox();
  expect(first?.x ?? 0).toBeGreaterThan((contents?.x ?? 0) + (contents?.width ?? Number.POSITIVE_INFINITY));
  await context.close();
});

test('help asks a visitor to log in, and comes next', full, async ({ page }) => {
  await page.goto('/help');
  await fillSignIn(page, 'meilin@example.com');
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
});

test('somebody signed in has no use for the sign-up and comes home', full, async ({ page }) => {
  await comeIn(page, 'meilin@example.com');
  await page.goto('/signup-info');
  await expect(page).toHaveURL(/\/dashboard$/);
});
