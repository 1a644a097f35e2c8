import type { Page } from '@playwright/test';
import { byEachHand } from '../../support/hands.ts';
import { comeIn } from '../../support/people.ts';
import { expect, full, test } from '../../support/test.ts';

test.use({ hasTouch: true });

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('row');

test(
  'Mei Lin reads her bills and payments with a mouse and with a finger',
  full,
  async ({ page, portal }) => {
    await comeIn(page, 'meilin@example.com', portal.origin);
    await byEachHand(page, async ({ press }) => {
      await page.goto('/bills');
      for (const name of ['Bills', 'Payments', 'U-Save', 'Refund', 'All']) {
        await press(tab(page, name));
        await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      }
      await expect(page).toHaveURL(/tabId=history\.all$/);

      const before = await rows(page).count();
      await press(page.getByRole('button', { name: 'Show more' }));
      await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
      const years = page.getByRole('navigation', { name: 'Years' }).getByRole('button');
      await press(years.last());
      const oldest = (await years.last().textContent()) ?? '';
      await expect(page.getByRole('heading', { name: oldest, exact: true })).toBeFocused();
      await expect(page.getByRole('heading', { name: oldest, exact: true })).toBeInViewport();

      const bill = page.getByRole('link', { name: /^November 2026 bill/ });
      // The whole row is the target.
      await press(rows(page).filter({ has: bill }));
      await expect(page.getByRole('heading', { level: 1, name: 'November 2026 bill' })).toBeVisible();
      const saved = page.waitForEvent('download');
      await press(page.getByRole('button', { name: 'Bill PDF' }).first());
      expect((await saved).suggestedFilename()).toBe('8934521670-Nov-2026.pdf');
      await press(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Bills' }));
      await press(tab(page, 'Payments'));
      const opener = rows(page)
        .getByRole('button', { name: /^Receipt/ })
        .first();
      await press(opener);
      const receipt = page.getByRole('dialog', { name: 'Payment received' });
      await expect(page).toHaveURL(/\/paynow\/receipt\/PN-[\d-]+$/);
      const receiptPdf = page.waitForEvent('download');
      await press(receipt.getByRole('button', { name: 'Save receipt (PDF)' }));
      expect((await receiptPdf).suggestedFilename()).toMatch(/^Receipt-.*\.pdf$/);
      await press(receipt.getByRole('button', { name: 'Done' }));
      await expect(receipt).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(/\/bills\?tabId=history\.payments$/);
    });
  },
);

test(
  'Mei Lin looks through the days of her usage with a mouse and with a finger',
  full,
  async ({ page, portal }) => {
    await comeIn(page, 'meilin@example.com', portal.origin);
    await byEachHand(page, async ({ press }) => {
      await page.goto('/dashboard');
      const days = page
        .getByRole('group')
        .filter({ has: page.getByRole('button', { name: /Previous day/i }) });
      await expect(days).toHaveText(/Today/);
      const today = await days.innerText();
      await press(days.getByRole('button', { name: /Previous day/i }));
      await expect(days).not.toHaveText(today);
      await press(days.getByRole('button', { name: /Next day/i }));
      await expect(days).toHaveText(today);
      await press(page.getByRole('button', { name: 'View as table' }));
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    });
  },
);
