import { expectNoAxeFindings } from '../support/axe.ts';
import { mailTo } from '../support/parties/mailbox.ts';
import { slipCode } from '../support/parties/paynow-code.ts';
import { consentAddress } from '../support/parties/registry.ts';
import { comeIn, fillSignIn, leaveSignInPages } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';
import { overflowing, widths } from '../support/width.ts';

test(
  'a mail that arrives shows in the open mailbox by itself, with a dot',
  full,
  async ({ page, request }) => {
    await page.goto('/sandbox/mailbox');
    await request.post('/idp/forgot-password', {
      form: { email: 'kopi@example.com' },
      headers: { origin: new URL(page.url()).origin },
    });
    const row = page.getByRole('link', { name: /New: *Change your password.*kopi@example\.com/ });
    await expect(row).toBeVisible();
    await row.click();
    await expect(page.getByRole('heading', { name: 'Change your password' })).toBeVisible();
    await page.getByRole('link', { name: 'Source' }).click();
    await expect(page.getByText('Content-Type: multipart/alternative')).toBeVisible();
    await page.getByRole('link', { name: 'Plain text' }).click();
    await expect(page.getByText(/\/idp\/new-password\?code=/)).toBeVisible();
  },
);

test(
  'resetting everything asks, then the world is as on the first day',
  full,
  async ({ page, request, watch, ownPortal }) => {
    watch.allow(/status of 401/);
    const { origin } = await ownPortal();
    await page.goto(`${origin}/idp/forgot-password`);
    await page.getByLabel('Email address', { exact: true }).fill('kopi@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await mailTo(request, 'kopi@example.com', /./, origin);
    await page.goto(`${origin}/sandbox`);
    await page.getByRole('link', { name: 'Reset everything' }).click();
    await expect(page.getByRole('heading', { name: 'Reset everything?' })).toBeVisible();
    // Pressing it waits for the answer, and the world takes its time.
    await page.getByRole('button', { name: 'Reset everything' }).click({ timeout: 40_000 });
    await expect(page.getByRole('status')).toHaveText('Everything is as on the first day.', {
      timeout: 40_000,
    });
    await expect(page.getByRole('link', { name: /^0 e-mails/ })).toBeVisible();
    await page.goto(`${origin}/login`);
    await fillSignIn(page, 'meilin@example.com');
    await leaveSignInPages(page);
    await expect(page.getByText('128.45').first()).toBeVisible();
  },
);

test('moving the clock moves what is due', full, async ({ page, ownPortal }) => {
  const { origin } = await ownPortal();
  await page.goto(`${origin}/sandbox/clock`);
  await page.getByLabel('Date').fill('2026-11-23');
  await page.getByLabel('Time').fill('09:00');
  await page.getByRole('button', { name: 'Set the clock' }).click();
  await expect(page.getByText('Mon 23 Nov 2026, 9:00 AM')).toBeVisible();
  await comeIn(page, 'meilin@example.com', origin);
  await expect(page.getByText('10 days left')).toBeVisible();
});

test(
  'Log in beside a person leads to the form, filled in; the button is left to the visitor',
  full,
  async ({ page }) => {
    await page.goto('/sandbox/people?search=master+account');
    await page.getByRole('link', { name: 'Log in as Katong Provisions' }).click();
    await expect(page.getByLabel('Email address', { exact: true })).toHaveValue('estate@example.com');
    await expect(page.getByRole('button', { name: /Katong Provisions/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.reload();
    await expect(page.getByLabel('Email address', { exact: true })).toHaveValue('');
  },
);

test(
  'a kiosk is opened from the sandbox, ends there, and knows nobody after that',
  full,
  async ({ page }) => {
    await page.goto('/sandbox/kiosk');
    const [kiosk] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^Open the kiosk/ }).click(),
    ]);
    await kiosk.getByRole('button', { name: 'Login', exact: true }).click();
    await fillSignIn(kiosk, 'farid@example.com');
    await leaveSignInPages(kiosk);
    await kiosk.getByRole('button', { name: 'End Session' }).click();
    await expect(kiosk.getByRole('heading', { name: 'On a kiosk' })).toBeVisible();
    await kiosk.goto('/dashboard');
    await expect(kiosk.getByLabel('Email address', { exact: true })).toBeVisible();
  },
);

test(
  'the demo bank reads a code from a picture, and pays it with the keyboard alone',
  full,
  async ({ page }) => {
    await page.goto('/sandbox/bank');
    await page.getByLabel('Or paste the text of a code').fill(slipCode());
    await page.getByRole('button', { name: 'Read the code' }).click();
    const picture = await (await page.request.get('/sandbox/bank/code.svg')).body();
    await page.getByRole('button', { name: 'Put it away' }).click();
    await expect(page.getByText('No code yet.')).toBeVisible();

    await page
      .getByLabel('Load image')
      .setInputFiles({ name: 'code.svg', mimeType: 'image/svg+xml', buffer: picture });
    await expect(page.getByText('S$128.45, fixed')).toBeVisible();
    await page.getByRole('button', { name: /^Never pay/ }).press('Enter');
    await expect(page.getByRole('status').getByText('Nothing was paid.')).toBeVisible();

    await page
      .getByLabel('Load image')
      .setInputFiles({ name: 'none.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('no picture') });
    await expect(page.getByText('There is no readable QR code in this image.')).toBeVisible();
  },
);

const pages = [
  '/sandbox',
  '/sandbox/people',
  '/sandbox/mailbox',
  '/sandbox/mailbox/empty',
  '/sandbox/clock',
  '/sandbox/reset',
  '/sandbox/app',
  '/sandbox/kiosk',
  '/sandbox/elsewhere',
  '/sandbox/elsewhere/contact-us',
  '/sandbox/registry',
  '/sandbox/bank',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the pages of the sandbox hold at every width and for everybody, ${colorScheme}`,
    full,
    async ({ page, portal }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/sandbox/bank');
      await page.getByLabel('Or paste the text of a code').fill(slipCode());
      await page.getByRole('button', { name: 'Read the code' }).click();
      await page.getByRole('button', { name: 'Pay twice' }).click();
      for (const path of [...pages, consentAddress(portal.origin)]) {
        await page.goto(path);
        await expectNoAxeFindings(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflowing(page), `${path} at ${width}`).toEqual([]);
        }
      }
    },
  );
}
