import type { Locator } from '@playwright/test';
import { tabTo } from '../support/keys.ts';
import { comeIn, fillSignIn, leaveSignInPages } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

/** How many points of a drawn page are not as white as its paper. */
const readInk = (page: Locator): Promise<number> =>
  page.evaluate((element) => {
    const canvas = element as unknown as {
      width: number;
      height: number;
      getContext(kind: '2d'): { getImageData(...box: number[]): { data: Uint8ClampedArray } };
    };
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.reduce((count, value, index) => (index % 4 === 0 && value < 128 ? count + 1 : count), 0);
  });

test('Siti asks for a staff page, signs in, and works through an application without a mouse', async ({
  page,
}) => {
  await page.goto('/internal');
  await fillSignIn(page, 'staff@example.com');
  await leaveSignInPages(page);
  await expect(page).toHaveURL(/\/internal\/queues\/link-applications$/);
  await expect(page).toHaveTitle('Link applications | Services Portal');

  const row = page.getByRole('button', { name: /^Hougang Eye Clinic LLP/ });
  await row.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Hougang Eye Clinic LLP' });
  await expect(panel).toBeFocused();
  await expect(page).toHaveURL(/item=LC-/);
  const form = panel.getByRole('img', { name: 'Signed form, page 1 of 1' });
  await expect(form).toBeVisible();
  await expect.poll(() => readInk(form)).toBeGreaterThan(200);

  for (const words of [/^Signed by/, /^Account and UEN/, /^Date within/]) {
    await tabTo(page, words);
    await page.keyboard.press('Space');
  }
  const approve = panel.getByRole('button', { name: 'Approve' });
  await tabTo(page, /^Approve$/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Approve this application?' });
  await expect(question).toBeFocused();
  await tabTo(page, /^Go back$/);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(approve).toBeFocused();

  await page.goBack();
  await expect(page.getByText('Choose an application to see it beside our records.')).toBeVisible();
});

test('a customer is told at a staff page what an unknown address is told', full, async ({ page }) => {
  await comeIn(page, 'meilin@example.com');
  for (const path of [
    '/internal',
    '/internal/queues/payments',
    '/internal/applications',
    '/internal/nothing',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
});

test('the address of no queue is an unknown address, also to an officer', full, async ({ page }) => {
  await comeIn(page, 'staff@example.com');
  await page.goto('/internal/queues/nothing');
  await expect(page).toHaveURL(/\/404$/);
  await page.goto('/internal/applications');
  await expect(page).toHaveURL(/\/internal\/queues\/link-applications$/);
  await expect(page).toHaveTitle('Link applications | Services Portal');
});
