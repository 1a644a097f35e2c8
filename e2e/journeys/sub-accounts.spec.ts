import type { Page } from '@playwright/test';
import { readCsvCells } from '../../apps/gateway/src/imports/test/read-csv-file.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { byEachHand, openMenu } from '../support/hands.ts';
import { tabTo } from '../support/keys.ts';
import { mailTo } from '../support/parties/mailbox.ts';
import { comeIn, fillSignIn, leaveSignInPages } from '../support/people.ts';
import { expectNothingKept } from '../support/stored-values.ts';
import { expect, full, test } from '../support/test.ts';

const EMAIL = 'estate@example.com';
const LIST = '/sub-accounts?masteracct=8920014410';
const rows = (page: Page) => page.getByRole('table').getByRole('row');
const showing = (page: Page, words: string) =>
  expect(page.getByRole('navigation', { name: 'Pages' }).getByText(words)).toBeVisible();
const chip = (page: Page, name: RegExp) => page.getByRole('radio', { name });

test('Katong Provisions finds its sub-accounts by keys alone, and saves them as a file', async ({
  page,
  watch,
}) => {
  await comeIn(page, EMAIL, '', '/sub-accounts');
  await expect(page.getByText('Please select a master account.')).toBeVisible();
  await expect(page.getByRole('button', { name: /choose another premises/ })).toHaveCount(0);
  await tabTo(page, /Master account/);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\?masteracct=8920014410$/);
  await showing(page, 'Showing 1 - 10 out of 240');
  await expectNoAxeFindings(page);

  await tabTo(page, /^All/);
  // Round to the last one.
  await page.keyboard.press('ArrowLeft');
  await showing(page, 'Showing 1 - 10 out of 40');
  await expect(chip(page, /^Gas/)).toBeFocused();
  await tabTo(page, /^Page 3/);
  await page.keyboard.press('Enter');
  await showing(page, 'Showing 21 - 30 out of 40');
  await expect(page.getByRole('button', { name: 'Page 3' })).toBeFocused();
  await expect(page).toHaveTitle('Sub Accounts, page 3 of 4 | Services Portal');
  await page.goBack();
  await showing(page, 'Showing 1 - 10 out of 40');
  await page.goBack();
  await showing(page, 'Showing 1 - 10 out of 240');
  await page.goForward();
  await page.reload();
  await showing(page, 'Showing 1 - 10 out of 40');

  watch.allow(/status of 500/);
  await page.route('**/sub-accounts/download', (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
  const alert = page.getByRole('alertdialog', { name: 'Error' });
  await expect(alert).toContainText('An unexpected error has occured. Please try again later.');
  const saving = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Try Again' }).press('Enter');
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^AccountNo-8920014410-\d{2}-[A-Z][a-z]{2}-\d{4}\.csv$/);
  await expect(page.getByText(`${file.suggestedFilename()} saved`)).toBeVisible();
  const [head, ...saved] = await readCsvCells(await file.path());
  expect(head).toEqual(['Sub-account number', 'Device number', 'Premises address', 'Utility type', 'Status']);
  expect(saved).toHaveLength(240);
  expect(new Set(saved.map((cells) => cells.length))).toEqual(new Set([5]));
  expect(saved.map(([number]) => number)).toEqual(saved.map(([number]) => number).toSorted());
  // A text that a spreadsheet would take for a formula has an apostrophe in front.
  expect(saved.filter(([, , address]) => /^\s*[=+\-@＝]/.test(address ?? ''))).toEqual([]);
  expect(saved.some(([, , address]) => address?.startsWith(`'=Unit 3, "Annex B"`))).toBe(true);
  expect(saved.some(([, , address]) => address?.includes('\nBack entrance'))).toBe(true);
});

test.describe('by mouse and touch', () => {
  test.use({ hasTouch: true });

  test('Katong Provisions filters, sorts and turns the pages of its sub-accounts', full, async ({ page }) => {
    await comeIn(page, EMAIL);
    await byEachHand(page, async (hand) => {
      await page.goto('/dashboard');
      await hand.press((await openMenu(page, hand)).getByRole('link', { name: 'Sub Accounts' }));
      await page.getByLabel('Master account').selectOption('8920014410');
      await expect(page.getByText('240 sub-accounts, 225 active.')).toBeVisible();
      await hand.press(chip(page, /^Water/));
      await showing(page, 'Showing 1 - 10 out of 100');
      await hand.press(page.getByRole('button', { name: 'Page 2', exact: true }));
      await showing(page, 'Showing 11 - 20 out of 100');
      await page.getByLabel('Sort by').selectOption('Device number (highest)');
      await showing(page, 'Showing 1 - 10 out of 100');
      await expect(page.locator('[aria-busy=true] table')).toHaveCount(0);
      const devices = await rows(page).getByRole('rowheader').allTextContents();
      expect(devices).toHaveLength(10);
      expect(devices).toEqual(devices.toSorted().reverse());
      await expect(page.getByRole('table').getByRole('link')).toHaveCount(0);
    });
  });
});

