import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { comeIn, enterApp, fillSignIn, leaveSignInPages } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const focused = (page: Page) => page.locator(':focus');

test('the address holds the tab, Back goes to the one before, and a PDF that fails can be had at the next try', async ({
  page,
  watch,
}) => {
  await comeIn(page, 'meilin@example.com', '', '/bills?tabId=history.nonsense');
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  await page.goto('/bills?tabId=history.refund');
  await expect(tab(page, 'Refund')).toHaveAttribute('aria-selected', 'true');

  // By keys alone, from the tab to the bill and back.
  await tab(page, 'Refund').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/bills?tabId=history.usave');
  await expect(tab(page, 'U-Save')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/bills?tabId=history.payments');
  await page.goBack();
  await expect(tab(page, 'U-Save')).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tab(page, 'U-Save')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Pay by PayNow QR' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pay by PayNow QR' });
  await expect(dialog.getByText('Waiting for payment.')).toBeVisible();
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(focused(page)).toHaveText('Pay by PayNow QR');
  await tab(page, 'Bills').press('Enter');
  await page.getByRole('link', { name: /^November 2026 bill/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'November 2026 bill' })).toBeFocused();

  watch.allow(/status of 500/);
  await page.route('**/bills/download', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await page.getByRole('button', { name: 'Bill PDF' }).first().press('Enter');
  const alert = page.getByRole('alertdialog', { name: 'Error' });
  await expect(alert).toContainText('An unexpected error has occured. Please try again later.');
  const saved = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Try Again' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe('8934521670-Nov-2026.pdf');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'November 2026 bill' })).toBeVisible();
  await expect(page.locator('header:visible, footer:visible')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Bills' })
    .press('Enter');
  await expect(page).toHaveURL('/bills');
});

test(
  'at a kiosk nothing is kept; PayNow rests only when its maintenance is permanent; the app has no frame',
  full,
  async ({ page, context }) => {
    const rest = { flag: true, type: 'permanent', message: 'Back on Monday.' };
    await context.route('**/checkFeature?*', (route) => route.fulfill({ json: rest }));
    await page.goto('/?mode=kiosk');
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await fillSignIn(page, 'meilin@example.com');
    await leaveSignInPages(page);
    const main = page.getByRole('main');
    const pay = main.getByRole('button', { name: /^Pay/ });
    await expect(main.getByText('PayNow QR is not available just now')).toBeVisible();
    await expect(pay).toHaveCount(0);
    await page.goto('/paynow');
    await expect(main.getByText('PayNow QR is not available just now')).toBeVisible();
    await expect(main.getByRole('link', { name: 'View Bills and Payment History' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    rest.type = 'partial';
    await page.goto('/bills');
    await expect(main.getByText('Back on Monday.')).toBeVisible();
    await expect(main.getByRole('link', { name: /^November 2026 bill/ })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Bill PDF' })).toHaveCount(0);
    await expectNoAxeFindings(page);
    await main
      .getByRole('button', { name: /^Receipt/ })
      .first()
      .click();
    const receipt = page.getByRole('dialog', { name: 'Payment received' });
    await expect(receipt.getByRole('button', { name: /Save/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(receipt).toHaveCount(0);
    await pay.click();
    const dialog = page.getByRole('dialog', { name: 'Pay by PayNow QR' });
    await expect(dialog.getByText('Waiting for payment.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Save|Share/ })).toHaveCount(0);
    await page.keyboard.press('Escape');

    rest.flag = false;
    await enterApp(page);
    await page.goto('/paynow?mode=mobile');
    await expect(dialog.getByRole('button', { name: 'Save image' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('header:visible, footer:visible')).toHaveCount(0);
    await expect(main.getByText('Back on Monday.')).toHaveCount(0);
    await main.getByRole('link', { name: 'View Bills and Payment History' }).click();
    await expect(main.getByRole('button', { name: /Bill PDF/ }).first()).toBeVisible();
  },
);
