import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('Mei Lin signs in and sees what she owes, by when, and her half-hours of today', async ({ page }) => {
  await signIn(page, 'meilin@example.com');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page).toHaveTitle('Home | Services Portal');
  const statement = page.getByRole('region', { name: 'TOTAL AMOUNT PAYABLE' });
  await expect(statement).toContainText('128.45');
  await expect(statement).toContainText('3 Dec 2026');
  await expect(page.getByText(/kWh by .* a usual Friday\.$/)).toBeVisible();
});
