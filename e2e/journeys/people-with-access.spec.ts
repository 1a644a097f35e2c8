import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { tabTo } from '../support/keys.ts';
import { followLink, mailTo } from '../support/parties/mailbox.ts';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const ACCESS = '/manage-premises/access';
const everyone = (page: Page) => page.getByRole('region', { name: 'Everyone' });

test('Mei Lin invites Ivan, he looks but can change nothing, and she takes it back while he looks', async ({
  page,
  browser,
  watch,
}) => {
  await comeIn(page, 'meilin@example.com', '', ACCESS);
  await expect(everyone(page).getByText('Daniel Tan')).toBeVisible();
  await page.getByLabel('E-mail').fill('Ivan@Example.com');
  await page.getByRole('radio', { name: '1 month' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const row = everyone(page).getByRole('listitem').filter({ hasText: 'Ivan@Example.com' });
  await expect(row).toContainText('Not opened yet');

  const origin = new URL(page.url()).origin;
  const mail = await mailTo(page.request, 'Ivan@example.com', /invited to see/);
  const other = await browser.newPage();
  await comeIn(other, 'ivan@example.com', origin, '/link-account');
  await other.goto(`${origin}/sandbox/mailbox/${mail.id}`);
  const act = other.frameLocator('#mail-frame').getByRole('link', { name: 'Open invitation' }).first();
  const link = new URL((await act.getAttribute('href')) ?? '');
  expect(link.hash).toMatch(/^#token=[\w-]{43}$/);
  await other.goto(`${origin}${link.pathname}${link.hash}`);
  await expect(other.getByRole('heading', { name: 'Tan Mei Lin lets you see a home' })).toBeVisible();
  expect(other.url()).not.toContain('token');
  await expectNoAxeFindings(other);
  await other.getByRole('button', { name: 'Open invitation' }).click();
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(other.getByText(/Shared by Tan Mei Lin until/)).toBeVisible();
  await expect(other.getByText(/S\$|dollars/).first()).toBeVisible();
  for (const name of [/^Pay/, /Submit Meter Reading/, /^Services$/, /Live Chat/])
    await expect(other.getByRole('button', { name }).or(other.getByRole('link', { name }))).toHaveCount(0);
  await expectNoAxeFindings(other);
  await other.getByRole('link', { name: 'Meter Readings', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText(/reading history/i);
  await other.getByRole('link', { name: 'Bills', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Bills' })).toBeVisible();
  await other.goto(`${origin}/services/giro`);
  await expect(
    other.getByText('This feature is currently not available for this utilities account.'),
  ).toBeVisible();

  await page.goto('/activity?who=invited');
  await expect(
    page
      .getByRole('region', { name: 'Today' })
      .getByText(/Ivan Petrov/)
      .first(),
  ).toBeVisible();
  await expectNoAxeFindings(page);

  await page.goto(ACCESS);
  await everyone(page).getByRole('button', { name: 'Take back the access of Ivan Petrov' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(everyone(page).getByRole('listitem').filter({ hasText: 'Ivan@Example.com' })).toContainText(
    'Ended',
  );
  watch.allow(/./);
  await other.goto(`${origin}/bills`);
  await expect(other).toHaveURL(/\/link-account/);
  await other.close();
});

test(
  'Mei Lin sees by keys alone who has access, and keeps it after a second thought',
  full,
  async ({ page }) => {
    await comeIn(page, 'meilin@example.com', '', ACCESS);
    await expect(everyone(page).getByText('Daniel Tan')).toBeVisible();
    await expectNoAxeFindings(page);
    await tabTo(page, /^Take back the access of Daniel Tan/);
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Take back access' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep it' }).press('Enter');
    await expect(question).toBeHidden();
    await expect(everyone(page).getByText('View only')).toBeVisible();
    await page.getByLabel('E-mail').fill('meilin@example.com');
    await page.getByLabel('E-mail').press('Enter');
    await expect(page.getByRole('link', { name: 'This is your own e-mail address' })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('meilin@example.com');
    await page.getByRole('link', { name: 'See activity' }).press('Enter');
    await expect(page).toHaveURL(/\/activity\?who=invited/);
    await expect(page.getByText(/Daniel Tan/).first()).toBeVisible();
  },
);

test(
  'Hui is invited, verifies her e-mail in another tab, and goes on there with the invitation until a day of the calendar',
  full,
  async ({ page, ownPortal, newBrowser }) => {
    const { origin } = await ownPortal();
    await comeIn(page, 'meilin@example.com', origin, ACCESS);
    await page.getByLabel('E-mail').fill('hui@example.com');
    await page.getByRole('radio', { name: 'Other date' }).click();
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.getByRole('radio', { name: 'Thursday 31 Dec 2026' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Friday 01 Jan 2027' })).toBeFocused();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(everyone(page).getByRole('listitem').filter({ hasText: 'hui@example.com' })).toBeVisible();
    const invitation = await mailTo(page.request, 'hui@example.com', /invited to see/, origin);
    await page.goto(`${origin}/sandbox/mailbox/${invitation.id}`);
    const act = page.frameLocator('#mail-frame').getByRole('link', { name: 'Open invitation' }).first();
    const link = new URL((await act.getAttribute('href')) ?? '');

    const hui = await (await newBrowser({ allow: /status of 403/ })).newPage();
    await comeIn(hui, 'hui@example.com', origin, `${link.pathname}${link.hash}`);
    await expect(hui).toHaveURL(/\/verify$/);
    await hui.getByRole('button', { name: 'Resend Verification Email' }).click();
    const mail = await mailTo(hui.request, 'hui@example.com', /verify/, origin);
    const verified = await followLink(await hui.context().newPage(), mail, /Verify e-mail address/, origin);
    await verified.getByRole('link', { name: 'Continue' }).click();
    await expect(verified.getByRole('heading', { name: 'Tan Mei Lin lets you see a home' })).toBeVisible();
    await expect(verified.getByText(/until 01 Jan 2027/)).toBeVisible();
    await verified.goto(`${origin}/link-account`);
    await verified.getByRole('link', { name: 'See the invitation' }).click();
    await verified.getByRole('button', { name: 'Open invitation' }).click();
    await expect(verified.getByText(/Shared by Tan Mei Lin until/)).toBeVisible();
    await verified.goto(`${origin}/link-account`);
    const home = verified.getByRole('link', { name: 'Go to Home' });
    await expect(home).toBeVisible();
    await expectNoAxeFindings(verified);
    await home.click();
    await expect(verified.getByText(/Shared by Tan Mei Lin until/)).toBeVisible();
    expect(
      await verified.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('invitation'))),
    ).toEqual([]);
  },
);
