import { comeIn, logOut, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const dewi = 'dewi@example.com';

test('contact details are verified once, with a way to change them and back', async ({ page, ownPortal }) => {
  const { origin } = await ownPortal();
  await comeIn(page, dewi, origin);
  await expect(page).toHaveURL(`${origin}/consent-contact-detail`);
  await expect(page).toHaveTitle('Verify Contact Details | Services Portal');
  await expect(page.getByText(dewi, { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'Update Email Address' }).click();
  await expect(page.getByRole('heading', { name: 'Change e-mail address' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the portal' }).click();
  await expect(page).toHaveURL(`${origin}/consent-contact-detail`);

  await page.getByRole('button', { name: 'Submit', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/dashboard`);
  await expect(page.getByRole('heading', { name: 'TOTAL AMOUNT PAYABLE' })).toBeVisible();

  await logOut(page);
  await signIn(page, dewi, { origin });
  await expect(page).toHaveURL(`${origin}/dashboard`);
  await expect(page.getByRole('heading', { name: 'TOTAL AMOUNT PAYABLE' })).toBeVisible();
});
