import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { tabTo } from '../support/keys.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const letters = (page: Page) => page.getByRole('region', { name: 'Letters' }).getByRole('link');
const reminder = (page: Page) => page.getByRole('link', { name: /^Meter reading reminder/ });

test('Mei Lin reads her letters by keys alone, and saves one at the next try', async ({ page, watch }) => {
  await comeIn(page, 'meilin@example.com', '', '/services/e-letters');
  await expect(page.getByText('Dear Tan Mei Lin')).toBeVisible();
  await expect(reminder(page)).toContainText('hours ago');
  await tabTo(page, /^Meter reading reminder/);
  await page.keyboard.press('ArrowDown');
  await expect(letters(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/letter=L100101-reading-reminder-next/);
  await expect(page.getByRole('heading', { level: 2, name: 'Meter reading reminder' })).toBeFocused();
  await expectNoAxeFindings(page);

  watch.allow(/status of 500/);
  await page.route('**/eletters/download', (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Download' }).press('Enter');
  const alert = page.getByRole('alertdialog', { name: 'Error' });
  await expect(alert).toContainText('An unexpected error has occured. Please try again later.');
  const saved = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Try Again' }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/^Meter-reading-reminder-8934521670-.*\.pdf$/);

  await page.getByRole('link', { name: 'Next letter' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'U-Save credited' })).toBeFocused();
  await page.goBack();
  await page.reload();
  await expect(page.getByText('Dear Tan Mei Lin')).toBeVisible();
  // Opened: the server has kept it.
  await expect(reminder(page)).not.toContainText('New');
});

test('Samuel sees the letters of both business partners in one list', full, async ({ page }) => {
  await comeIn(page, 'samuel@example.com', '', '/services/e-letters');
  await expect(page.getByText(/^\d+ letters$/)).toBeVisible();
  const texts = (await letters(page).allTextContents()).join(' ');
  for (const account of ['8934595011', '8934595029']) expect(texts).toContain(account);
});

test('Grace has no letter, and Bernard’s condominium has its own', full, async ({ page, browser }) => {
  await comeIn(page, 'grace@example.com', '', '/services/e-letters');
  await expect(page.getByText('No letters yet')).toBeVisible();
  const other = await browser.newPage();
  await comeIn(other, 'bernard@example.com', new URL(page.url()).origin, '/services/e-letters');
  await expect(other.getByText(/^\d+ letters?$/)).toBeVisible();
  await other.close();
});
