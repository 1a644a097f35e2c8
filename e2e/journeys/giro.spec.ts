import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { tabTo } from '../support/keys.ts';
import { answerAtBank, checkAtDesk, fillSetup } from '../support/parties/egiro-bank.ts';
import { comeIn, fillSignIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name, level: 1 });

test('a visitor reads about eGIRO, logs in by Apply now, and sets it up at the bank', async ({
  page,
  ownPortal,
}) => {
  // A customer with GIRO is warned before PayNow: other journeys pay as Mei Lin in the shared portal.
  const { origin } = await ownPortal();
  await page.goto(`${origin}/e-giro`);
  await expect(page.getByText('Simpoh Bank')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See my GIRO' })).toHaveCount(0);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Apply now' }).click();
  await fillSignIn(page, 'meilin@example.com');
  await expect(heading(page, 'Which account, from which bank?')).toBeVisible();
  await expect(page).toHaveURL(/\/e-giro\/setup\/manual$/);
  await expectNoAxeFindings(page);
  await fillSetup(page, /^8934521670/, 'Cempaka Bank');
  await answerAtBank(page, 'Approve');
  await expect(heading(page, 'Application Successful')).toBeVisible();
  await expectNoAxeFindings(page);
  await main(page).getByRole('link', { name: 'Go to GIRO' }).click();
  const row = main(page).getByRole('listitem').filter({ hasText: '8934521670' });
  await expect(row).toContainText('Cempaka Bank ending 2208');
  await expect(row).toContainText('Active');
  await expectNoAxeFindings(page);
});

