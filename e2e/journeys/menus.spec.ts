import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { comeIn, openAccountMenu } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const focused = (page: Page) => page.locator(':focus');

test(
  'Mei Lin goes through menus and panels by keys alone, on a wide screen and on her phone',
  full,
  async ({ page }) => {
    // During a transition the colours are not the final ones.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await comeIn(page, 'meilin@example.com');
    await expect(page.getByText('128.45').first()).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main' });

    // The services panel: its first item has the focus, arrow keys stay in the column, Escape returns.
    await menu.getByRole('button', { name: 'Services' }).focus();
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveText('Request for Refund');
    await expectNoAxeFindings(page);
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveText('Request for Payment Arrangement');
    await page.keyboard.press('Escape');
    await expect(focused(page)).toHaveText('Services');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText(/^Reschedule Residential Appointment/);
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('Conservation Tips');
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText('Help');
    await expect(page.getByRole('heading', { name: 'Utilities Account' })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveText('Help');
    await expect(page).toHaveURL(/\/help$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
    await expect(page.getByRole('main')).toContainText('Blk 145 Lorong 2 Toa Payoh #08-21');

    // The drawer: the focus stays inside, comes back, or goes with the page that opens.
    await page.setViewportSize({ width: 390, height: 844 });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Services' }).press('Enter');
    await drawer.getByRole('button', { name: /Profile/ }).press('Enter');
    await expect(drawer.getByText('meilin@example.com')).toBeVisible();
    await expectNoAxeFindings(page);
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(drawer.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await drawer.getByRole('link', { name: 'Home' }).press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await button.press('Enter');
    await drawer.getByRole('button', { name: /Profile/ }).press('Enter');
    await drawer.getByRole('button', { name: 'Change Password' }).press('Enter');
    await page
      .getByRole('dialog', { name: 'Change Password' })
      .getByRole('button', { name: 'Cancel' })
      .press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();

    // The strip of page beside it closes the drawer, which slides then.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await button.click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(20, 600);
    await expect(drawer).toHaveCount(0);
  },
);

test('the terms have the full header and no premises bar', full, async ({ page }) => {
  await comeIn(page, 'meilin@example.com');
  await page.goto('/tnc');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('#08-21');
});

test('Logout stays where it is while name, number and accounts are on their way', full, async ({ page }) => {
  await comeIn(page, 'meilin@example.com', '', '/help');
  for (const width of [1280, 390] as const) {
    await page.setViewportSize({ width, height: 900 });
    let letGo = () => {};
    const isHeld = new Promise<void>((free) => {
      letGo = free;
    });
    await page.route('**/api', async (route) => {
      const asked = route.request().postData() ?? '';
      if (/user:(profileInfo|getAccounts)"/.test(asked)) await isHeld;
      await route.continue();
    });
    await page.goto('/help');
    if (width === 390) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: /Profile/ }).click();
    } else await openAccountMenu(page);
    const logout = page.getByRole('link', { name: 'Logout', exact: true });
    await expect(logout).toBeVisible();
    const place = async () => Math.round((await logout.boundingBox())?.y ?? 0);
    await expect.poll(place).toBeGreaterThan(0);
    const before = await place();
    letGo();
    await expect(page.getByRole('link', { name: 'Update Mailing Address' })).toBeVisible();
    expect(await place(), `at ${width} px`).toBe(before);
    await page.unroute('**/api');
  }
});
