import { byEachHand, openMenu } from '../../support/hands.ts';
import { comeIn } from '../../support/people.ts';
import { expect, full, test } from '../../support/test.ts';

test.use({ hasTouch: true });

test(
  'Mei Lin reads and saves a letter, and looks at U-Save, with a mouse and with a finger',
  full,
  async ({ page, portal }) => {
    await comeIn(page, 'meilin@example.com', portal.origin);
    await byEachHand(page, async (hand) => {
      const { press, width } = hand;
      await page.goto('/dashboard');
      const menu = await openMenu(page, hand);
      await press(menu.getByRole('button', { name: 'Services' }));
      await press(page.getByRole('link', { name: 'Letters', exact: true }).first());
      await press(page.getByRole('link', { name: /^Meter reading reminder/ }));
      const title = page.getByRole('heading', { level: 2, name: 'Meter reading reminder' });
      await expect(title).toBeVisible();
      await expect(page.getByText('Dear Tan Mei Lin')).toBeVisible();
      const saved = page.waitForEvent('download');
      await press(page.getByRole('button', { name: 'Download' }));
      expect((await saved).suggestedFilename()).toMatch(/^Meter-reading-reminder-.*\.pdf$/);
      await press(page.getByRole('link', { name: 'Next letter' }));
      await expect(page.getByRole('heading', { level: 2, name: 'U-Save credited' })).toBeVisible();
      if (width !== 1280) {
        await press(page.getByRole('link', { name: 'All letters' }));
        await expect(page.getByRole('link', { name: /^U-Save credited/ }).first()).toBeFocused();
      }
      await page.goto('/services/u-save');
      await press(page.getByRole('button', { name: 'Next page' }));
      await expect(page.getByText(/^Showing 11 - 20 out of/)).toBeVisible();
      await press(page.getByRole('button', { name: 'Previous page' }));
      await expect(page.getByText(/^Showing 1 - 10 out of/)).toBeVisible();
    });
  },
);
