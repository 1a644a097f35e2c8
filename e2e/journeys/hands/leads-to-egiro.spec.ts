import type { Page } from '@playwright/test';
import { byEachHand } from '../../support/hands.ts';
import { comeIn } from '../../support/people.ts';
import { expect, full, test } from '../../support/test.ts';

test.use({ hasTouch: true });

const onAbout = async (page: Page) => {
  await expect(page).toHaveURL(/\/e-giro$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test(
  'Grace is led to eGIRO by the last slide, once more by the news, and by neither after that',
  full,
  async ({ page, ownPortal }) => {
    const portal = await ownPortal();
    await comeIn(page, 'grace@example.com', portal.origin);
    const slides = page.getByRole('dialog', { name: 'Choose Giro Payment' });
    const news = page.getByRole('dialog', { name: 'GIRO without the paper form' });
    await byEachHand(page, async ({ press, width }) => {
      await page.goto(`${portal.origin}/dashboard`);
      if (width === 1280) {
        for (let slide = 1; slide < 5; slide += 1)
          await press(page.getByRole('dialog').getByRole('button', { name: 'Next' }));
        await press(slides.getByRole('link'));
        await onAbout(page);
      } else if (width === 390) {
        await press(news.getByRole('link', { name: 'Apply now' }));
        await onAbout(page);
      } else {
        await expect(page.getByRole('heading', { name: 'TOTAL AMOUNT PAYABLE' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  },
);

test(
  'Mei Lin is led to eGIRO from a banner, from her bills, from one bill and from GIRO',
  full,
  async ({ page, portal }) => {
    await comeIn(page, 'meilin@example.com', portal.origin);
    const banners = page.getByRole('region', { name: 'News and offers' });
    const main = page.getByRole('main');
    await byEachHand(page, async ({ press }) => {
      await page.goto('/dashboard');
      await press(banners.getByRole('button', { name: 'Pause slides' }));
      const wanted = banners.getByRole('link', { name: 'Apply now' });
      await expect(async () => {
        if (!(await wanted.isVisible())) await press(banners.getByRole('button', { name: 'Next slide' }));
        expect(await wanted.isVisible()).toBe(true);
      }).toPass();
      await press(wanted);
      await onAbout(page);
      await page.goto('/bills');
      await press(main.getByRole('link', { name: 'Set up eGIRO' }));
      await onAbout(page);
      await page.goto('/bills');
      await press(main.getByRole('link', { name: /^November 2026 bill/ }));
      await expect(page).toHaveURL(/\/bills\/./);
      await press(main.getByRole('link', { name: 'Set up eGIRO' }).first());
      await onAbout(page);
      await page.goto('/services/giro');
      await press(main.getByRole('link', { name: 'About eGIRO' }));
      await onAbout(page);
    });
  },
);
