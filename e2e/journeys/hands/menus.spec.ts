import type { Page } from '@playwright/test';
import { byEachHand, openAccount, openMenu } from '../../support/hands.ts';
import { comeIn } from '../../support/people.ts';
import { expect, full, test } from '../../support/test.ts';

test.use({ hasTouch: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const background = (page: Page) =>
  page.evaluate('getComputedStyle(document.documentElement).backgroundColor');

test('Mei Lin goes through her menus with a mouse and with a finger', full, async ({ page, portal }) => {
  await comeIn(page, 'meilin@example.com', portal.origin);
  await byEachHand(page, async (hand) => {
    await hand.press((await openMenu(page, hand)).getByRole('link', { name: 'Help' }));
    await expect(heading(page)).toHaveText('Help');
    await expect(drawer(page)).toHaveCount(0);
    await hand.press((await openMenu(page, hand)).getByRole('link', { name: 'Home' }));
    await expect(page).toHaveURL(/\/dashboard$/);

    const menu = await openMenu(page, hand);
    const services = menu.getByRole('button', { name: 'Services' });
    await hand.press(services);
    await expect(menu.getByRole('link', { name: /^Open Account/ })).toBeVisible();
    await hand.press(services);
    await expect(menu.getByRole('link', { name: /^Open Account/ })).toHaveCount(0);
    if (hand.width !== 390) {
      await hand.press(services);
      await expect(menu.getByRole('link', { name: /^Open Account/ })).toBeVisible();
      // Beside it, on the page.
      await hand.pressAt(page, hand.width / 2, 890);
      await expect(menu.getByRole('link', { name: /^Open Account/ })).toHaveCount(0);
      return;
    }
    await hand.press(drawer(page).getByRole('button', { name: 'Close', exact: true }));
    await expect(drawer(page)).toHaveCount(0);
    await openMenu(page, hand);
    await hand.pressAt(page, 20, 600);
    await expect(drawer(page)).toHaveCount(0);
  });
});

test(
  'Mei Lin chooses how the portal looks with a mouse and with a finger',
  full,
  async ({ page, portal }) => {
    await comeIn(page, 'meilin@example.com', portal.origin);
    await byEachHand(page, async (hand) => {
      const account = await openAccount(page, hand);
      const colours = new Map<string, unknown>();
      for (const choice of ['Dark', 'Light']) {
        await hand.press(account.getByRole('button', { name: choice, exact: true }));
        await expect(account.getByRole('button', { name: choice, exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        colours.set(choice, await background(page));
      }
      expect(colours.get('Dark')).not.toBe(colours.get('Light'));
      await hand.press(account.getByRole('button', { name: 'Dark', exact: true }));
      await page.reload();
      await expect(heading(page)).toBeVisible();
      expect(await background(page), 'after a reload').toBe(colours.get('Dark'));

      await hand.press((await openAccount(page, hand)).getByRole('button', { name: 'Change Password' }));
      await hand.press(dialog(page, 'Change Password').getByRole('button', { name: 'Cancel' }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const again = await openAccount(page, hand);
      await hand.press(again.getByRole('button', { name: 'System', exact: true }));
      expect(await background(page), 'as the system has it').toBe(colours.get('Light'));
      await hand.pressAt(page, 20, 600);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  },
);
