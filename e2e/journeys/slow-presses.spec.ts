/** Each form, sent by a slow press of the mouse straight from a field that holds something doubtful or wrong. */
import type { Page } from '@playwright/test';
import { comeIn, openSignUp } from '../support/people.ts';
import { pressSlowly } from '../support/press.ts';
import { expect, full, test } from '../support/test.ts';

interface Form {
  readonly name: string;
  open(page: Page, origin: string): Promise<void>;
  /** In the order of the page; the last one has the focus when the button is pressed. */
  readonly typed: readonly (readonly [label: string | RegExp, text: string])[];
  readonly button: string | RegExp;
  /** The press has been heard. */
  readonly answer: RegExp;
}

const signedIn = (email: string, path: string) => async (page: Page, origin: string) => {
  await comeIn(page, email, origin, path);
};
const goTo = (path: string) => async (page: Page, origin: string) => {
  await page.goto(`${origin}${path}`);
};

const forms: readonly Form[] = [
  {
    name: 'a company’s details with a doubtful UEN',
    open: signedIn('ivan@example.com', '/link-account/company/manual'),
    typed: [
      ['Utilities Account Number', '8920031174'],
      ['Postal Code', '57396'],
      ['UEN', '20190004'],
    ],
    button: 'Continue',
    answer: /There is a problem/,
  },
  {
    name: 'an individual’s details',
    open: signedIn('ivan@example.com', '/link-account/individual'),
    typed: [
      ['Utilities Account Number', '8934601'],
      ['Postal Code', '570217'],
      [/Last 4 characters/, '392ff'],
    ],
    button: 'Link account',
    answer: /There is a problem/,
  },
  {
    name: 'an amount above what is due',
    open: async (page, origin) => {
      await signedIn('kopi@example.com', '/paynow')(page, origin);
      await page.getByRole('dialog').getByText('Total').waitFor();
    },
    typed: [[/Amount for/, '999999']],
    button: /QR/,
    answer: /Exceeded Amount/,
  },
  {
    name: 'a decision of staff without a note',
    open: async (page, origin) => {
      await signedIn('staff@example.com', '/internal/queues/link-applications')(page, origin);
      await page.getByRole('button', { name: /Hougang Eye Clinic LLP/ }).click();
      await page.getByRole('img', { name: /Signed form, page 1/ }).waitFor();
    },
    typed: [[/^Note/, ' ']],
    button: 'Reject',
    answer: /note/i,
  },
  {
    name: 'a payment that goes to an account nobody has checked',
    open: async (page, origin) => {
      await signedIn('finance@example.com', '/internal/queues/payments')(page, origin);
      await page.getByRole('button', { name: /Underpaid/ }).click();
      await page.getByLabel(/another account/i).check();
    },
    typed: [
      [/^Note/, 'He asked for it'],
      [/^Account/, '12'],
    ],
    button: 'Check',
    answer: /valid account number|10 digits|No account/i,
  },
  {
    name: 'the sign-in',
    open: goTo('/login'),
    typed: [
      ['Email address', 'nobody@example'],
      ['Password', 'x'],
    ],
    button: 'Log in',
    answer: /There is a problem|not correct/,
  },
  {
    name: 'the sign-up',
    open: (page, origin) => openSignUp(page, origin),
    typed: [
      ['Email address', 'zhang.wei'],
      ['Password', 'short'],
    ],
    button: 'Sign up',
    answer: /There is a problem/,
  },
  {
    name: 'a forgotten password',
    open: goTo('/idp/forgot-password'),
    typed: [['Email address', 'zhang.wei']],
    button: 'Send the link',
    answer: /There is a problem|valid/,
  },
];

for (const { name, open, typed, button, answer } of forms) {
  test(`nothing moves under a slow press: ${name}`, full, async ({ page, portal, watch }) => {
    watch.allow(/status of 4\d\d/);
    await open(page, portal.origin);
    const labelled = (label: string | RegExp) =>
      page.getByLabel(label, typeof label === 'string' ? { exact: true } : {}).first();
    for (const [label, text] of typed) await labelled(label).fill(text);
    await pressSlowly(
      page,
      page.getByRole('button', { name: button, exact: typeof button === 'string' }).last(),
    );
    await expect(page.locator('body')).toContainText(answer);
  });
}

test(
  'an error goes as soon as what is typed is right, without another press',
  full,
  async ({ page, portal }) => {
    await comeIn(page, 'ivan@example.com', portal.origin, '/link-account/company/manual');
    const uen = page.getByLabel('UEN', { exact: true });
    await uen.fill('2019');
    await pressSlowly(page, page.getByRole('button', { name: 'Continue' }));
    await expect(page.getByText('Please check your UEN')).toBeVisible();
    await uen.fill('201900042H');
    await expect(page.getByText('Please check your UEN')).toHaveCount(0);
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary.getByRole('link')).toHaveCount(2);
    await page.getByLabel('Postal Code').pressSequentially('57396');
    await expect(summary.getByRole('link')).toHaveCount(2);
    await page.getByLabel('Postal Code').pressSequentially('8');
    await expect(summary.getByRole('link')).toHaveCount(1);
    await page.getByLabel('Utilities Account Number').fill('0089 2003 1174');
    await expect(summary).toHaveCount(0);
  },
);
