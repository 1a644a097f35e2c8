import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { tabTo } from '../support/keys.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, accountNo: string) =>
  main(page).getByRole('region', { name: `Account ${accountNo}` });
/** The account parameter is the specification's own. */
const inAddress = /an account number stands in an address: \/edit-account/;
const save = (page: Page) => main(page).getByRole('button', { name: 'Save changes' });

test('a customer moves, by mouse: the new address waits beside the old one and both say so', async ({
  page,
  watch,
}) => {
  watch.allow(inAddress);
  await comeIn(page, 'meilin@example.com', '', '/account-details');
  await expect(card(page, '8934521670')).toContainText('Blk 145 Lorong 2 Toa Payoh');
  await expectNoAxeFindings(page);
  await card(page, '8934521670').getByRole('link', { name: 'Edit account 8934521670' }).click();
  await expect(page).toHaveURL(/\/edit-account\/?\?account=8934521670$/);
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true');

  await main(page).getByLabel('Postal code').fill('460102');
  await main(page).getByLabel('House / Block No.').fill('999');
  await main(page).getByLabel('Floor').fill('7');
  const street = main(page).getByLabel('Street name');
  await expect(street).toBeEditable();
  await expect(main(page)).toContainText('You have entered an invalid mailing address');
  await main(page).getByLabel('House / Block No.').fill('102');
  await main(page).getByLabel('Unit').fill('55');
  await expect(main(page).getByLabel('Floor')).toHaveValue('07');
  await expect(street).toHaveValue('Bedok North Avenue 4');
  await expect(street).not.toBeEditable();
  await main(page).getByRole('radio', { name: 'Monday 30 Nov 2026' }).click();
  await main(page).getByText('I am the holder of this account').click();
  await main(page).getByText('Hardcopy bill', { exact: true }).click();
  await expect(main(page).getByRole('region', { name: 'Your changes' })).toContainText(
    'Email and hardcopy bill',
  );
  await expect(save(page)).not.toHaveAttribute('aria-disabled');
  await expectNoAxeFindings(page);
  await save(page).click();

  await expect(page).toHaveURL(/\/account-details$/);
  await expect(main(page)).toContainText('Your request has been submitted successfully.');
  await expect(card(page, '8934521670')).toContainText('from 30 Nov 2026');
  await expect(main(page).getByRole('region', { name: 'YOUR BILLS GO TO' })).toContainText(
    'Changes in 10 days',
  );
  await expectNoAxeFindings(page);
  await page.reload();
  await expect(card(page, '8934521670')).toContainText('Blk 102 Bedok North Avenue 4 #07-55');
});

test(
  'a holder of many accounts changes all of them by keys alone; the wholesale one keeps its paper bill',
  full,
  async ({ page, watch }) => {
    watch.allow(inAddress);
    await comeIn(page, 'halim@example.com', '', '/account-details');
    await tabTo(page, /^Edit account 8934640011/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Email bill/);
    await page.keyboard.press('Space');
    await expect(main(page)).toContainText('Please select at least one option');
    await page.keyboard.press('Space');
    await tabTo(page, /^Hardcopy bill/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Apply these changes to all my accounts/);
    await page.keyboard.press('Space');
    await expect(main(page)).toContainText('6 active accounts.');
    await tabTo(page, /^Save changes/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
    await tabTo(page, /^Field must be checked/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await tabTo(page, /^Save changes/);
    await page.keyboard.press('Enter');
    await expect(main(page)).toContainText('Your request has been submitted successfully.');
    await expect(card(page, '8934640061')).toContainText('to the mailing address');
  },
);

test(
  'an account that cannot be edited, or is another’s, leads back to the details',
  full,
  async ({ page, watch }) => {
    watch.allow(inAddress);
    await comeIn(page, 'meilin@example.com', '', '/edit-account/?account=8934530018');
    await expect(page).toHaveURL(/\/account-details$/);
    await expect(main(page)).toContainText(
      'This feature is currently not available. Please use our Contact Us form.',
    );
    await page.goto('/edit-account/?account=008934521670');
    await expect(save(page)).toBeVisible();
  },
);

test(
  'a slow or broken look-up keeps what was entered, holds Save back, and is asked again',
  full,
  async ({ page, watch }) => {
    watch.allow(/an account number stands in an address|status of 50\d/);
    const hold = new Map<string, 'hold' | 'break' | 'pass'>();
    const release = Promise.withResolvers<void>();
    await page.route('**/api', async (route) => {
      const asked = route.request().postData() ?? '';
      const [, mode = 'pass'] = [...hold].find(([name]) => asked.includes(`"${name}"`)) ?? [];
      if (mode === 'break') return route.fulfill({ status: 503, body: '' });
      if (mode === 'hold') await release.promise;
      return route.continue();
    });
    await comeIn(page, 'halim@example.com', '', '/edit-account/?account=8934640011');

    hold.set('account:holderPreference', 'break');
    const paper = main(page).getByRole('checkbox', { name: /^Hardcopy bill/ });
    // Another test of this file may have changed it before.
    const isOnPaper = await paper.isChecked();
    await main(page).getByText('Hardcopy bill', { exact: true }).click();
    await main(page)
      .getByRole('checkbox', { name: /^Apply these changes to all my accounts/ })
      .click();
    await expect(main(page)).toContainText('Your accounts could not be looked up.');
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
    hold.set('account:holderPreference', 'hold');
    await main(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(main(page)).toContainText('Looking up your accounts.');
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
    release.resolve();
    await expect(main(page)).toContainText('6 active accounts.');

    hold.set('account:premiseRetrieval', 'break');
    await main(page).getByLabel('Postal code').fill('460102');
    await main(page).getByLabel('House / Block No.').fill('102');
    await main(page).getByLabel('Floor').fill('7');
    const street = main(page).getByLabel('Street name');
    await expect(main(page).getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(street).not.toBeEditable();
    await expectNoAxeFindings(page);
    hold.set('account:premiseRetrieval', 'pass');
    await main(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(street).toHaveValue('Bedok North Avenue 4');
    await expect(main(page).getByLabel('Floor')).toHaveValue('07');
    await expect(paper).toBeChecked({ checked: !isOnPaper });
  },
);