test('an eGIRO is ended by keys alone, in a window of the bank', full, async ({ page, ownPortal }) => {
  const { origin } = await ownPortal();
  await comeIn(page, 'meilin@example.com', origin, '/e-giro/setup/manual');
  await fillSetup(page, /^8934521670/, 'Waringin Bank');
  await answerAtBank(page, 'Approve');
  await page.getByRole('link', { name: 'Go to GIRO' }).click();
  await expect(main(page).getByRole('listitem').filter({ hasText: '8934521670' })).toContainText('Active');
  await tabTo(page, /^Manage Preference of account 8934521670/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Change bank/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /^Continue/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Terminate GIRO' });
  await expect(question).toContainText('Do you wish to proceed with the request?');
  await expectNoAxeFindings(page);
  const opened = page.waitForEvent('popup');
  await tabTo(page, /^Proceed/);
  await page.keyboard.press('Enter');
  const bank = await opened;
  await expect(page.getByText('Do not navigate away from this page.')).toBeVisible();
  await answerAtBank(bank, 'Approve');
  await expect(heading(page, 'Termination Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/e-giro\/status\/termination\/success\?/);
  await expect(page.getByRole('link', { name: 'Apply new eGIRO' })).toBeVisible();
  await bank.close();
});

test(
  'a link that claims success shows what is true, or nothing',
  full,
  async ({ page, ownPortal, newBrowser, watch }) => {
    const unknown = /status of 404 .*\/egiro\/status/;
    watch.allow(unknown);
    const { origin } = await ownPortal();
    await comeIn(page, 'meilin@example.com', origin, '/e-giro/setup/manual');
    await fillSetup(page, /^8934521670/, 'Pandan Bank');
    await answerAtBank(page, 'Refuse');
    await expect(heading(page, 'Application Unsuccessful')).toBeVisible();
    await expect(main(page)).toContainText(
      'Your GIRO application was not successful. Please check with your Bank for more information before submitting again.',
    );
    const { searchParams } = new URL(page.url());
    const forged = new URLSearchParams({
      dda_ref_no: searchParams.get('dda_ref_no') ?? '',
      txn_ref_no: searchParams.get('txn_ref_no') ?? '',
      status: 'ACTIVE',
      request_type: 'CREATION',
      property: 'setup',
    });
    await page.goto(`${origin}/e-giro/status/setup/success?${forged}`);
    await expect(heading(page, 'Application Unsuccessful')).toBeVisible();
    await page.goto(`${origin}/e-giro/status?status=ACTIVE&request_type=CREATION`);
    await expect(heading(page, 'We cannot find this application')).toBeVisible();
    const other = await (await newBrowser({ allow: unknown })).newPage();
    await comeIn(other, 'kopi@example.com', origin, `/e-giro/status?${forged}`);
    await expect(heading(other, 'We cannot find this application')).toBeVisible();
  },
);

test('a company’s second person has the last word', full, async ({ page, context, ownPortal }) => {
  const { origin } = await ownPortal();
  await comeIn(page, 'kopi@example.com', origin, '/e-giro');
  await page.getByRole('button', { name: 'Apply now' }).click();
  await page.getByRole('radio', { name: /^Company/ }).click();
  await expect(page.getByRole('radio', { name: 'Gelam Bank' })).toHaveCount(0);
  await fillSetup(page, /^8920020041/, 'Waringin Bank', 'Company');
  await answerAtBank(page, 'Approve');
  await expect(heading(page, 'Application in Progress')).toBeVisible();
  await expectNoAxeFindings(page);
  await checkAtDesk(await context.newPage(), origin, 'Checker approves');
  await page.bringToFront();
  await expect(heading(page, 'Application Successful')).toBeVisible();
});

test('Halim sees each state of his GIRO, and ends the one on paper', full, async ({ page, ownPortal }) => {
  const { origin } = await ownPortal();
  await comeIn(page, 'halim@example.com', origin, '/services/giro');
  const row = (accountNo: string) => main(page).getByRole('listitem').filter({ hasText: accountNo });
  await expect(row('8934640061')).toContainText('Pending set-up');
  await expect(row('8934640037')).toContainText('Terminated');
  await expect(row('8934640045')).toContainText('Your recurring credit card application is pending.');
  await row('8934640029').getByRole('button').click();
  await expect(row('8934640029')).toContainText('This GIRO arrangement cannot be terminated online.');
  await expectNoAxeFindings(page);
  await row('8934640011').getByRole('button').click();
  await page.getByRole('radio', { name: /^Terminate/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Your request for GIRO termination has been submitted.')).toBeVisible();
  await expect(row('8934640011')).toContainText(/In progress|Terminated/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download GIRO form' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
});

test('an application in progress, and a card application, have their own page', full, async ({ page }) => {
  await comeIn(page, 'halim@example.com', '', '/e-giro');
  await page.getByRole('button', { name: 'Apply now' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Unable to Proceed' })).toBeVisible();
  await expect(main(page)).toContainText('Your recurring credit card application is pending.');
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Apply for another account' }).click();
  await expect(heading(page, 'Which account, from which bank?')).toBeVisible();
  await page.getByRole('button', { name: /^Show \d more accounts?$/ }).click();
  await expect(page.getByRole('radio', { name: /^8934640061 - Update in progress/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

const withSwitches = (switches: Readonly<Record<string, boolean>>) => ({
  HOSTS: JSON.stringify({ localhost: { switches } }),
});

test(
  'the older page stands where eGIRO is off, and the pages of eGIRO are gone',
  full,
  async ({ page, ownPortal }) => {
    const { origin } = await ownPortal(withSwitches({ egiro: false }));
    await comeIn(page, 'halim@example.com', origin, '/services/giro');
    await expect(main(page)).toContainText('Pending bank approval');
    await expect(page.getByRole('link', { name: 'Try eGIRO' })).toHaveCount(0);
    await expectNoAxeFindings(page);
    for (const path of ['/e-giro', '/e-giro/setup', '/services/egiro-pilot']) {
      await page.goto(`${origin}${path}`);
      await expect(page).toHaveURL(`${origin}/404`);
    }
  },
);

test('the pilot has eGIRO where it is off for others', full, async ({ page, ownPortal }) => {
  const { origin } = await ownPortal(withSwitches({ egiro: false, egiroPilot: true }));
  await comeIn(page, 'meilin@example.com', origin, '/services/giro');
  await page.getByRole('link', { name: 'Try eGIRO' }).click();
  await expect(page).toHaveURL(`${origin}/services/egiro-pilot`);
  await page.getByRole('link', { name: 'Set up eGIRO', exact: true }).click();
  await fillSetup(page, /^8934521670/, 'Cempaka Bank');
  await answerAtBank(page, 'Approve');
  await expect(heading(page, 'Application Successful')).toBeVisible();
  await page.getByRole('link', { name: 'Go to GIRO' }).click();
  await expect(page).toHaveURL(`${origin}/services/egiro-pilot`);
});
