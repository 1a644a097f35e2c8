import type { Page } from '@playwright/test';
import { comeIn, logOut, signIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const grace = 'grace@example.com';
const TO_AFTER_MIDNIGHT = 9 * 3_600_000;
const slides = ['Welcome', 'Search your premises', 'Bills', 'Services', 'Choose Giro Payment'];

const advisory = (page: Page) => page.getByRole('region', { name: 'Scam advisory' });

/** The page of somebody signed in, every answer drawn: what was to open has opened. */
async function dashboardStands(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'TOTAL AMOUNT PAYABLE' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function isLedThroughBy(page: Page, key: string): Promise<void> {
  const heights: number[] = [];
  for (const title of slides) {
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    const onward = page.getByRole('dialog').getByRole('button', { name: /^(Next|Done)$/ });
    heights.push((await onward.boundingBox())?.y ?? 0);
    await page.keyboard.press(key);
  }
  expect(new Set(heights).size, 'heights at which Next stands').toBe(1);
}

test('on a phone the advisory takes two lines, and the first card with its act stands in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeIn(page, 'meilin@example.com');
  await dashboardStands(page);
  const text = advisory(page).locator('p');
  // 0.9375rem by 1.5, with 10 px above and below.
  expect((await text.boundingBox())?.height).toBeLessThanOrEqual(2 * 22.5 + 20 + 1);
  await expect(page.getByRole('button', { name: /^Pay S\$/ })).toBeInViewport({ ratio: 1 });
});

test(
  'Grace is shown around once and warned once a day, whoever used the browser before',
  full,
  async ({ page, ownPortal }) => {
    const portal = await ownPortal();
    await signIn(page, 'chitra@example.com', portal);
    await dashboardStands(page);
    await advisory(page).getByRole('button').click();
    await logOut(page);

    await signIn(page, grace, portal);
    await expect(page.getByRole('dialog').getByText('1 of 5')).toBeVisible();
    await isLedThroughBy(page, 'ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Choose Giro Payment' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    const news = page.getByRole('dialog', { name: 'GIRO without the paper form' });
    await news.getByRole('button', { name: 'Not now' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const below = page.getByRole('heading', { name: 'TOTAL AMOUNT PAYABLE' });
    const before = (await below.boundingBox())?.y ?? 0;
    await advisory(page).getByRole('button').press('Enter');
    await expect(advisory(page)).toHaveCount(0);
    expect((await below.boundingBox())?.y, 'the cards move up').toBeLessThan(before);
    await expect(page.getByText('Scam advisory closed.')).toBeFocused();

    await page.reload();
    await dashboardStands(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(advisory(page)).toHaveCount(0);
    await logOut(page);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('portal.'))),
    ).toEqual([]);
    await signIn(page, grace, portal);
    await dashboardStands(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(advisory(page)).toHaveCount(0);

    await logOut(page);
    await portal.shift(TO_AFTER_MIDNIGHT);
    await signIn(page, grace, portal);
    await expect(advisory(page)).toBeVisible();
  },
);
