import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const boxes = (utility: string) => new RegExp(`Reading today.*${utility} meter`);

test('Mei Lin reads two meters by keyboard, sees what they mean, sends them and finds them kept', async ({
  page,
  ownPortal,
}) => {
  const portal = await ownPortal();
  await comeIn(page, 'meilin@example.com', portal.origin);
  await page.getByRole('link', { name: 'Submit Meter Reading' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Submit your meter readings', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Meter Readings | Services Portal');

  const water = page.getByLabel(boxes('water'));
  await water.focus();
  // The fourth digit is mistyped, then put right: two boxes back, typed over.
  await page.keyboard.type('12947');
  await expect(page.getByText(/^Reading must be between/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('3');
  await expect(water).toHaveValue('12347');
  await expect(page.getByText('In line with your usual use.')).toBeVisible();
  await expect(page.getByText(/based on an estimate of 1,234\.1 Cu M/)).toBeVisible();

  await page.getByLabel(boxes('gas')).focus();
  await page.keyboard.type('02379');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Submit 2 readings' }).focus();
  await page.keyboard.press('Enter');
  const result = page.getByRole('region', { name: 'Result of your readings' });
  await expect(result).toContainText('Reading Submitted');
  await expect(result).toContainText('Your meter reading has been submitted.');
  await expect(result).toBeFocused();
  await expect(page.getByText('1,234.7 Cu M')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Sent 20 Nov 2026, 3:12 PM (Web)').first()).toBeVisible();
  await page.getByRole('button', { name: /Change reading of the gas meter/ }).click();
  await page.getByLabel(boxes('gas')).pressSequentially('02381');
  await page.getByRole('button', { name: 'Submit reading' }).click();
  await expect(page.getByText('02,381 kWh')).toBeVisible();
});

test(
  'two tabs that send at once leave one reading, and both say so',
  full,
  async ({ context, ownPortal }) => {
    const portal = await ownPortal();
    const [one, other] = [await context.newPage(), await context.newPage()];
    await comeIn(one, 'meilin@example.com', portal.origin, '/meter-readings');
    await other.goto(`${portal.origin}/meter-readings`);
    for (const [page, digits] of [
      [one, '02378'],
      [other, '02380'],
    ] as const)
      await page.getByLabel(boxes('gas')).pressSequentially(digits);
    await Promise.all(
      [one, other].map((page) => page.getByRole('button', { name: 'Submit reading' }).click()),
    );
    for (const page of [one, other]) await expect(page.getByText('Reading Submitted')).toBeVisible();
    await one.reload();
    await expect(one.getByText(/^02,3(78|80) kWh$/)).toBeVisible();
  },
);

test(
  'a reading that could not be sent off line stays typed and is sent once the line is back',
  full,
  async ({ page, context, ownPortal, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const portal = await ownPortal();
    await comeIn(page, 'meilin@example.com', portal.origin, '/meter-readings');
    await page.getByLabel(boxes('gas')).pressSequentially('02379');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Submit reading' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Error' });
    await expect(alert).toContainText('An unexpected issue has occurred. Please try again later.');
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel(boxes('gas'))).toHaveValue('02379');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Submit reading' }).click();
    await expect(page.getByText('Reading Submitted')).toBeVisible();
  },
);

test(
  'the window closes while the page is open: the boxes lock, and the next window is named',
  full,
  async ({ page, ownPortal }) => {
    const portal = await ownPortal({ E2E_AT: '2026-11-25T22:55:00+08:00' });
    await page.clock.install();
    await comeIn(page, 'meilin@example.com', portal.origin, '/meter-readings');
    await page.getByLabel(boxes('gas')).pressSequentially('02379');
    await portal.shift(6 * 60_000);
    await page.clock.fastForward(6 * 60_000);
    await expect(page.getByText('SUBMISSION CLOSED')).toBeVisible();
    await expect(page.getByText('Opens on 18 Dec 2026, 8AM.').first()).toBeVisible();
    await expect(page.getByLabel(boxes('gas'))).toHaveCount(0);
  },
);
