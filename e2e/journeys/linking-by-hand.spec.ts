import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { mailTo } from '../support/parties/mailbox.ts';
import { refuseToShare, shareCompany } from '../support/parties/registry.ts';
import { comeIn, logOut } from '../support/people.ts';
import { photo } from '../support/photo.ts';
import { expect, full, test } from '../support/test.ts';

const aisyah = 'aisyah@sinmingbaking.example';
const company = 'Sin Ming Baking Supplies Pte Ltd';
const received = { name: 'We have received your application', level: 1 } as const;

/** Siti in a browser of her own, with the application open. */
async function openApplication(browser: BrowserContext, origin: string, of: string): Promise<Page> {
  const page = await browser.newPage();
  await comeIn(page, 'staff@example.com', origin);
  await page.getByRole('button', { name: new RegExp(`^${of}`) }).click();
  await expect(page.getByRole('region', { name: of })).toBeVisible();
  return page;
}

async function decide(page: Page, act: 'Approve' | 'Ask for a new document' | 'Reject'): Promise<void> {
  await page.getByRole('button', { name: act, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: act, exact: true }).click();
}

test(
  'Aisyah, whom the registry cannot help, links her company by hand; her first document is not good enough',
  full,
  async ({ page, request, ownPortal, newBrowser }) => {
    const { origin } = await ownPortal();
    await comeIn(page, aisyah, origin);
    await page.getByRole('link', { name: 'Continue as a company' }).click();
    await page.getByRole('link', { name: 'Enter manually' }).click();
    await expect(page.getByLabel('UEN', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await page.getByRole('button', { name: 'Retrieve with MyInfo Business' }).click();
    await refuseToShare(page);
    await expect(page).toHaveURL(/\/link-account\/company\/manual\?myInfoBizError=cancelled$/);
    const notice = page.getByText('You cancelled at MyInfo Business. Nothing was sent to us.');
    await expect(notice).toBeVisible();
    await expect(page.getByText('You can also enter your company details below.')).toBeVisible();

    await page.getByLabel('Utilities Account Number').fill('0089 2003 1174');
    await page.getByLabel('Postal Code').fill('573968');
    await page.getByLabel('UEN', { exact: true }).fill('201900042h');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Upload the signed form', level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/\/link-account\/company\/manual\/signed-form\?myInfoBizError=cancelled$/);
    await page.goBack();
    await expect(page.getByLabel('UEN', { exact: true })).toHaveValue('201900042H');
    await expect(page).toHaveTitle('Link company account by hand | Services Portal');
    await page.goForward();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Upload the signed form', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Upload the signed form | Services Portal');
    const [form] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download form' }).click(),
    ]);
    const signed = await readFile(await form.path());
    expect(signed.subarray(0, 5).toString()).toBe('%PDF-');
    expect(form.suggestedFilename()).toMatch(/\.pdf$/i);

    await page.locator('input[type=file]').setInputFiles({
      name: 'form, signed.pdf',
      mimeType: 'application/pdf',
      buffer: signed,
    });
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByRole('heading', received)).toBeVisible();
    await expect(
      page.getByText('You will receive a confirmation email once your application is approved.'),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', received)).toBeVisible();

    const office = await newBrowser();
    const staff = await openApplication(office, origin, company);
    await expect(staff.getByText('9000 1188 differs')).toBeVisible();
    await expect(staff.getByRole('img', { name: /^Signed form, page 1/ })).toBeVisible();
    await staff.getByLabel(/^Note/).fill('The stamp is missing.\nPlease send it with the stamp.');
    await decide(staff, 'Ask for a new document');
    await mailTo(request, aisyah, /^Please send your signed form again$/, origin);

    await logOut(page);
    await comeIn(page, aisyah, origin);
    await expect(page.getByRole('heading', { name: 'Upload the signed form', level: 1 })).toBeVisible();
    await expect(page.getByText('Please send it with the stamp.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
    await page.locator('input[type=file]').setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: photo(),
    });
    await page.getByRole('checkbox').check();
    const line = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
    await line.send('Network.emulateNetworkConditions', slow);
    await page.getByRole('button', { name: 'Submit application' }).click();
    const progress = page.getByRole('progressbar', { name: 'Upload of photo.png' });
    await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(0.1);
    await expect(page.getByRole('heading', received)).toBeVisible();
    await line.detach();

    await staff.reload();
    await staff.getByRole('button', { name: new RegExp(`^${company}.*2nd document`) }).click();
    await expect(staff.getByRole('img', { name: 'Signed form' })).toBeVisible();
    for (const tick of await staff.getByRole('checkbox').all()) await tick.check();
    await decide(staff, 'Approve');
    await expect(staff.getByText(`${company} has been approved.`)).toBeVisible();
    await mailTo(request, aisyah, /^Your company has been linked$/, origin);

    await logOut(page);
    await comeIn(page, aisyah, origin);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('region', { name: 'TOTAL AMOUNT PAYABLE' })).toContainText('S$');
  },
);

test(
  'an application that is rejected leaves its company where it began, told why by mail',
  full,
  async ({ page, request, ownPortal, newBrowser }) => {
    const { origin } = await ownPortal();
    const staff = await openApplication(await newBrowser(), origin, 'Kallang Print Works');
    await staff.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(staff.getByText('Please write a note to the applicant.')).toBeVisible();
    await staff.getByLabel(/^Note/).fill('Whoever signed is no director of this company.');
    await decide(staff, 'Reject');
    const mail = await mailTo(request, 'kallang@example.com', /^Your application was not approved$/, origin);
    await page.goto(`${origin}/sandbox/mailbox/${mail.id}`);
    await expect(
      page.frameLocator('#mail-frame').getByText('Whoever signed is no director of this company.'),
    ).toBeVisible();
    await comeIn(page, 'kallang@example.com', origin);
    await expect(page).toHaveURL(/\/link-account$/);
  },
);

test(
  'a reload asks before it loses a chosen form, and the end of the session asks nothing',
  full,
  async ({ page, watch, ownPortal, newBrowser }) => {
    watch.allow(/status of 401/);
    const { origin } = await ownPortal();
    await comeIn(page, aisyah, origin);
    let authorization = '';
    page.on('request', (request) => {
      authorization = request.headers().authorization ?? authorization;
    });
    await page.goto(`${origin}/link-account/company/manual`);
    await page.getByLabel('Utilities Account Number').fill('8920031174');
    await page.getByLabel('Postal Code').fill('573968');
    await page.getByLabel('UEN', { exact: true }).fill('201900042H');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo() });
    await expect(page.getByText('photo.png').first()).toBeVisible();
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate('setTimeout(() => location.reload())');
    await expect.poll(() => questions).toEqual(['beforeunload']);
    await expect(page.getByText('photo.png').first()).toBeVisible();
    const elsewhere = await newBrowser();
    await elsewhere.request.post(`${origin}/skalbox/private/users/logout`, { headers: { authorization } });
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
    expect(questions).toEqual(['beforeunload']);
  },
);

test('a registry of version 3 names the company as well', full, async ({ page, ownPortal }) => {
  const { origin } = await ownPortal({ REGISTRY_VERSION: 'v3' });
  await comeIn(page, aisyah, origin);
  await page.getByRole('link', { name: 'Continue as a company' }).click();
  await page.getByRole('button', { name: 'Retrieve with MyInfo Business' }).click();
  await expect(page).toHaveURL(/\/sandbox\/registry\/v3\/authorize/);
  await shareCompany(page, company);
  await expect(page.getByRole('heading', { name: 'Is this your company?' })).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Link this company' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been linked' })).toBeVisible();
});
