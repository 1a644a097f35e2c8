import type { Page } from '@playwright/test';
import { byEachHand } from '../../support/hands.ts';
import { comeIn } from '../../support/people.ts';
import { expect, full, test } from '../../support/test.ts';

test.use({ hasTouch: true });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pay by PayNow QR' });
const waiting = (page: Page) => dialog(page).getByText('Waiting for payment.');

test(
  'Siti chooses what to pay, changes it and makes a newer code, with a mouse and with a finger',
  full,
  async ({ page, context, portal }) => {
    await comeIn(page, 'kopi@example.com', portal.origin);
    const other = await context.newPage();
    await byEachHand(page, async ({ press, type }) => {
      await page.goto('/dashboard');
      await press(page.getByRole('main').getByRole('button', { name: /^Pay/ }));
      const ticks = dialog(page).getByRole('checkbox');
      await expect(ticks).toHaveCount(2);
      await press(ticks.first());
      await expect(ticks.first()).not.toBeChecked();
      // By its words.
      await press(
        dialog(page)
          .locator('label')
          .filter({ hasText: /^\d{10}/ })
          .first(),
      );
      await expect(ticks.first()).toBeChecked();
      await press(ticks.first());
      await type(dialog(page).getByLabel(/^Amount for/), '12.35');
      await press(dialog(page).getByRole('button', { name: 'Show QR code' }));
      await expect(waiting(page)).toBeVisible();
      await expect(
        dialog(page)
          .getByText(/12 dollars 35 cents/)
          .first(),
      ).toBeAttached();

      await press(dialog(page).getByRole('button', { name: 'Change', exact: true }));
      await type(dialog(page).getByLabel(/^Amount for/), '7.05');
      await press(dialog(page).getByRole('button', { name: 'Show QR code' }));
      await expect(waiting(page)).toBeVisible();

      // Elsewhere another code is made for the same account: this one has ended.
      await other.goto(`${portal.origin}/paynow`);
      await dialog(other).getByRole('button', { name: 'Show QR code' }).click();
      await expect(waiting(other)).toBeVisible();
      const again = dialog(page).getByRole('button', { name: 'Regenerate' });
      await expect(again).toBeVisible();
      await press(again);
      await expect(waiting(page)).toBeVisible();
      await press(dialog(page).getByRole('button', { name: 'Close', exact: true }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  },
);
