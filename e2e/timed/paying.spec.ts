import { stat } from 'node:fs/promises';
import { codeAfter, payAtBank } from '../support/parties/bank.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

test('Mei Lin pays what her bill asks; the receipt comes by itself, and every tab agrees within a second', async ({
  page,
  context,
  ownPortal,
}) => {
  const { origin } = await ownPortal();
  await comeIn(page, 'meilin@example.com', origin);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'View Bills and Payment History', exact: true }).click();
  await expect(page).toHaveURL(`${origin}/bills`);
  await main.getByRole('link', { name: /^November 2026 bill/ }).click();
  await expect(page).toHaveTitle('November 2026 bill | Services Portal');
  await expect(page.getByRole('heading', { level: 1, name: 'November 2026 bill' })).toBeFocused();

  const [dashboard, histories, bank] = await Promise.all([1, 2, 3].map(() => context.newPage()));
  if (!dashboard || !histories || !bank) throw new Error('no tabs');
  await dashboard.goto(`${origin}/dashboard`);
  await histories.goto(`${origin}/bills?tabId=history.payments`);
  await expect(dashboard.getByRole('button', { name: 'Pay S$128.45' })).toBeVisible();
  await expect(histories.getByRole('button', { name: 'Pay by PayNow QR' })).toBeVisible();

  const address = page.url();
  const code = await codeAfter(page, () => main.getByRole('button', { name: 'Pay by PayNow QR' }).click());
  await payAtBank(bank, origin, code, 'right');
  const receipt = page.getByRole('dialog', { name: 'Payment received' });
  await expect(receipt).toContainText('Nothing more to pay. Your balance is now S$0.00.');
  for (const tab of [dashboard, histories])
    await expect(tab.getByText('Nothing to pay.')).toBeVisible({ timeout: 1_000 });
  await expect(histories.getByRole('tabpanel')).toContainText('−128.45', { timeout: 1_000 });

  await expect(page).toHaveURL(/\/paynow\/receipt\/PN-[\d-]+$/);
  const saved = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Save receipt (PDF)' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^Receipt-PN-[\d-]+\.pdf$/);
  expect((await stat(await download.path())).size).toBeGreaterThan(5_000);
  await page.reload();
  await expect(receipt).toContainText('128.45');
  await receipt.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(`${origin}/bills?tabId=history.payments`);

  // Closed at once, the receipt gives the page its address back.
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Pay by PayNow QR' })).toHaveCount(0);
});

test(
  'one code pays several accounts; an expired one is made anew, and what comes for it is being checked',
  full,
  async ({ page, context, ownPortal }) => {
    const portal = await ownPortal({ E2E_AT: '2026-11-20T23:56:00+08:00' });
    await comeIn(page, 'kopi@example.com', portal.origin, '/paynow');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
    const first = await codeAfter(page, () => dialog.getByRole('button', { name: 'Show QR code' }).click());
    const asked = await dialog.getByText(/1,399\.38/).count();
    expect(asked).toBeGreaterThan(0);

    await portal.shift(5 * 60_000);
    const again = dialog.getByRole('button', { name: 'Regenerate' });
    await expect(again).toBeVisible({ timeout: 15_000 });
    const second = await codeAfter(page, () => again.click());
    expect(second).not.toBe(first);

    const bank = await context.newPage();
    await payAtBank(bank, portal.origin, first, 'right');
    const histories = await context.newPage();
    await histories.goto(`${portal.origin}/bills?tabId=history.payments`);
    await expect(histories.getByRole('tabpanel').getByText('Being checked').first()).toBeVisible();
    const owed = histories.getByRole('region', { name: 'TOTAL AMOUNT PAYABLE' });
    await expect(owed.getByText(/1,?399 dollars 38 cents/), 'it is not counted').toBeVisible();
    await expect(owed.getByRole('button', { name: 'Pay by PayNow QR' }), 'nobody pays twice').toHaveCount(0);

    await payAtBank(bank, portal.origin, second, 'right');
    await expect(page.getByRole('dialog', { name: 'Payment received' })).toContainText('Nothing more to pay');
    await expect(histories.getByText('Nothing to pay.')).toBeVisible({ timeout: 1_000 });
  },
);
