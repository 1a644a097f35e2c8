import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { tabTo } from '../support/keys.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name });
const PAGE = '/services/request-refund';

test('a customer asks for a refund by mouse, changes its method, and cancels it', async ({ page }) => {
  await comeIn(page, 'bernard@example.com', '', PAGE);
  await expect(main(page)).toContainText(
    'Our records show that your account has no credit balance for refund.',
  );
  await page.getByRole('button', { name: /choose another premises/ }).click();
  await page.getByRole('option').filter({ hasText: 'Ang Mo Kio' }).click();
  await expect(main(page)).toContainText('212.40');
  await expectNoAxeFindings(page);
  await main(page).getByText('PayNow', { exact: true }).click();
  await main(page).getByRole('button', { name: 'Submit refund request' }).click();
  const question = page.getByRole('alertdialog', { name: 'Request for Refund' });
  await expect(question).toContainText('Do you wish to proceed with the request?');
  await expect(question).toContainText('PayNow, NRIC / FIN ending 284J');
  await question.getByRole('button', { name: 'Proceed' }).click();
  await expect(heading(page, 'Successful')).toBeFocused();
  await expect(main(page)).toContainText('Success! We have received your refund request.');
  await expectNoAxeFindings(page);

  await main(page).getByRole('button', { name: 'Back to Refund Request' }).click();
  await expect(main(page)).toContainText('There is an existing refund in process.');
  await main(page).getByRole('link', { name: 'Change Refund Method' }).first().click();
  await expect(heading(page, 'Edit Refund Request')).toBeVisible();
  await main(page).getByText('Bank Account', { exact: true }).click();
  await main(page).getByRole('button', { name: 'Submit change' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await expect(main(page)).toContainText(
    'Success! We have received your request for change of refund method.',
  );

  await main(page).getByRole('link', { name: 'View request' }).first().click();
  await expect(page).toHaveURL(/\/services\/request-refund\/RF-2611-\d{4}$/);
  await expect(heading(page, 'Refund of S$212.40 to your bank account')).toBeVisible();
  await expect(main(page)).toContainText('Refund method changed');
  await expectNoAxeFindings(page);
  await main(page).getByRole('button', { name: 'Cancel this request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the refund' }).click();
  await expect(heading(page, 'The request is cancelled')).toBeVisible();
});

test('a method is chosen by keys alone where a refund waits for one', full, async ({ page }) => {
  await comeIn(page, 'dewi@example.com', '', '/services');
  const waiting = main(page).getByRole('region', { name: 'Waiting for you' });
  await expect(waiting).toContainText('Choose how to be paid');
  await tabTo(page, /^Choose a method/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Edit Refund Request')).toBeVisible();
  await tabTo(page, /^PayNow/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Submit change/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Request for Refund' })).toBeVisible();
  await tabTo(page, /^Proceed/);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Successful')).toBeFocused();
});

test('Bills show a refund under way and lead to its change', full, async ({ page }) => {
  await comeIn(page, 'dewi@example.com', '', '/bills?tabId=history.refund');
  const row = main(page)
    .getByRole('row', { name: /Refund by cheque/ })
    .first();
  await expect(row).toContainText('PENDING');
  await row.getByRole('link', { name: /Change/ }).click();
  await expect(page).toHaveURL(`${PAGE}?request=RF-2611-0183`);
  await expect(heading(page, 'Edit Refund Request')).toBeVisible();
});
