import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { tabTo } from '../support/keys.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name });

test('a customer who cannot pay asks for an arrangement by mouse, reads it again, and cancels it', async ({
  page,
}) => {
  await comeIn(page, 'ravi@example.com', '', '/services');
  const service = main(page).getByRole('link', { name: /^Request for Payment Arrangement/ });
  await expect(service).toContainText('overdue');
  await expectNoAxeFindings(page);
  await service.click();
  await expect(page).toHaveURL('/services/payment-arrangement');
  await main(page)
    .getByRole('radio', { name: /8934610024/ })
    .click();
  await main(page).getByRole('button', { name: 'Submit request' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Partial payment is a required field');
  await main(page)
    .getByRole('button', { name: /^Half$|^\d/ })
    .first()
    .click();
  await main(page).getByRole('checkbox').click();
  await expectNoAxeFindings(page);
  await main(page).getByRole('button', { name: 'Submit request' }).click();
  const question = page.getByRole('alertdialog', { name: 'Payment arrangement' });
  await expect(question).toContainText('Do you wish to proceed with the request?');
  await question.getByRole('button', { name: 'Proceed' }).click();
  await expect(heading(page, 'Request received')).toBeFocused();
  await expectNoAxeFindings(page);
  const saved = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Acknowledgement (PDF)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Acknowledgement-PA-2611-\d{4}\.pdf$/);

  await main(page).getByRole('link', { name: 'View request' }).click();
  await expect(page).toHaveURL(/\/services\/payment-arrangement\/PA-2611-\d{4}$/);
  await expect(heading(page, /^Payment arrangement of S\$/)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.reload();
  await main(page).getByRole('button', { name: 'Cancel this request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the arrangement' }).click();
  await expect(heading(page, 'You have cancelled the arrangement')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Cancel this request' })).toHaveCount(0);
});

test('a late charge is waived by keys alone, and the next one may follow', async ({ page }) => {
  await comeIn(page, 'chitra@example.com', '', '/services/pink-waiver');
  await expect(heading(page, /charges can be waived/)).toBeVisible();
  await tabTo(page, /^Request waiver/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Waiver' });
  await expect(question).toBeVisible();
  await tabTo(page, /^Proceed/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Approved')).toBeFocused();
  await expect(main(page)).toContainText(
    'Your waiver request has been submitted and approved. It will be reflected in your next bill.',
  );
  await expectNoAxeFindings(page);
  await tabTo(page, /^View request/);
  await page.keyboard.press('Enter');
  await expect(heading(page, /^Waiver of S\$/)).toBeVisible();
  await expectNoAxeFindings(page);
});

test('an awaited payment stands on ink, and a request of others looks like none', full, async ({ page }) => {
  await comeIn(page, 'salmah@example.com', '', '/services');
  const waiting = main(page).getByRole('region', { name: 'Waiting for you' });
  await expect(waiting).toContainText('Your payment arrangement starts with this payment.');
  await expect(waiting.getByRole('button', { name: 'Pay by PayNow QR' })).toBeVisible();
  await comeIn(page, 'meilin@example.com', '', '/services/payment-arrangement/PA-2611-0092');
  await expect(heading(page, 'No such request')).toBeVisible();
  await page.goto('/services/pink-waiver');
  await expect(main(page)).toContainText(
    'There are no Pink Notice or late payment charges to waive in the past 3 months.',
  );
  await page.goto('/services/payment-arrangement');
  await expect(main(page)).toContainText('You have no overdue amount.');
});
