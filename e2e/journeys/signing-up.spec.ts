import type { Page } from '@playwright/test';
import { followLink, mailsTo, mailTo } from '../support/parties/mailbox.ts';
import { comeIn, fillSignIn, leaveSignInPages, openSignUp } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const secret = 'A short sentence works 1';

async function signUp(page: Page, email: string, origin = ''): Promise<void> {
  await openSignUp(page, origin);
  await page.getByLabel('Full name').fill('Zhang Wei');
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Mobile number').fill('9123 4417');
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
}

test('a newcomer signs up, opens the link in the mail, logs in, links an account and sees it', async ({
  page,
  request,
}) => {
  const email = 'zhang.wei@example.com';
  await signUp(page, email);
  await expect(page.getByRole('heading', { name: 'Please verify your email address.' })).toBeVisible();
  await expect(
    page.getByText('Please verify your email address within 12 hours of signing up.'),
  ).toBeVisible();
  const mail = await mailTo(request, email, /verify your email address/);
  const tab = await followLink(page, mail, /Verify e-mail address/);
  await expect(tab.getByRole('heading', { name: 'Your e-mail address is verified.' })).toBeVisible();
  await tab.getByRole('link', { name: 'Continue' }).click();
  await fillSignIn(tab, email, secret);
  await leaveSignInPages(tab);
  await expect(tab).toHaveURL(/\/link-account$/);
  await tab.getByRole('link', { name: 'Continue as an individual' }).click();
  await tab.getByLabel('Utilities Account Number').fill('8934601053');
  await tab.getByLabel('Postal Code').fill('570217');
  await tab.getByLabel('Last 4 characters of your ID').fill('392f');
  await tab.getByRole('button', { name: 'Link account' }).click();
  await expect(tab).toHaveURL(/\/dashboard$/);
  await expect(tab.getByText('Your account has been linked')).toBeVisible();
  await expect(tab.getByRole('region', { name: 'TOTAL AMOUNT PAYABLE' })).toContainText('S$');
});

test(
  'signing up with an address that is taken reads the same and mails its owner',
  full,
  async ({ page, request }) => {
    await signUp(page, 'iobr@example.com');
    await expect(page.getByRole('heading', { name: 'Please verify your email address.' })).toBeVisible();
    await mailTo(request, 'iobr@example.com', /already have a login/);
    const kinds = (await mailsTo(request, 'iobr@example.com')).map(({ subject }) => subject);
    expect(kinds.join()).not.toContain('verify');
  },
);

test(
  'an error stands once at the top and once at the field, and the typed text stays',
  full,
  async ({ page, watch }) => {
    watch.allow(/status of 400/);
    await openSignUp(page);
    await page.getByLabel('Full name').fill('Zhang Wei');
    await page.getByLabel('Email address', { exact: true }).fill('zhang.wei');
    await page.getByLabel('Mobile number').fill('1234');
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page).toHaveTitle('Error: Sign up | Services Portal');
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Please enter valid email address',
      'Mobile Number must be 8 digits',
      'Password is a required field',
      'Please accept the Terms and Conditions',
    ]);
    await expect(page.getByLabel('Full name')).toHaveValue('Zhang Wei');
    await expect(page.getByLabel('Email address', { exact: true })).toHaveAccessibleDescription(
      /Please enter valid email address/,
    );
  },
);

test(
  'a verification link dies after twelve hours; the mailbox and the clock of the sandbox show it',
  full,
  async ({ page, request, watch, ownPortal }) => {
    watch.allow(/status of 410/);
    const { origin } = await ownPortal();
    await signUp(page, 'zhang.wei@example.com', origin);
    const mail = await mailTo(request, 'zhang.wei@example.com', /verify/, origin);
    await page.goto(`${origin}/sandbox/clock`);
    await page.getByRole('button', { name: '12 hours' }).click();
    await expect(page.getByRole('status')).toHaveText('The clock has been moved.');
    const tab = await followLink(page, mail, /Verify e-mail address/, origin);
    await expect(tab.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible();
    await expect(tab.getByText('Each link works once, within 12 hours.')).toBeVisible();
  },
);

test(
  'Hui is asked to verify; Continue looks again; resending is confirmed until its limit',
  full,
  async ({ page, request, watch }) => {
    watch.allow(/status of (403|429|503)/);
    await comeIn(page, 'hui@example.com');
    await expect(page).toHaveURL(/\/verify$/);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Not verified yet. Please open the link in the e-mail first.')).toBeVisible();
    const resend = page.getByRole('button', { name: 'Resend Verification Email' });
    for (let sent = 1; sent <= 3; sent += 1) {
      await resend.click();
      await expect(page.getByText('Verification email sent. Please check your email inbox.')).toBeVisible();
      await expect.poll(async () => (await mailsTo(request, 'hui@example.com')).length).toBe(sent);
    }
    await resend.click();
    const alert = page.getByRole('dialog', { name: 'Error' });
    await expect(alert).toContainText('Verification email has not been sent. Please try again.');
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    await expect(resend).toBeFocused();
    await resend.click();
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
    expect(await mailsTo(request, 'hui@example.com')).toHaveLength(3);
  },
);

test('verifying in a second tab moves the first one on', full, async ({ page, request, ownPortal }) => {
  const { origin } = await ownPortal();
  await comeIn(page, 'hui@example.com', origin);
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  const mail = await mailTo(request, 'hui@example.com', /verify/, origin);
  const mailbox = await page.context().newPage();
  const tab = await followLink(mailbox, mail, /Verify e-mail address/, origin);
  await expect(tab.getByRole('heading', { name: 'Your e-mail address is verified.' })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/link-account$/);
});
