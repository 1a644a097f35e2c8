import type { Locator, Page } from '@playwright/test';
import { withManyPremises } from '../support/many-premises.ts';
import { comeIn, fillSignIn, leaveSignInPages } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const opener = (page: Page) => page.getByRole('button', { name: /choose another premises/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Choose premises' });
const streets = ['210 Joo Chiat Road', 'Blk 5 Changi Village Road', '48 Pandan Loop'] as const;

/** Goes through every premises of Rasa Timur Kitchens and back to the first; each choice becomes the title. */
async function chooseEach(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  for (const street of [...streets.slice(1), streets[0]]) {
    await press(opener(page));
    await expect(panel(page).getByRole('option')).toHaveCount(3);
    await press(panel(page).getByRole('option').filter({ hasText: street }));
    await expect(panel(page)).toHaveCount(0);
    await expect(title(page)).toContainText(street);
    await expect(opener(page)).toBeFocused();
  }
}

const click = (target: Locator) => target.click();
const tap = (target: Locator) => target.tap();

test('Siti chooses each of her premises with a mouse; a press beside the rows closes nothing', async ({
  page,
  portal,
}) => {
  await comeIn(page, 'kopi@example.com', portal.origin);
  await chooseEach(page, click);
  await opener(page).click();
  await panel(page).click({ position: { x: 6, y: 6 } });
  await panel(page).getByRole('status').click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await page.mouse.click(640, 890);
  await expect(panel(page)).toHaveCount(0);
});

test(
  'rows can be pressed after scrolling, and typing goes on after a press on the list',
  full,
  async ({ page, portal }) => {
    await comeIn(page, 'estate@example.com', portal.origin);
    await opener(page).click();
    const list = panel(page).getByRole('listbox');
    const box = await list.boundingBox();
    if (!box) throw new Error('the list has no place');
    await page.mouse.move(box.x + 40, box.y + 40);
    await page.mouse.wheel(0, 700);
    // Pressed on a row, drawn away and let go: chooses nothing, as with the scrollbar.
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y - 30);
    await page.mouse.up();
    await page.keyboard.type('tanjong');
    await expect(panel(page).getByRole('combobox')).toHaveValue('tanjong');
    await panel(page).getByRole('button', { name: 'Clear search' }).first().click();
    const last = panel(page).getByRole('option').last();
    await last.scrollIntoViewIfNeeded();
    const words = await last.locator('span').first().textContent();
    await last.click();
    await expect(panel(page)).toHaveCount(0);
    await expect(title(page)).toContainText((words ?? '').slice(0, 12));
  },
);

test(
  'Siti’s premises is found by a long spelling of its account, and is still hers after a reload',
  full,
  async ({ page, portal }) => {
    await comeIn(page, 'kopi@example.com', portal.origin);
    await opener(page).click();
    await expect(panel(page).getByRole('option').filter({ hasText: streets[0] })).toContainText('2 accounts');
    await panel(page).getByRole('combobox').fill('0089 2002 0025');
    await expect(panel(page).getByRole('option')).toHaveCount(1);
    await expect(panel(page).getByRole('option').getByText('8920020025')).toBeVisible();
    await panel(page).getByRole('combobox').fill('008920020041');
    await panel(page).getByRole('option').click();
    await expect(title(page)).toContainText('48 Pandan Loop');
    await page.reload();
    await expect(title(page)).toContainText('48 Pandan Loop');
    await page.goto(`${portal.origin}/help`);
    await expect(page.getByRole('main')).toContainText('48 Pandan Loop');
  },
);

test('one of 5,000 premises is found and chosen by keys alone', full, async ({ page, portal }) => {
  await withManyPremises(page, 5000);
  await comeIn(page, 'kopi@example.com', portal.origin);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const field = panel(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(panel(page).getByRole('status')).toHaveText('5000 premises');
  const active = async () => page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`);
  await page.keyboard.press('End');
  await expect(await active()).toHaveAttribute('aria-posinset', '5000');
  await expect(await active()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(await active()).toHaveAttribute('aria-posinset', '1');
  await page.keyboard.type('bedok rd');
  await expect(panel(page).getByRole('status')).toHaveText('1249 of 5000 premises');
  // As few rows are drawn as with ten premises.
  expect(await panel(page).getByRole('option').count()).toBeLessThan(40);
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('#1-2 JOO');
  await expect(panel(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(title(page)).toContainText(streets[0]);
  await page.goto('/manage-premises?page=500');
  await expect(page.getByText('Showing 4991 - 5000 out of 5000')).toBeVisible();
});

for (const width of [390, 820]) {
  test.describe(`with a finger at ${width} px`, () => {
    test.use({ hasTouch: true, viewport: { width, height: 844 } });
    test('each premises can be chosen', full, async ({ page, portal }) => {
      await comeIn(page, 'kopi@example.com', portal.origin);
      await chooseEach(page, tap);
    });
  });
}

test.describe('at a kiosk', () => {
  test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 } });
  test('each premises can be chosen with a finger', full, async ({ page, portal }) => {
    await page.goto(
      `/?${new URLSearchParams({ mode: 'kiosk', redirect: `${portal.origin}/sandbox/kiosk` })}`,
    );
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).tap();
    await fillSignIn(page, 'kopi@example.com');
    await leaveSignInPages(page);
    await chooseEach(page, tap);
  });
});
