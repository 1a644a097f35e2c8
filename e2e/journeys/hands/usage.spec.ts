import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { byEachHand, type Hand } from '../../support/hands.ts';
import { comeIn } from '../../support/people.ts';
import { expect, full, test } from '../../support/test.ts';

test.use({ hasTouch: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 3 });
/** The list is the device's own: pressing opens it, choosing is the device's matter. */
const choose = (page: Page, label: string, choice: string) =>
  page.getByLabel(label, { exact: true }).selectOption({ label: choice });

async function save(page: Page, press: Hand['press'], name: string) {
  const download = page.waitForEvent('download');
  await press(page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) }));
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
}

test(
  'Mei Lin goes from hours to years, compares, counts in dollars and saves what she sees, with a mouse and with a finger',
  full,
  async ({ page, portal }) => {
    await comeIn(page, 'meilin@example.com', portal.origin);
    await byEachHand(page, async ({ press }) => {
      await page.goto('/dashboard');
      await press(page.getByRole('link', { name: 'See all usage' }));
      await expect(page.getByRole('heading', { name: 'Usage', level: 1 })).toBeVisible();
      await expect(heading(page, 'Normal so far today')).toBeVisible();

      await press(button(page, 'Daily'));
      await expect(heading(page, /so far this month/)).toBeVisible();
      await choose(page, 'By', 'bill period');
      await press(button(page, 'Previous bill'));
      await expect(page.getByText('19 Oct to 17 Nov')).toBeVisible();
      await expect(page.getByRole('region', { name: 'As billed, November bill' })).toContainText('109.70');
      await press(button(page, 'S$'));
      await expect(page.getByText('S$109.70 in 30 full days', { exact: false })).toBeVisible();

      const address = page.url();
      await page.goto('/dashboard');
      await page.goto(address);
      await expect(page.getByText('19 Oct to 17 Nov')).toBeVisible();
      await expect(button(page, 'S$')).toHaveAttribute('aria-pressed', 'true');

      const csv = await save(page, press, 'CSV');
      expect(csv.name).toBe('Consumption-Daily-8934521670-20-Nov-2026.csv');
      expect(csv.text.trimEnd().split('\r\n')).toHaveLength(31);
      const green = await save(page, press, 'Green Button');
      expect(green.name).toBe('Consumption-Daily-8934521670-20-Nov-2026.xml');
      expect(green.text.match(/<IntervalReading>/g)).toHaveLength(30);
      const picture = await save(page, press, 'Picture, PNG');
      expect(picture.text.slice(1, 4)).toBe('PNG');
      const drawing = await save(page, press, 'Picture, SVG');
      expect(drawing.text).toContain('19 Oct to 17 Nov');
      expect(drawing.text).not.toContain('var(');

      await press(button(page, 'Monthly'));
      await expect(heading(page, 'You pay about the same as your neighbours')).toBeVisible();
      await press(button(page, 'kWh'));
      await expect(page.getByText('352 kWh in November, 1% under', { exact: false })).toBeVisible();
      await press(button(page, 'What these mean'));
      await expect(
        page.getByText('Average refers to average usage of HDB 4-room', { exact: false }).first(),
      ).toBeVisible();
      await choose(page, 'Compare:', 'year before');
      await expect(page.getByText('the same months of 2025', { exact: false })).toBeVisible();
      await press(button(page, 'View as table'));
      await expect(page.getByRole('table')).toBeVisible();
      await press(page.getByRole('button', { name: 'Show January to April' }));
      await expect(page.getByRole('row')).toHaveCount(12);

      await press(page.getByRole('tab', { name: 'Water' }));
      await expect(page.getByText('Water has monthly data only.')).toBeVisible();
      await expect(button(page, 'Daily')).toHaveAttribute('aria-disabled', 'true');
      await press(button(page, 'Previous year'));
      await expect(page.getByRole('group', { name: 'Year' })).toContainText('2025');
    });
  },
);
