import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import {
  answerAtBank,
  checkAtDesk,
  fillSetup,
  oneBank,
  otherBank,
  setBanks,
} from '../support/parties/egiro-bank.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const HOUR = 60 * 60_000;
const person = 'meilin@example.com';
const account = /^8934521670/;
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, level: 1 });
const row = (page: Page, accountNo: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: accountNo });

test(
  'the same account in two tabs is one request; another bank meanwhile is told why not',
  full,
  async ({ page, context, ownPortal, watch }) => {
    watch.allow(/status of 409 .*\/egiro\/setup/);
    const { origin } = await ownPortal();
    await comeIn(page, person, origin, '/e-giro/setup/manual');
    const [second, third] = await Promise.all([context.newPage(), context.newPage()]);
    for (const tab of [second, third]) {
      await tab.goto(`${origin}/e-giro/setup/manual`);
      await expect(tab.getByRole('radio', { name: account })).toBeVisible();
    }
    await fillSetup(page, account);
    await fillSetup(second, account);
    await expect(page.getByLabel('User ID')).toBeVisible();
    await expect(second.getByLabel('User ID')).toBeVisible();
    expect(second.url(), 'one page of the bank').toBe(page.url());

    await fillSetup(third, account, otherBank);
    await expect(heading(third, 'Unable to Proceed')).toBeVisible();
    await expect(third.getByRole('main')).toContainText('You have an earlier GIRO request in progress.');

    await answerAtBank(page, 'Approve');
    await expect(heading(page, 'Application Successful')).toBeVisible();
    await second.goto(page.url());
    await expect(heading(second, 'Application Successful')).toBeVisible();
    await second.goto(`${origin}/services/giro`);
    await expect(row(second, '8934521670')).toHaveCount(1);
    await expect(row(second, '8934521670')).toContainText('Active');
  },
);

test(
  'a set-up that is not finished is cancelled from the result and from the list, and nothing is left of it',
  full,
  async ({ page, ownPortal }) => {
    const { origin } = await ownPortal();
    const own = row(page, '8934521670');
    const begin = async (bank: string) => {
      await fillSetup(page, account, bank);
      await answerAtBank(page, 'Close without an answer');
      await expect(heading(page, 'Application in Progress')).toBeVisible();
    };
    const confirm = async (bank: string) => {
      const question = page.getByRole('alertdialog', { name: 'Cancel application' });
      await expect(question).toContainText(`Your application with ${bank} ends, and nothing changes`);
      await expectNoAxeFindings(page);
      await question.getByRole('button', { name: 'Yes, cancel it' }).click();
      await expect(page.getByText('Your application has been cancelled.')).toBeVisible();
      await expect(page).toHaveURL(`${origin}/services/giro`);
      await expect(own).toContainText('Not set up');
      await expect(own.getByRole('link', { name: /^Set up eGIRO/ })).toBeVisible();
    };
    await comeIn(page, person, origin, '/e-giro/setup/manual');
    await begin(oneBank);
    const result = page.url();
    await page.getByRole('button', { name: 'Cancel application' }).click();
    await confirm(oneBank);

    await own.getByRole('link', { name: /^Set up eGIRO/ }).click();
    await begin(otherBank);
    await page.getByRole('link', { name: 'Go to GIRO' }).click();
    await expect(own).toContainText('Pending set-up');
    await expect(own).toContainText(otherBank);
    await own.getByRole('button', { name: /^Cancel application/ }).focus();
    await page.keyboard.press('Enter');
    await confirm(otherBank);
    await expectNoAxeFindings(page);

    await page.goto(result);
    await expect(heading(page, 'Application Unsuccessful')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel application' })).toHaveCount(0);
  },
);

test(
  'a bank that is down in the middle loses nothing: what was chosen stays, and the request goes on',
  full,
  async ({ page, ownPortal, watch }) => {
    watch.allow(/status of 503/);
    const { origin } = await ownPortal();
    await comeIn(page, person, origin, '/e-giro/setup/manual');
    await expect(page.getByRole('radio', { name: account })).toBeVisible();
    await setBanks(page, origin, { reach: 'down' });
    await fillSetup(page, account);
    await expect(page.getByRole('alert')).toContainText(
      'An unexpected issue has occurred. Please try again later.',
    );
    for (const name of [account, /^Personal/, new RegExp(`^${oneBank}`)])
      await expect(page.getByRole('radio', { name })).toBeChecked();
    await setBanks(page, origin, {});
    await page.getByRole('button', { name: `Continue at ${oneBank}` }).click();
    await expect(page.getByLabel('User ID')).toBeVisible();

    await setBanks(page, origin, { reach: 'down' });
    await page.reload();
    await page.goto(`${origin}/services/giro`);
    await expect(row(page, '8934521670')).toContainText('Pending set-up');
    await row(page, '8934521670')
      .getByRole('link', { name: /^View request/ })
      .click();
    await expect(heading(page, 'Application in Progress')).toBeVisible();
    await setBanks(page, origin, {});
    await page.getByRole('link', { name: `Continue at ${oneBank}` }).click();
    await answerAtBank(page, 'Approve');
    await expect(heading(page, 'Application Successful')).toBeVisible();
  },
);

test(
  'a company whose second person does not answer within 48 hours may apply again',
  full,
  async ({ page, context, ownPortal }) => {
    const portal = await ownPortal();
    const { origin } = portal;
    const company = 'kopi@example.com';
    await comeIn(page, company, origin, '/e-giro/setup/manual');
    await fillSetup(page, /^8920020041/, otherBank, 'Company');
    await answerAtBank(page, 'Approve');
    await expect(heading(page, 'Application in Progress')).toBeVisible();
    const { pathname, search } = new URL(page.url());

    await portal.shift(47 * HOUR);
    await comeIn(page, company, origin, `${pathname}${search}`);
    await expect(heading(page, 'Application in Progress')).toBeVisible();
    await portal.shift(2 * HOUR);
    await comeIn(page, company, origin, `${pathname}${search}`);
    await expect(heading(page, 'Application Unsuccessful')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'Oops! We are unable to process your GIRO submission. Please try again.',
    );

    await page.getByRole('link', { name: 'Submit Again' }).click();
    await fillSetup(page, /^8920020041/, otherBank, 'Company');
    await answerAtBank(page, 'Approve');
    await expect(heading(page, 'Application in Progress')).toBeVisible();
    await checkAtDesk(await context.newPage(), origin, 'Checker approves');
    await page.bringToFront();
    await expect(heading(page, 'Application Successful')).toBeVisible();
  },
);
