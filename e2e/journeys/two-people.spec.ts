import { fillSignIn, leaveSignInPages, logOut, signIn } from '../support/people.ts';
import { expectNothingKept } from '../support/stored-values.ts';
import { expect, full, test } from '../support/test.ts';

const ofMeiLin = /Tan Mei Lin|8934521670|Lorong 2 Toa Payoh|128\.45/;

test('two people one after the other in one tab see nothing of each other, not even what was closed', async ({
  page,
  ownPortal,
}) => {
  // Somebody else's test may look at the advisory of the same person.
  const { origin } = await ownPortal();
  const advisory = page.getByRole('button', { name: 'Close the scam advisory' });
  await signIn(page, 'meilin@example.com', { origin });
  await expect(page.locator('body')).toContainText('128.45');
  await advisory.click();
  await page.reload();
  await expect(page.locator('body')).toContainText('128.45');
  await expect(advisory).toHaveCount(0);
  await logOut(page);
  await expectNothingKept(page);

  const answers: string[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname === '/api') answers.push(await response.text().catch(() => ''));
  });
  await signIn(page, 'bernard@example.com', { origin });
  await expect(page.getByText('8934530018').first()).toBeVisible();
  await expect(advisory).toBeVisible();
  await expect(page.locator('body')).not.toContainText(ofMeiLin);
  expect(answers.join('\n')).not.toMatch(ofMeiLin);
  await page.reload();
  await expect(page.getByText('8934530018').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(ofMeiLin);
});

test(
  'when somebody else signs in in a second tab, the first tab lets go of the first person',
  full,
  async ({ page, context }) => {
    await signIn(page, 'meilin@example.com');
    await expect(page.locator('body')).toContainText('128.45');
    await context.clearCookies();
    const second = await context.newPage();
    await second.goto('/dashboard');
    await fillSignIn(second, 'bernard@example.com');
    await leaveSignInPages(second);
    await expect(second.getByText('8934530018').first()).toBeVisible();
    await expect(page).toHaveURL(/\/welcome$/);
    await expect(page.locator('body')).not.toContainText(ofMeiLin);
  },
);
