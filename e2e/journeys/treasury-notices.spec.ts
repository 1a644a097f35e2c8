import { expectNoAxeFindings } from '../support/axe.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

test(
  'the treasury pays and then refuses a refund; Rosnah settles it by mouse, and the credit is back',
  full,
  async ({ page, ownPortal, newBrowser }) => {
    const { origin } = await ownPortal();
    await page.goto(`${origin}/sandbox/treasury`);
    await page.getByRole('button', { name: /^Contradict itself/ }).click();
    await expect(page.getByRole('status')).toHaveText('The next payout will be treated like that.');
    await page.goto(`${origin}/sandbox/clock`);
    await page.getByLabel('Date').fill('2026-11-27');
    await page.getByLabel('Time').fill('09:00');
    await page.getByRole('button', { name: 'Set the clock' }).click();
    await expect(page.getByText('Fri 27 Nov 2026, 9:00 AM')).toBeVisible();

    await comeIn(page, 'finance@example.com', origin, '/internal/queues/treasury');
    await expect(page).toHaveTitle('Treasury notices | Services Portal');
    const row = page.getByRole('button', { name: /refused .* Contradiction$/ });
    await expect(async () => {
      await page.reload();
      await expect(row).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
    await row.click();
    const notice = page.getByRole('region', { name: /refused$/ });
    await expect(notice).toContainText('The treasury had told us before that this refund was paid.');
    await expect(notice).toContainText('8934550016');
    await expectNoAxeFindings(page);
    await notice.getByText('The money came back to us').click();
    await notice.getByLabel(/^Note/).fill('The treasury called: the cheque was never cashed.');
    await notice.getByRole('button', { name: 'Settle' }).click();
    const question = page.getByRole('alertdialog', { name: 'Settle this notice?' });
    await expect(question).toContainText('is a credit of account 8934550016 again');
    await question.getByRole('button', { name: 'Settle' }).click();
    await expect(page.getByText('RF-2611-0183 is settled as not paid.')).toBeVisible();
    await expect(page.getByText('Nothing is waiting', { exact: true })).toBeVisible();

    const home = await newBrowser();
    const dewi = await home.newPage();
    await comeIn(dewi, 'dewi@example.com', origin, '/services/request-refund/RF-2611-0183');
    await expect(dewi.getByRole('main')).toContainText('Our staff');
    await expect(dewi.getByRole('main')).toContainText('could not be paid');
  },
);
