import { byEachHand, openAccount } from '../../support/hands.ts';
import { comeIn, leaveSignInPages, password } from '../../support/people.ts';
import { expect, full, test } from '../../support/test.ts';

test.use({ hasTouch: true });

test(
  'Chitra changes her address and her number, and logs out, with a mouse and with a finger',
  full,
  async ({ page, ownPortal, watch }) => {
    watch.allow(/status of 400/);
    const { origin } = await ownPortal();
    await comeIn(page, 'chitra@example.com', origin);
    await byEachHand(page, async (hand) => {
      const { width, press, type } = hand;
      await page.goto(`${origin}/help`);
      await press((await openAccount(page, hand)).getByRole('link', { name: 'Update Email Address' }));
      const email = page.getByLabel('New email address');
      await type(email, 'chitra.nair');
      await type(page.getByLabel('Current password', { exact: true }), password);
      const shows = page.getByRole('button', { name: /^Show current password/i });
      await press(shows);
      await expect(page.getByLabel('Current password', { exact: true })).toHaveAttribute('type', 'text');
      await press(page.getByRole('button', { name: 'Send the link' }));
      await expect(page.getByText('Please enter valid email address').first()).toBeVisible();
      await type(email, `chitra${width}@example.com`);
      await type(page.getByLabel('Current password', { exact: true }), password);
      await press(page.getByRole('button', { name: 'Send the link' }));
      await expect(page.getByText(`chitra${width}@example.com`)).toBeVisible();

      await page.goto(`${origin}/help`);
      await press((await openAccount(page, hand)).getByRole('link', { name: 'Update Mobile Number' }));
      await type(page.getByLabel('New mobile number'), `9123${String(width).padStart(4, '0')}`);
      await type(page.getByLabel('Current password', { exact: true }), password);
      await press(page.getByRole('button', { name: 'Change number' }));
      await expect(page.getByText('Your mobile number has been changed.')).toBeVisible();
      await press(page.getByRole('link', { name: 'Back to the portal' }));
      await expect(page).toHaveURL(/\/help$/);
      await press((await openAccount(page, hand)).getByRole('link', { name: 'Logout', exact: true }));
      await expect(page).toHaveURL(/\/welcome$/);
      await press(page.getByRole('main').getByRole('button', { name: 'Login', exact: true }));
      await type(page.getByLabel('Email address', { exact: true }), 'chitra@example.com');
      await type(page.getByLabel('Password', { exact: true }), password);
      await press(page.locator('form').getByRole('button', { name: 'Log in', exact: true }));
      await leaveSignInPages(page);
    });
  },
);
