import { expectNoAxeFindings } from '../support/axe.ts';
import { tabTo } from '../support/keys.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

test('Mei Lin looks through her U-Save by keys alone', async ({ page }) => {
  await comeIn(page, 'meilin@example.com', '', '/services/u-save');
  await expect(page.getByText('45 dollars 3 cents')).toBeAttached();
  await expect(page.getByRole('row', { name: /November 2026 bill.*UTILISED/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await tabTo(page, /^Next page$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\/u-save\?page=2$/);
  await expect(page.getByText(/^Showing 11 - 20 out of \d+$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeFocused();
  await page.goBack();
  await expect(page.getByText(/^Showing 1 - 10 out of \d+$/)).toBeVisible();
});

test('a customer without U-Save is told so when the page is opened directly', full, async ({ page }) => {
  await comeIn(page, 'kopi@example.com', '', '/services/u-save');
  await expect(
    page.getByText('This feature is currently not available for this utilities account.'),
  ).toBeVisible();
});
