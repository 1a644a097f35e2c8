import type { Locator, Page } from '@playwright/test';
import { byEachHand } from '../../support/hands.ts';
import { comeIn } from '../../support/people.ts';
import { expect, full, test } from '../../support/test.ts';

test.use({ hasTouch: true });

const REST_MS = 100;

/** A finger is drawn across the slide and rests at the end: the browser keeps the press after a flick to itself. */
async function swipe(page: Page, over: Locator, towards: 1 | -1): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('no slide is drawn');
  const finger = await page.context().newCDPSession(page);
  const y = box.y + 100;
  const from = box.x + box.width / 2 - towards * 80;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (const step of [40, 80, 120, 160]) await touch('touchMove', from + towards * step);
  await page.waitForTimeout(REST_MS);
  await touch('touchEnd');
  await finger.detach();
}

test(
  'Grace is shown around with a mouse and with a finger, and puts the warning away',
  full,
  async ({ page, ownPortal }) => {
    const { origin } = await ownPortal();
    await comeIn(page, 'grace@example.com', origin);
    const slides = page.getByRole('dialog');
    await expect(slides.getByText('1 of 5', { exact: true })).toBeVisible();
    await byEachHand(page, async ({ width, press }) => {
      await press(slides.getByRole('button', { name: 'Next', exact: true }));
      await expect(slides.getByText('2 of 5', { exact: true })).toBeVisible();
      await press(slides.getByRole('button', { name: 'Back', exact: true }));
      await expect(slides.getByText('1 of 5', { exact: true })).toBeVisible();
      if (width === 390) {
        await swipe(page, slides, -1);
        await expect(slides.getByText('2 of 5', { exact: true })).toBeVisible();
        await swipe(page, slides, 1);
        await expect(slides.getByText('1 of 5', { exact: true })).toBeVisible();
      }
      if (width !== 820) return;
      for (let at = 2; at <= 5; at += 1)
        await press(slides.getByRole('button', { name: 'Next', exact: true }));
      await press(slides.getByRole('button', { name: 'Done', exact: true }));
      await expect(slides).toHaveAccessibleName('GIRO without the paper form');
      await press(slides.getByRole('button', { name: 'Not now', exact: true }));
      await expect(slides).toHaveCount(0);
    });
    const advisory = page.getByRole('region', { name: 'Scam advisory' });
    await advisory.getByRole('button').tap();
    await expect(advisory).toHaveCount(0);
  },
);
