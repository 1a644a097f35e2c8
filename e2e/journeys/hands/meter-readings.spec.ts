import type { Page } from '@playwright/test';
import { byEachHand } from '../../support/hands.ts';
import { comeIn } from '../../support/people.ts';
import { photo } from '../../support/photo.ts';
import { expect, full, test } from '../../support/test.ts';

test.use({ hasTouch: true });

const boxes = (page: Page, utility: string) => page.getByLabel(new RegExp(`Reading today.*${utility} meter`));
const paste = `{
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '2,379 kWh');
  const init = { clipboardData, bubbles: true, cancelable: true };
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', init));
}`;

/** Boxes are drawn under the one input: a person presses the third one. */
async function pressBox(
  page: Page,
  utility: string,
  box: number,
  pressAt: (x: number, y: number) => Promise<void>,
) {
  const drawn = boxes(page, utility).locator('xpath=..').locator('[data-box]').nth(box);
  await drawn.scrollIntoViewIfNeeded();
  const place = await drawn.boundingBox();
  if (!place) throw new Error('no such box');
  await pressAt(place.x + place.width / 2, place.y + place.height / 2);
}

test(
  'Mei Lin types, corrects and pastes readings, adds and removes a photo and sends them, with a mouse and with a finger',
  full,
  async ({ page, ownPortal }) => {
    const portal = await ownPortal();
    await comeIn(page, 'meilin@example.com', portal.origin);
    let count = 0;
    await byEachHand(page, async ({ press, pressAt }) => {
      await page.goto('about:blank');
      await page.goto(`${portal.origin}/dashboard`);
      await press(page.getByRole('link', { name: 'Submit Meter Reading' }));
      await expect(page.getByRole('heading', { name: 'Submit your meter readings', level: 1 })).toBeVisible();
      if (count > 0) {
        await press(page.getByRole('button', { name: /Change reading of the water meter/ }));
        await press(page.getByRole('button', { name: /Change reading of the gas meter/ }));
      }
      count += 1;

      await pressBox(page, 'water', 0, (x, y) => pressAt(page, x, y));
      await page.keyboard.type('12947');
      await expect(page.getByText(/^Reading must be between/)).toBeVisible();
      await pressBox(page, 'water', 2, (x, y) => pressAt(page, x, y));
      await page.keyboard.type('3');
      await expect(boxes(page, 'water')).toHaveValue('12347');

      await press(boxes(page, 'gas'));
      await page.evaluate(paste);
      await expect(boxes(page, 'gas')).toHaveValue('02379');

      await press(page.getByRole('button', { name: /Add a photo of the meter.*gas meter/ }));
      await page.locator('input[type=file]').setInputFiles({
        name: 'meter.png',
        mimeType: 'image/png',
        buffer: photo(320),
      });
      await expect(page.getByText(/^Photo received/)).toBeVisible();
      await press(page.getByRole('button', { name: /Remove photo.*gas meter/ }));
      await expect(page.getByText(/^Photo received/)).toHaveCount(0);

      await press(page.getByRole('button', { name: 'Submit 2 readings' }));
      await expect(page.getByText('Reading Submitted')).toBeVisible();
      await expect(page.getByText('1,234.7 Cu M')).toBeVisible();

      await press(page.getByRole('link', { name: 'View history' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/history/i);
    });
  },
);
