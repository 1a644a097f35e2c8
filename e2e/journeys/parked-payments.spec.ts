import { tabTo } from '../support/keys.ts';
import { codeAfter, payAtBank } from '../support/parties/bank.ts';
import { comeIn, password } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

test(
  'Mei Lin pays short; it is being checked until Rosnah, without a mouse, posts it',
  full,
  async ({ page, context, ownPortal, newBrowser }) => {
    const { origin } = await ownPortal();
    await comeIn(page, 'meilin@example.com', origin, '/bills?tabId=history.payments');
    const code = await codeAfter(page, () =>
      page.getByRole('main').getByRole('button', { name: 'Pay by PayNow QR' }).click(),
    );
    await payAtBank(await context.newPage(), origin, code, 'short');
    await page.goto(`${origin}/bills?tabId=history.payments`);
    const row = page.getByRole('tabpanel').getByRole('row').filter({ hasText: '100.00' });
    await expect(row).toContainText('Being checked');
    const owes = (words: string) => page.getByRole('main').getByText(words, { exact: true });
    await expect(owes('128 dollars 45 cents'), 'it is not counted').not.toHaveCount(0);
    await expect(owes('28 dollars 45 cents')).toHaveCount(0);

    const office = await newBrowser();
    const staff = await office.newPage();
    await staff.goto(`${origin}/internal/payments`);
    await staff.getByLabel('Email address', { exact: true }).waitFor();
    await tabTo(staff, /^Email address$/);
    await staff.keyboard.type('finance@example.com');
    await staff.keyboard.press('Tab');
    await staff.keyboard.type(password);
    await staff.keyboard.press('Enter');
    await expect(staff).toHaveTitle('Parked payments | Services Portal');
    await expect(staff.getByText(/^8 waiting/)).toBeVisible();

    await tabTo(staff, /^S\$100\.00 of S\$128\.45/);
    await staff.keyboard.press('Enter');
    const payment = staff.getByRole('region', { name: 'S$100.00 received' });
    await expect(payment).toBeFocused();
    await expect(payment).toContainText('The payer sent S$28.45 less than was asked for.');
    await tabTo(staff, /^Post to the account of the order$/);
    await staff.keyboard.press('Space');
    await tabTo(staff, /^Post S\$100\.00$/);
    await staff.keyboard.press('Enter');
    await expect(staff.getByLabel(/^Note/), 'it says what is missing').toBeFocused();
    await staff.keyboard.type('She called: the rest comes next week.');
    await tabTo(staff, /^Post S\$100\.00$/);
    await staff.keyboard.press('Enter');
    const question = staff.getByRole('alertdialog', { name: 'Post S$100.00?' });
    await expect(question).toContainText('S$100.00 to 8934521670, Tan Mei Lin');
    await tabTo(staff, /^Post$/);
    await staff.keyboard.press('Enter');
    await expect(staff.getByText('S$100.00 is posted.')).toBeVisible();
    await expect(staff.getByText(/^7 waiting/)).toBeVisible();
    await office.close();

    // The page that stayed open follows by itself.
    await expect(row).toContainText('−100.00', { timeout: 20_000 });
    await expect(row).not.toContainText('Being checked');
    await expect(owes('28 dollars 45 cents')).not.toHaveCount(0);
  },
);
