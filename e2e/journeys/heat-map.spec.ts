import { readFile } from 'node:fs/promises';
import { expectNoAxeFindings } from '../support/axe.ts';
import { byEachHand } from '../support/hands.ts';
import { tabTo } from '../support/keys.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';
import { overflowing } from '../support/width.ts';

test.use({ hasTouch: true });

test('Mei Lin reads her 500 days by keys alone, as columns and as weeks', full, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await comeIn(page, 'meilin@example.com', '', '/usage');
  await expect(page.getByRole('heading', { name: 'Download', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The picture and its link come while the focus goes through the downloads before them.
  await tabTo(page, /^CSV/);
  await expect(page.getByRole('link', { name: 'See the heat map' })).toBeVisible();
  await tabTo(page, /^See the heat map$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/usage\/heat-map$/);
  const map = page.getByRole('application', {
    name: /^Electricity by hours, 09 Jul 2025 to 20 Nov 2026, 3 PM$/,
  });
  const spoken = map.locator('[aria-live]');
  await expect(map).toHaveAccessibleDescription(/Page Up and Page Down by a week/);
  await tabTo(page, /^Electricity by hours/);
  await page.keyboard.press('End');
  await expect(spoken).toHaveText(/^Friday 20 Nov 2026, 2 to 3 PM, \d\.\d\d kilowatt hours, \d+ cents/);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(spoken).toHaveText(/^Thursday 12 Nov 2026, 1 to 2 PM/);
  await page.keyboard.press('Home');
  await expect(spoken).toHaveText(/^Wednesday 9 Jul 2025, 1 to 2 PM/);
  await expectNoAxeFindings(page);

  await page.setViewportSize({ width: 320, height: 844 });
  await map.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(spoken).toHaveText(/^Thursday 19 Nov 2026, 12 to 1 PM/);
  await expect(page.getByRole('region', { name: 'Week from 16 Nov 2026' })).toBeVisible();
  await tabTo(page, /^Close$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^Week from/ })).toHaveCount(0);
  expect(await overflowing(page)).toEqual([]);
  await expectNoAxeFindings(page);
});

// A portal of its own: three hands at this speed, after other journeys of hers, would spend all that a person may ask at once.
test(
  'Mei Lin reads her 500 days with a mouse and with a finger, and saves them',
  full,
  async ({ page, ownPortal }) => {
    const { origin } = await ownPortal();
    await comeIn(page, 'meilin@example.com', origin, '/usage/heat-map');
    await byEachHand(page, async (hand) => {
      const { press, width } = hand;
      await page.goto(`${origin}/usage/heat-map`);
      const map = page.getByRole('application', { name: /^Electricity by hours/ });
      await map.scrollIntoViewIfNeeded();
      const box = await map.locator('canvas').boundingBox();
      if (!box) throw new Error('the map has no canvas');
      // In the rows of hours or the columns of hours: the middle of the map.
      await hand.pressAt(page, box.x + box.width / 2, box.y + Math.min(box.height / 2, 200));
      if (width === 1280) await expect(map.getByText(/kWh/)).toBeVisible();
      else await expect(page.getByRole('region', { name: /^Week from/ })).toContainText(/kWh, S\$0\.\d\d/);

      await press(page.getByRole('button', { name: 'Weekends', exact: true }));
      await expect(page).toHaveURL(/days=weekends/);
      await press(page.getByRole('button', { name: 'View as table', exact: true }));
      await press(page.getByRole('button', { name: 'S$', exact: true }));
      await expect(page).toHaveURL(/unit=sgd/);
      await expect(page.getByRole('table', { name: 'Mean cost of an hour in S$, by month' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Weekends', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(page.getByText('S$ an hour')).toBeVisible();
      await expect(page.getByRole('table')).toBeVisible();

      const download = page.waitForEvent('download');
      await press(page.getByRole('button', { name: 'Download CSV', exact: true }));
      const file = await download;
      expect(file.suggestedFilename()).toBe('Consumption-Hourly-8934521670-20-Nov-2026.csv');
      const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
      expect(rows.length).toBeGreaterThan(490 * 48);

      await press(page.getByRole('tab', { name: 'Water' }));
      await expect(page.getByText('Water has monthly data only.')).toBeVisible();
      await press(page.getByRole('link', { name: 'See water by month' }));
      await expect(page).toHaveURL(/\/usage\?utility=water&view=monthly$/);
    });
  },
);
