import { fillSignIn, password, signIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

test('Mei Lin signs in and sees what she owes, by when, and her half-hours of today', async ({ page }) => {
  await signIn(page, 'meilin@example.com');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page).toHaveTitle('Home | Services Portal');
  const statement = page.getByRole('region', { name: 'TOTAL AMOUNT PAYABLE' });
  await expect(statement).toContainText('128.45');
  await expect(statement).toContainText('03 Dec 2026');
  await expect(statement).toContainText('13 days left');
  await expect(page.getByText(/^\d+\.\d\d kWh by \d+(:30)? [AP]M, .* a usual Friday\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'View as table' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(49);
});

test(
  'a wrong password and an unknown address read the same; the e-mail stays, the password goes',
  full,
  async ({ page, watch }) => {
    watch.allow(/status of 400/);
    const seen: string[] = [];
    for (const email of ['meilin@example.com', 'nobody@example.com']) {
      await page.goto('/login');
      await fillSignIn(page, email, 'Not-The-Password-1');
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle('Error: Log in | Services Portal');
      await expect(page.getByLabel('Email address', { exact: true })).toHaveValue(email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      seen.push(((await page.locator('main').textContent()) ?? '').replaceAll(email, ''));
    }
    expect(seen[0]).toContain('The e-mail address or password is not correct');
    expect(seen[1]).toBe(seen[0]);
  },
);

test(
  'after ten wrong passwords an address waits a quarter of an hour, known or not',
  full,
  async ({ page, watch, ownPortal }) => {
    watch.allow(/status of 4(00|29)/);
    const { origin, shift } = await ownPortal();
    await page.goto(`${origin}/login`);
    await page.getByLabel('Password', { exact: true }).waitFor();
    const form = { email: 'chitra@example.com', password: 'Not-The-Password-1' };
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const answer = await page.request.post(`${page.url()}/sign-in`, { form, headers: { origin } });
      expect(answer.status()).toBe(400);
    }
    await fillSignIn(page, form.email, form.password);
    await expect(page.getByRole('alert')).toContainText('is not correct');
    await fillSignIn(page, 'chitra@example.com');
    await expect(page.getByRole('alert')).toContainText(
      'You have tried too many times. Please try again later.',
    );
    await shift(16 * 60_000);
    await fillSignIn(page, 'chitra@example.com');
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  'choosing a person in the sandbox fills the form and leaves pressing the button to the visitor',
  full,
  async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('searchbox', { name: /Name or state/ }).fill('three premises');
    await page.getByRole('button', { name: /Rasa Timur Kitchens/ }).click();
    await expect(page.getByLabel('Email address', { exact: true })).toHaveValue('kopi@example.com');
    await expect(page).toHaveURL(/\/interaction\//);
    await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  'behind an address with a hundred wrong passwords the page does a short check, and the right one goes through',
  full,
  async ({ page, watch, ownPortal }) => {
    watch.allow(/status of 4(00|29)/);
    const { origin } = await ownPortal();
    await page.goto(`${origin}/login`);
    await page.getByLabel('Password', { exact: true }).waitFor();
    for (let n = 0; n < 100; n += 1) {
      const form = { email: `nobody${n}@example.com`, password: 'Not-The-Password-1' };
      await page.request.post(`${page.url()}/sign-in`, { form, headers: { origin } });
    }
    await fillSignIn(page, 'chitra@example.com');
    await expect(page.getByRole('alert')).toContainText('We have not checked your password yet.');
    await expect(page.locator('.puzzle')).toContainText(/short check|check is complete/);
    await page.screenshot({ path: test.info().outputPath('puzzle.png') });
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);
