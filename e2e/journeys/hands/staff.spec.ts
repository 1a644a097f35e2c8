import type { Page } from '@playwright/test';
import { byEachHand, type Hand } from '../../support/hands.ts';
import { comeIn } from '../../support/people.ts';
import { expect, full, test } from '../../support/test.ts';

test.use({ hasTouch: true });

const firstWaiting = (page: Page) => page.getByRole('list', { name: 'Waiting' }).getByRole('button').first();

const decisions = {
  1280: { act: 'Approve', told: /approved/ },
  390: { act: 'Ask for a new document', told: /new document/i },
  820: { act: 'Reject', told: /rejected/ },
} as const;

const payments = {
  1280: {
    open: /Underpaid/,
    choose: 'Post to the account of the order',
    act: /^Post S\$/,
    told: /is posted\.$/,
  },
  390: {
    open: /Overpaid/,
    choose: 'Mark as returned to the payer',
    act: /^Mark as returned/,
    told: /is marked as returned\.$/,
  },
  820: {
    open: /Unknown reference/,
    choose: 'Post to another account',
    act: /^Post S\$/,
    told: /is posted\.$/,
  },
} as const;

test('Siti decides applications with a mouse and with a finger', full, async ({ page, ownPortal }) => {
  const { origin } = await ownPortal();
  await comeIn(page, 'staff@example.com', origin, '/internal');
  await byEachHand(page, async ({ width, press, type }: Hand) => {
    const { act, told: pattern } = decisions[width];
    await page.goto(`${origin}/internal/queues/link-applications`);
    await press(firstWaiting(page));
    const ask = page.getByRole('button', { name: act, exact: true });
    if (act === 'Approve')
      for (const words of [/^Signed by/, /^Account and UEN/, /^Date within/])
        await press(page.getByText(words));
    else await type(page.getByLabel(/^Note/), 'The stamp is missing.');
    for (const size of ['Larger', 'Larger', 'Smaller', 'Fit'])
      await press(page.getByRole('button', { name: size }));
    await press(ask);
    const question = page.getByRole('alertdialog');
    await press(question.getByRole('button', { name: 'Go back' }));
    await expect(question).toHaveCount(0);
    await press(ask);
    await press(question.getByRole('button', { name: act, exact: true }));
    await expect(page.getByRole('status').filter({ hasText: pattern }).first()).toBeVisible();
  });
});

test('Rosnah decides parked payments with a mouse and with a finger', full, async ({ page, ownPortal }) => {
  const { origin } = await ownPortal();
  await comeIn(page, 'finance@example.com', origin, '/internal');
  await byEachHand(page, async ({ width, press, type }: Hand) => {
    const { open, choose, act, told: pattern } = payments[width];
    await page.goto(`${origin}/internal/queues/payments`);
    await press(page.getByRole('button', { name: open }).first());
    await press(page.getByText(choose));
    if (width === 820) {
      await type(page.getByLabel('Account number'), '8934521670');
      await press(page.getByRole('button', { name: 'Check', exact: true }));
      await expect(page.getByText(/, owes S\$128\.45 now/)).toBeVisible();
    }
    await type(page.getByLabel(/^Note/), 'The payer called.');
    await press(page.getByRole('button', { name: act }));
    await press(page.getByRole('alertdialog').getByRole('button').first());
    await expect(page.getByText(pattern)).toBeVisible();
  });
});
