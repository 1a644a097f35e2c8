import { expectNoAxeFindings } from '../support/axe.ts';
import { tabTo } from '../support/keys.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';
import { overflowing } from '../support/width.ts';

test('Mei Lin goes from her bill to what it came from and on to a tip', async ({ page }) => {
  await comeIn(page, 'meilin@example.com', '', '/bills');
  await page.getByRole('link', { name: /bill$/ }).first().waitFor();
  await page.goto('/bill-insights');
  await expect(page.getByRole('heading', { level: 1, name: 'Understanding Your Bill' })).toBeVisible();
  const months = page.getByRole('group', { name: 'Months' });
  await expect(months.getByRole('button', { pressed: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Figures of the month' })).toBeVisible();
  await expectNoAxeFindings(page);
  await months.getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/\/bill-insights\?month=20\d\d-\d\d$/);
  const bill = page.getByRole('link', { name: / bill$/ });
  await bill.click();
  await expect(page).toHaveURL(/\/bills\/B/);
  await page.getByRole('link', { name: 'Understanding Your Bill' }).click();
  await expect(page).toHaveURL(/\/bill-insights\?month=20\d\d-\d\d$/);
  await page.getByRole('link', { name: 'Conservation Tips' }).last().click();
  await expect(page).toHaveURL(/\/home-energy-audit\/tips\?tabId=results-tips\./);
  await expect(page.getByText(/^About S\$\d+\.\d\d a month$/).first()).toBeVisible();
  await expectNoAxeFindings(page);
});

test('the months, the chart and the table are read by keys alone', full, async ({ page }) => {
  await comeIn(page, 'meilin@example.com', '', '/bill-insights');
  await expect(page.getByRole('region', { name: 'Figures of the month' })).toBeVisible();
  await tabTo(page, /^Earlier months$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Earlier months' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/month=/);
  await expect(page.getByRole('region', { name: 'Figures of the month' })).toBeVisible();
  const chart = page.getByRole('application');
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/kilowatt hours|no bill/)).toBeAttached();
  await tabTo(page, /^View as table$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(13);
});

test('a finger chooses the month from a list on a phone', full, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeIn(page, 'meilin@example.com', '', '/bill-insights');
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 2 });
  await expect(page).toHaveURL(/month=/);
  await expect(page.getByRole('region', { name: 'Figures of the month' })).toBeVisible();
  expect(await overflowing(page)).toEqual([]);
});

test(
  'every address of the audit leads to the tips, and a tab that there is not to the first one',
  full,
  async ({ page }) => {
    await comeIn(page, 'meilin@example.com', '', '/home-energy-audit');
    for (const path of [
      '',
      '/',
      '/tips',
      '/results/old?x=1',
      '/tips?tabId=toaster',
      '/tips?tabId=results-tips.toaster',
    ]) {
      await page.goto(`/home-energy-audit${path}`);
      await expect(page).toHaveURL(/\/home-energy-audit\/tips\?tabId=results-tips\.air-conditioner$/);
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Air-con');
    }
    await page.getByRole('tab', { name: 'Shower and taps' }).click();
    await expect(page).toHaveURL(/tabId=results-tips\.shower-and-taps$/);
    await page.reload();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Shower and taps');
  },
);
