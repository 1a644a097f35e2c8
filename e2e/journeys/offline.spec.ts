import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

test(
  'off line, a dialog that cannot be fetched is an alert over the list; Try Again opens it when the network is back',
  full,
  async ({ page, portal, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|Unable to preload CSS|Failed to fetch|PageNotFetched/);
    await comeIn(page, 'meilin@example.com', portal.origin, '/bills');
    await page.getByRole('link', { name: /November 2026 bill/ }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    const opener = page.getByRole('button', { name: /account menu/ });
    await opener.click();
    const alert = page.getByRole('alertdialog', { name: 'Error' });
    await expect(alert).toContainText('An unexpected error has occured. Please try again.');
    await expect(page.getByRole('link', { name: /November 2026 bill/, includeHidden: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    await expect(opener).toBeFocused();

    const pay = page.getByRole('main').getByRole('button', { name: 'Pay by PayNow QR' });
    await pay.click();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(alert.getByRole('button', { name: 'Try Again' })).not.toHaveAttribute('aria-disabled');
    await page.context().setOffline(false);
    await alert.getByRole('button', { name: 'Try Again' }).click();
    const dialog = page.getByRole('dialog');
    // A browser that remembers the failure gets the page anew, and the press is made again.
    await expect(async () => {
      if (!(await dialog.isVisible())) await pay.click({ timeout: 5_000 });
      await expect(dialog).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(alert).toHaveCount(0);
    // Its style sheet came too: it lies over the page.
    await expect(dialog.locator('xpath=ancestor::div[last()]')).toHaveCSS('position', 'fixed');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'off line, a page that cannot be fetched says so inside the portal and opens when the network is back',
  full,
  async ({ page, portal, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|Unable to preload CSS|Failed to fetch|PageNotFetched/);
    await comeIn(page, 'meilin@example.com', portal.origin);
    await page.getByText('128.45').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page could not be loaded');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Still not working. Please try again later.')).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading).toHaveText('Help');
  },
);
