import type { Locator, Page } from '@playwright/test';
import { byEachHand, type Hand } from '../../support/hands.ts';
import { comeIn } from '../../support/people.ts';
import { expect, full, test } from '../../support/test.ts';

test.use({ hasTouch: true });

const main = (page: Page) => page.getByRole('main');
/** The words beside the box of a choice, where people press. */
const choiceOf = (box: Locator, page: Page) => page.locator('label').filter({ has: box });

/** A block of the street directory, its street, and a day on which it may take effect, for each hand. */
const moves: Readonly<Record<Hand['width'], { block: string; day: RegExp; floor: string }>> = {
  1280: { block: '102', day: /^Monday 30 Nov 2026/, floor: '7' },
  390: { block: '102', day: /^Tuesday 01 Dec 2026/, floor: '9' },
  820: { block: '102', day: /^Wednesday 02 Dec 2026/, floor: '11' },
};

test(
  'Mei Lin moves her mail three times, with a mouse and with a finger',
  full,
  async ({ page, ownPortal, watch }) => {
    watch.allow(/an account number stands in an address: \/edit-account/);
    const { origin } = await ownPortal();
    await comeIn(page, 'meilin@example.com', origin, '/account-details');
    await byEachHand(page, async (hand) => {
      const { block, day, floor } = moves[hand.width];
      await page.goto(`${origin}/account-details`);
      const card = main(page).getByRole('region', { name: 'Account 8934521670' });
      await hand.press(card.getByRole('link', { name: 'Edit account 8934521670' }));
      await hand.type(main(page).getByLabel('Postal code'), '460102');
      await hand.type(main(page).getByLabel('House / Block No.'), block);
      await hand.type(main(page).getByLabel('Floor'), floor);
      await hand.type(main(page).getByLabel('Unit'), '55');
      await expect(main(page).getByLabel('Street name')).toHaveValue('Bedok North Avenue 4');
      const date = main(page).getByRole('radio', { name: day });
      if ((await date.count()) === 0)
        await hand.press(main(page).getByRole('button', { name: 'Next month' }));
      await hand.press(choiceOf(date, page).or(date).first());
      await expect(date).toBeChecked();
      await hand.press(main(page).getByText('Hardcopy bill', { exact: true }));
      await hand.press(main(page).getByText('I am the holder of this account'));
      await hand.press(main(page).getByRole('button', { name: 'Save changes' }));
      await expect(page).toHaveURL(/\/account-details$/);
      await expect(card).toContainText(`Blk 102 Bedok North Avenue 4 #${floor.padStart(2, '0')}-55`);
    });
  },
);

test(
  'Mei Lin invites somebody and takes it back, with a mouse and with a finger',
  full,
  async ({ page, ownPortal }) => {
    const { origin } = await ownPortal();
    await comeIn(page, 'meilin@example.com', origin, '/account-details');
    const everyone = page.getByRole('region', { name: 'Everyone' });
    await byEachHand(page, async ({ press, type, width }) => {
      const email = `guest-${width}@example.com`;
      await page.goto(`${origin}/account-details`);
      await press(main(page).getByRole('link', { name: /^People with access/ }));
      await type(page.getByLabel('E-mail'), email);
      const month = page.getByRole('radio', { name: '1 month' });
      await press(choiceOf(month, page));
      await expect(month).toBeChecked();
      await press(page.getByRole('button', { name: 'Send invitation' }));
      const row = everyone.getByRole('listitem').filter({ hasText: email });
      await expect(row).toContainText('Not opened yet');
      await press(row.getByRole('button', { name: /^Take back/ }));
      const question = page.getByRole('alertdialog');
      await press(question.getByRole('button', { name: 'Keep it' }));
      await expect(question).toBeHidden();
      await press(row.getByRole('button', { name: /^Take back/ }));
      await press(question.getByRole('button', { name: 'Take back' }));
      await expect(row).toContainText('Ended');
      await press(page.getByRole('link', { name: 'See activity' }));
      await expect(page).toHaveURL(/\/activity\?who=invited/);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
);
