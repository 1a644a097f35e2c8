import { expectNoAxeFindings } from '../../support/axe.ts';
import { byEachHand } from '../../support/hands.ts';
import { comeIn } from '../../support/people.ts';
import { expect, full, test } from '../../support/test.ts';

test.use({ hasTouch: true });

test(
  'twenty past midnight after the tenth full day Mei Lin sees how her bill is likely to end, with a mouse and with a finger',
  full,
  async ({ page, ownPortal }) => {
    const portal = await ownPortal({ E2E_AT: '2026-11-28T00:20:00+08:00' });
    await comeIn(page, 'meilin@example.com', portal.origin);
    await byEachHand(page, async ({ press }) => {
      await page.goto(`${portal.origin}/dashboard`);
      await press(page.getByRole('link', { name: 'See all usage' }));
      const bill = page.getByRole('region', { name: 'December bill, so far' });
      await expect(bill.getByText(/^Likely S\$\d+ to S\$\d+$/)).toBeVisible();
      await expect(bill.getByText('Day 11 of 30, to the end of 27 Nov.')).toBeVisible();
      await expect(bill.getByText('Water * and gas * are estimated.')).toBeVisible();
      await expect(bill.getByText(/ less S\$45\.03 U-Save\.$/)).toBeVisible();
      await expect(bill.getByRole('img', { name: /^S\$\d+\.\d\d so far\. Likely/ })).toBeVisible();
      await press(page.getByRole('button', { name: 'Daily', exact: true }));
      await page.getByLabel('By', { exact: true }).selectOption({ label: 'bill period' });
      await expect(page.getByText('Always on', { exact: true })).toBeVisible();
      await expect(page.getByText(/^a day, about S\$\d\.\d\d a day$/)).toBeVisible();
      await expect(page.getByRole('region', { name: 'When your meters are read' })).toBeVisible();
    });
    await expectNoAxeFindings(page);
  },
);

test(
  'Mei Lin reads on the third day that it is too early to say, and when it starts',
  full,
  async ({ page }) => {
    await comeIn(page, 'meilin@example.com', '', '/usage');
    const bill = page.getByRole('region', { name: 'December bill, so far' });
    await expect(bill.getByText('Too early to say')).toBeVisible();
    await expect(
      bill.getByText('The forecast needs 10 full days of this bill. It starts on 28 Nov 2026.'),
    ).toBeVisible();
    await expect(bill.getByText('Day 3 of 30, to today, 3 PM.')).toBeVisible();
    await expectNoAxeFindings(page);
  },
);
