import { tabTo } from '../support/keys.ts';
import { expect, full, test } from '../support/test.ts';

test('Mei Lin needs no mouse: she signs in, reads her usage, changes the theme and logs out', async ({
  page,
}) => {
  await page.goto('/welcome');
  // The prerendered page is replaced once when its script starts.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Login$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
  await tabTo(page, /^Email address$/);
  await page.keyboard.type('meilin@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Portal-Demo-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('128.45').first()).toBeVisible();

  await tabTo(page, /account menu$/);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Account' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: /account menu/ })).toBeFocused();

  await tabTo(page, /^View as table$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeVisible();

  await tabTo(page, /account menu$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  const paper = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
  const asBefore = await paper();
  await tabTo(page, /^Dark$/);
  await page.keyboard.press('Space');
  await expect(panel.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  expect(await paper(), 'the theme has changed').not.toBe(asBefore);
  await tabTo(page, /^Logout$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/welcome$/);
});

test('the chart of today is read by arrow keys, one half hour at a time', full, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email address', { exact: true }).fill('meilin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Portal-Demo-2026');
  await page.keyboard.press('Enter');
  const chart = page.getByRole('main').locator('[aria-label*="by half hour"][tabindex="0"]');
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(page.getByText(/^12 AM, \d+\.\d\d kilowatt hours/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^12:30 AM, \d+\.\d\d kilowatt hours/)).toBeAttached();
});
