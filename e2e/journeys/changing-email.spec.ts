import type { Page } from '@playwright/test';
import { followLink, mailTo } from '../support/parties/mailbox.ts';
import {
  comeIn,
  fillSignIn,
  leaveSignInPages,
  logOut,
  openAccountMenu,
  password,
  signIn,
} from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const next = 'chitra.nair@example.com';

async function askForChange(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('link', { name: 'Update Email Address' }).click();
  await page.getByLabel('New email address').fill(next);
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    page.getByRole('heading', { name: 'Please verify your new email address within 24 hours.' }),
  ).toBeVisible();
}

test(
  'a new address counts once its link is opened; until then the old one logs in',
  full,
  async ({ page, request, watch, ownPortal }) => {
    watch.allow(/status of 400/);
    const { origin } = await ownPortal();
    await comeIn(page, 'chitra@example.com', origin);
    await askForChange(page);
    await mailTo(request, 'chitra@example.com', /./, origin);
    const mail = await mailTo(request, next, /verify your new email address/, origin);
    const tab = await followLink(page, mail, /Verify/, origin);
    await expect(tab.getByRole('heading', { name: 'Your e-mail address has been changed.' })).toBeVisible();
    await page.goto(`${origin}/dashboard`);
    await logOut(page);
    await page.goto(`${origin}/login`);
    await fillSignIn(page, 'chitra@example.com');
    await expect(page.getByRole('alert')).toContainText('The e-mail address or password is not correct');
    await fillSignIn(page, next);
    await leaveSignInPages(page);
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  'the link to a new address dies after twenty-four hours and changes nothing',
  full,
  async ({ page, request, watch, ownPortal }) => {
    watch.allow(/status of (400|410)/);
    const { origin, shift } = await ownPortal();
    await comeIn(page, 'chitra@example.com', origin);
    await askForChange(page);
    const mail = await mailTo(request, next, /verify your new email address/, origin);
    await shift(24 * 3_600_000);
    const tab = await followLink(page, mail, /Verify/, origin);
    await expect(tab.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible();
    await page.goto(`${origin}/dashboard`);
    await logOut(page);
    await signIn(page, 'chitra@example.com', { origin });
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);
