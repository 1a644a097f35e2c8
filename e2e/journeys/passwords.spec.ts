import { followLink, mailsTo, mailTo } from '../support/parties/mailbox.ts';
import { comeIn, fillSignIn, leaveSignInPages, openAccountMenu } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const fresh = 'Another short sentence 2';

test(
  'a forgotten password: the mailed link sets a new one and logs the person out everywhere',
  full,
  async ({ page, request, watch, newBrowser, ownPortal }) => {
    watch.allow(/status of (400|410)/);
    const { origin } = await ownPortal();
    const elsewhere = await (await newBrowser()).newPage();
    await comeIn(elsewhere, 'chitra@example.com', origin);
    await elsewhere.goto('about:blank');

    await page.goto(`${origin}/login`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email address', { exact: true }).fill('chitra@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(
      page.getByRole('heading', { name: 'Please check your email to change your password.' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /Send it again in \d+ seconds/ })).toBeDisabled();

    const mail = await mailTo(request, 'chitra@example.com', /Change your password/, origin);
    const tab = await followLink(page, mail, /Change password/, origin);
    const link = tab.url();
    await tab.getByLabel('New password', { exact: true }).fill(fresh);
    await tab.getByRole('button', { name: 'Change password' }).click();
    await expect(tab.getByRole('heading', { name: 'Your password has been changed.' })).toBeVisible();
    await mailTo(request, 'chitra@example.com', /password (has been|was) changed/i, origin);

    await tab.getByRole('link', { name: 'Log in' }).click();
    await fillSignIn(tab, 'chitra@example.com');
    await expect(tab.getByRole('alert')).toContainText('The e-mail address or password is not correct');
    await fillSignIn(tab, 'chitra@example.com', fresh);
    await leaveSignInPages(tab);
    await expect(tab).toHaveURL(/\/dashboard$/);

    await tab.goto(link);
    await expect(tab.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible();
  },
);

test(
  'asking for a link reads the same for an address that nobody has, and mails nobody',
  full,
  async ({ page, request }) => {
    const seen: string[] = [];
    for (const email of ['estate@example.com', 'nobody@example.com']) {
      await page.goto('/idp/forgot-password');
      await page.getByLabel('Email address', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByText('It works once, within one hour.')).toBeVisible();
      // The page's script counts down: before it has begun, the words are others.
      await expect(page.getByRole('main')).toContainText(/in \d+ seconds/);
      const words = (await page.getByRole('main').textContent()) ?? '';
      seen.push(words.replaceAll(email, '').replace(/in \d+ seconds/, ''));
    }
    expect(seen[1]).toBe(seen[0]);
    await mailTo(request, 'estate@example.com', /Change your password/);
    expect(await mailsTo(request, 'nobody@example.com')).toEqual([]);
  },
);

test(
  'changing the password from the account menu asks once and mails a link',
  full,
  async ({ page, request }) => {
    await comeIn(page, 'farid@example.com');
    await openAccountMenu(page);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByRole('dialog')).toContainText('Do you wish to proceed?');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByText('Please check your email to change your password.')).toBeVisible();
    await mailTo(request, 'farid@example.com', /Change your password/);
  },
);
