import { comeIn, fillSignIn, leaveSignInPages } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

test(
  'a visitor who asks for a page signs in first and then gets it, with its query',
  full,
  async ({ page, watch }) => {
    // The account parameter is the specification's own.
    watch.allow(/an account number stands in an address: \/dashboard/);
    await page.goto('/dashboard?account=8934530034');
    await fillSignIn(page, 'bernard@example.com');
    await leaveSignInPages(page);
    await expect(page).toHaveURL(/\/dashboard\?account=8934530034$/);
    await expect(page.getByText('8934530034').first()).toBeVisible();
  },
);

test('an account that is not hers leaves Mei Lin at her own premises', full, async ({ page, watch }) => {
  watch.allow(/an account number stands in an address: \/dashboard/);
  await page.goto('/dashboard?account=8934530034');
  await fillSignIn(page, 'meilin@example.com');
  await leaveSignInPages(page);
  await expect(page.getByText('Blk 145 Lorong 2 Toa Payoh #08-21').first()).toBeVisible();
  await expect(page.getByText('8934530034')).toHaveCount(0);
});

test('somebody signed in who opens the welcome page or the root stays signed in', full, async ({ page }) => {
  await comeIn(page, 'meilin@example.com');
  for (const path of ['/', '/home', '/welcome', '/login']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
});

test('a page that does not exist says so and leads home', full, async ({ page }) => {
  await page.goto('/bills/of/nobody');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
});

test('reloading keeps the person signed in and shows the same figures', full, async ({ page }) => {
  await comeIn(page, 'meilin@example.com');
  await expect(page.getByText('128.45').first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('128.45').first()).toBeVisible();
});