test(
  'a word that means nothing, a page after the last one and a foreign account do no harm',
  full,
  async ({ page }) => {
    await comeIn(page, EMAIL, '', `${LIST}&utility=%3Cscript%3E&sort=__proto__&page=99999999999999999999`);
    await showing(page, 'Showing 231 - 240 out of 240');
    await page.goto('/sub-accounts?masteracct=8934521670');
    await expect(page.getByText('Please select a master account.')).toBeVisible();
  },
);

test('a person without a master account reads whom the page is for', full, async ({ page }) => {
  await comeIn(page, 'kopi@example.com', '', LIST);
  await expect(page.getByText('This service is only available for master account type.')).toBeVisible();
});

test(
  'Katong Provisions may see a home of Mei Lin as well, and keeps its sub-accounts',
  full,
  async ({ page, ownPortal, newBrowser, watch }) => {
    watch.allow(/an account number stands in an address/);
    const { origin } = await ownPortal();
    const holder = await (await newBrowser()).newPage();
    await comeIn(holder, 'meilin@example.com', origin, '/manage-premises/access');
    await holder.getByLabel('E-mail').fill(EMAIL);
    await holder.getByRole('button', { name: 'Send invitation' }).click();
    await expect(holder.getByRole('listitem').filter({ hasText: EMAIL })).toBeVisible();
    const mail = await mailTo(holder.request, EMAIL, /invited to see/, origin);
    await holder.goto(`${origin}/sandbox/mailbox/${mail.id}`);
    const act = holder.frameLocator('#mail-frame').getByRole('link', { name: 'Open invitation' }).first();
    const link = new URL((await act.getAttribute('href')) ?? '');
    await comeIn(page, EMAIL, origin, `${link.pathname}${link.hash}`);
    await page.getByRole('button', { name: 'Open invitation' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    const menu = page.getByRole('banner');
    await expect(menu.getByRole('link', { name: 'Sub Accounts' })).toBeVisible();

    await page.goto(`${origin}/manage-premises?search=toa+payoh`);
    await page.getByRole('row').filter({ hasText: 'Blk 145 Lorong 2 Toa Payoh' }).getByRole('link').click();
    await expect(page.getByText(/Shared by Tan Mei Lin until/)).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Bills', exact: true })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Services' })).toHaveCount(0);
    await page.goto(`${origin}/edit-account/?account=8934521670`);
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);

    await page.goto(`${origin}/manage-premises`);
    await page.getByRole('row').filter({ hasText: '1 Tanjong Katong Road' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/account-details$/);
    await menu.getByRole('link', { name: 'Sub Accounts' }).click();
    await expect(page.getByLabel('Master account').getByRole('option')).toHaveText(['Choose', '8920014410']);
    await page.getByLabel('Master account').selectOption('8920014410');
    await showing(page, 'Showing 1 - 10 out of 240');
  },
);

test.describe('at a kiosk', () => {
  test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 } });
  test('the sub-accounts are filtered and turned with a finger', full, async ({ page, portal }) => {
    await page.goto(
      `/?${new URLSearchParams({ mode: 'kiosk', redirect: `${portal.origin}/sandbox/kiosk` })}`,
    );
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).tap();
    await fillSignIn(page, EMAIL);
    await leaveSignInPages(page);
    await page.getByRole('link', { name: 'Sub Accounts' }).first().tap();
    await page.getByLabel('Master account').selectOption('8920014410');
    await chip(page, /^Gas/).tap();
    await page.getByRole('button', { name: 'Page 2', exact: true }).tap();
    await showing(page, 'Showing 11 - 20 out of 40');
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'End Session' }).tap();
    await expect(page).toHaveURL(`${portal.origin}/sandbox/kiosk`);
    await expectNothingKept(page);
  });
});
