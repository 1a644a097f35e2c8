import type { Page } from '@playwright/test';
import { answerAtBank, fillSetup, setBanks, takeBackAtDesk } from '../support/parties/egiro-bank.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const DAY = 24 * 60 * 60_000;
const person = 'meilin@example.com';
const main = (page: Page) => page.getByRole('main');

test(
  'a bill that GIRO pays says so wherever it can be paid, is tried twice, and is then paid',
  full,
  async ({ page, ownPortal }) => {
    const portal = await ownPortal();
    const { origin } = portal;
    await setBanks(page, origin, { deduction: 'returns' });
    await comeIn(page, person, origin, '/e-giro/setup/manual');
    await page.getByRole('radio', { name: /^8934521670/ }).click();
    await expect(page.getByRole('region', { name: 'YOUR eGIRO' })).toContainText(
      'Bill due 03 Dec 2026S$128.45, pay it yourself if eGIRO is not active by then',
    );
    await fillSetup(page, /^8934521670/);
    await answerAtBank(page, 'Approve');
    await expect(page.getByRole('heading', { name: 'Application Successful' })).toBeVisible();
    await expect(main(page)).toContainText('First deduction03 Dec 2026');

    const expectWarning = async (words: string, ofBill = words) => {
      await page.goto(`${origin}/dashboard`);
      await expect(main(page).getByText(words)).toBeVisible();
      await page.goto(`${origin}/bills`);
      await expect(main(page).getByText(words)).toBeVisible();
      await page.getByRole('button', { name: 'Pay by PayNow QR' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Paid by GIRO')).toBeVisible();
      await expect(dialog.getByText(words)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Show QR code' })).toBeVisible();
      await page.goto(`${origin}/bills`);
      await main(page)
        .getByRole('link', { name: /^November 2026 bill/ })
        .click();
      await expect(main(page).getByText(ofBill)).toBeVisible();
    };
    await expectWarning('This amount will be deducted on 03 Dec 2026. Paying now may charge you twice.');

    await portal.shift(13 * DAY);
    const lookAtGiro = async () => {
      await comeIn(page, person, origin, '/services/giro');
      await main(page)
        .getByRole('button', { name: /^Manage Preference of account 8934521670/ })
        .click();
      await main(page).getByText('Deductions', { exact: true }).click();
    };
    await expect(async () => {
      await lookAtGiro();
      await expect(main(page)).toContainText('Returned: not enough money in the account', { timeout: 2_000 });
      const next = page.getByRole('region', { name: 'NEXT DEDUCTION' });
      await expect(next).toContainText('We try once more', { timeout: 2_000 });
    }).toPass();
    await portal.shift(DAY);
    await comeIn(page, person, origin);
    await expectWarning(
      'This amount will be deducted on 08 Dec 2026. Paying now may charge you twice.',
      'The first deduction did not go through. We try once more on 08 Dec 2026. Paying now may charge you twice.',
    );

    await setBanks(page, origin, { deduction: 'pays' });
    await portal.shift(4 * DAY);
    await expect(async () => {
      await comeIn(page, person, origin, '/bills?tabId=history.payments');
      await expect(main(page).getByText('Nothing to pay.')).toBeVisible({ timeout: 2_000 });
      const payment = main(page).getByRole('row', { name: /08 Dec 2026/ });
      await expect(payment).toContainText('−128.45', { timeout: 2_000 });
    }).toPass();
    await lookAtGiro();
    await expect(main(page)).toContainText('PaidSecond try');
  },
);

test(
  'a deduction that the bank takes back after it was paid is owed again, and is tried once more',
  full,
  async ({ page, context, ownPortal }) => {
    const portal = await ownPortal();
    const { origin } = portal;
    await comeIn(page, person, origin, '/e-giro/setup/manual');
    await fillSetup(page, /^8934521670/);
    await answerAtBank(page, 'Approve');
    await expect(page.getByRole('heading', { name: 'Application Successful' })).toBeVisible();

    await portal.shift(13 * DAY);
    const row = main(page).getByRole('row', { name: /03 Dec 2026/ });
    const payments = async () => comeIn(page, person, origin, '/bills?tabId=history.payments');
    await expect(async () => {
      await payments();
      await expect(main(page).getByText('Nothing to pay.')).toBeVisible({ timeout: 2_000 });
      await expect(row).toContainText('−128.45', { timeout: 2_000 });
    }).toPass();

    await takeBackAtDesk(await context.newPage(), origin);
    await page.bringToFront();
    await expect(async () => {
      await payments();
      await expect(row).toContainText('Returned by the bank', { timeout: 2_000 });
    }).toPass();
    await expect(row).toHaveCount(1);
    await expect(main(page).getByText('Nothing to pay.')).toHaveCount(0);
    await expect(main(page)).toContainText('S$128.45');
    await expect(main(page)).toContainText(
      'This amount will be deducted on 08 Dec 2026. Paying now may charge you twice.',
    );
    await page.goto(`${origin}/services/giro`);
    await expect(page.getByRole('region', { name: 'NEXT DEDUCTION' })).toContainText('We try once more');
    await main(page)
      .getByRole('button', { name: /^Manage Preference of account 8934521670/ })
      .click();
    await main(page).getByText('Deductions', { exact: true }).click();
    await expect(main(page)).toContainText('Paid, and taken back by the bank on 03 Dec 2026');
  },
);
