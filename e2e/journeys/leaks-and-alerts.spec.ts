import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { byEachHand } from '../support/hands.ts';
import { mailTo } from '../support/parties/mailbox.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';
import { overflowing } from '../support/width.ts';

test.use({ hasTouch: true });

/** The alerts stand below the first screen and come when somebody comes near them. */
async function scrollToAlerts(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'View as table' })).toBeVisible();
  await page.mouse.move(100, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('region', { name: 'Tell me by e-mail' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('Chitra reads of a leak at home, says why water ran, and reads of that in her activity', async ({
  page,
}) => {
  await comeIn(page, 'chitra@example.com', '', '/usage?utility=water');
  const watch = page.getByRole('region', { name: 'Leak watch' });
  await expect(async () => {
    await page.reload();
    await expect(watch.getByText(/^Water has run since 16 Nov/)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  await watch.getByRole('button', { name: /^Say why water ran from \d+ Aug/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please choose a reason')).toBeVisible();
  await page.getByRole('radio', { name: 'A leak that has been repaired' }).click();
  await page.getByLabel('In your own words (optional)').fill('The cistern was mended.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(watch.getByText('A leak that has been repaired: The cistern was mended.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.goto('/activity');
  await expect(page.getByText(/said why water ran/).first()).toBeVisible();
});

test(
  'Chitra chooses an alert, gets one mail, and its link switches it off once',
  full,
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    await comeIn(page, 'chitra@example.com', '', '/usage?utility=water');
    const alerts = page.getByRole('region', { name: 'Tell me by e-mail' });
    await scrollToAlerts(page);
    await alerts.getByLabel('Water may be leaking').check();
    await alerts.getByRole('button', { name: 'Save alerts' }).click();
    await expect(page.getByText('Your alerts are saved.')).toBeVisible();
    const origin = new URL(page.url()).origin;
    let id = 0;
    await expect(async () => {
      id = (await mailTo(page.request, 'chitra@example.com', /Water may be leaking/)).id;
    }).toPass({ timeout: 120_000 });
    const other = await browser.newPage();
    await other.goto(`${origin}/sandbox/mailbox/${id}`);
    const text = (await other.frameLocator('#mail-frame').locator('body').textContent()) ?? '';
    const link = new URL(/https?:\S+\/alerts\/off#token=[\w-]{43}/.exec(text)?.[0] ?? '');
    await other.goto(`${origin}${link.pathname}${link.hash}`);
    await expect(other.getByRole('button', { name: 'Switch off alert' })).toBeVisible();
    expect(other.url()).not.toContain('token');
    await other.getByRole('button', { name: 'Switch off alert' }).click();
    await expect(other.getByRole('heading', { name: 'The alert is off' })).toBeVisible();
    await expectNoAxeFindings(other);
    await other.goto('about:blank');
    await other.goto(`${origin}${link.pathname}${link.hash}`);
    await other.getByRole('button', { name: 'Switch off alert' }).click();
    await expect(other.getByRole('heading', { name: 'This link was used before' })).toBeVisible();
    await page.reload();
    await scrollToAlerts(page);
    await expect(alerts.getByLabel('Water may be leaking')).not.toBeChecked();
  },
);

test('Salmah chooses alerts with a mouse and with a finger', full, async ({ page }) => {
  await comeIn(page, 'salmah@example.com', '', '/usage');
  await byEachHand(page, async ({ press }) => {
    await page.goto('/usage');
    const alerts = page.getByRole('region', { name: 'Tell me by e-mail' });
    const highDay = alerts.getByLabel('A day with much more electricity than usual');
    await scrollToAlerts(page);
    const wasOn = await highDay.isChecked();
    await press(highDay);
    await press(alerts.getByRole('button', { name: 'Save alerts' }));
    await expect(page.getByText('Your alerts are saved.')).toBeVisible();
    await page.reload();
    await scrollToAlerts(page);
    await expect(highDay).toBeChecked({ checked: !wasOn });
    expect(await overflowing(page)).toEqual([]);
  });
});
