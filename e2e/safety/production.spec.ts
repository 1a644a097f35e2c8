import { mintSession } from '../support/minted-session.ts';
import { expect, full, test } from '../support/test.ts';

test('a portal in production has no sandbox, no demo people and no demo words', async ({
  page,
  request,
  ownPortal,
}) => {
  const { origin } = await ownPortal({ SANDBOX: 'false', DATA_KEY: 'a-key-of-data-at-rest-for-this-test' });
  for (const path of [
    '/sandbox',
    '/sandbox/',
    '/sandbox/people',
    '/sandbox/mailbox',
    '/sandbox/mailbox/list',
  ]) {
    expect((await request.get(`${origin}${path}`)).status(), path).toBe(404);
  }
  for (const path of ['/sandbox/reset', '/sandbox/clock']) {
    expect((await request.post(`${origin}${path}`, { headers: { origin } })).status(), path).toBe(404);
  }
  await page.goto(`${origin}/login`);
  await expect(page.getByLabel('Email address', { exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(
    /DEMO|Log in as a demo person|Portal-Demo-2026|Tan Mei Lin/,
  );
});

test(
  'the log-in that journeys take without a page is refused without the password of the person',
  full,
  async ({ page, portal }) => {
    for (const [email, password] of [
      ['meilin@example.com', ''],
      ['meilin@example.com', 'Not-The-Password-1'],
      ['nobody@example.com', 'Portal-Demo-2026'],
    ] as const)
      await expect(mintSession(page, portal.origin, email, password)).rejects.toThrow(
        /the log-in stopped at .* with status 400/,
      );
  },
);
