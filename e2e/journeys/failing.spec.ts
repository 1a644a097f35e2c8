import { comeIn, fillSignIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

test(
  'a refused sign-in says so without a word from the address, and its button leads back',
  full,
  async ({ page, watch }) => {
    // Nobody is signed in: the logout behind the button has nothing to end.
    watch.allow(/status of 401/);
    await page.goto('/callback?error=access_denied&error_description=Send+us+your+password&state=x');
    await expect(page.getByRole('heading', { name: "Sorry, we can't process your request" })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('Send us your password');
    await expect(page).toHaveTitle(/^Error: /);
    await page.getByRole('button', { name: 'Back to welcome page' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
  },
);

test('a callback that nobody asked for signs nobody in', full, async ({ page }) => {
  await page.goto('/callback?code=stolen&state=forged');
  await expect(page.getByRole('heading', { name: "Sorry, we can't process your request" })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByLabel('Email address', { exact: true })).toBeVisible();
});

test(
  'when the provider fails after the password the person sees the error page and nothing of it',
  full,
  async ({ page, watch }) => {
    watch.allow(/status of (401|503)/);
    await page.route('**/oidc/token', (route) => route.fulfill({ status: 503, body: 'stack trace' }));
    await page.goto('/login');
    await fillSignIn(page, 'meilin@example.com');
    await expect(page.getByRole('heading', { name: "Sorry, we can't process your request" })).toBeVisible();
    await expect(page.locator('body')).not.toContainText('stack trace');
    await page.getByRole('button', { name: 'Back to welcome page' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
  },
);

test(
  'when the gateway fails during sign-in the person is logged out and told',
  full,
  async ({ page, watch }) => {
    watch.allow(/status of 503/);
    await page.route('**/api', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/login');
    await fillSignIn(page, 'meilin@example.com');
    await expect(page).toHaveURL(/\/welcome$/);
    await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
  },
);

test('when one card fails the others still answer, and Try Again brings it back', async ({ page }) => {
  let fails = true;
  await page.route('**/api', async (route) => {
    const body: Record<string, unknown> = route.request().postDataJSON();
    if (!fails || !('bills:outstandingPayment' in body)) return route.continue();
    const response = await route.fetch();
    const answer: Record<string, unknown> = await response.json();
    const error = { code: 'SK_UNKNOWN_1001', message: '', reference: '00000000' };
    return route.fulfill({ response, json: { ...answer, 'bills:outstandingPayment': { error } } });
  });
  await comeIn(page, 'meilin@example.com');
  await expect(page.getByText('We cannot show your balance just now')).toBeVisible();
  await expect(page.getByText(/ a usual Friday\.$/)).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('128.45').first()).toBeVisible();
});

test(
  'a gateway that cannot be reached before signing in leaves the person on the welcome page',
  full,
  async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|status of 503/);
    await page.route('**/skalbox/public/config', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/welcome');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible();
  },
);
