import type { Page } from '@playwright/test';
import { comeIn } from '../support/people.ts';
import type { Portal } from '../support/portal.ts';
import { expect, full, test } from '../support/test.ts';

const TOKEN_IS_DEAD_MS = 310_000;

/** A token lives for five minutes: more than that passes, for the browser and for the portal. */
async function outlive(page: Page, portal: Portal): Promise<void> {
  await page.clock.fastForward(TOKEN_IS_DEAD_MS);
  await portal.shift(TOKEN_IS_DEAD_MS);
}

/** Opens the page and waits for its settings: their time-out runs on the clock that these tests move. */
async function openPage(page: Page, address: string): Promise<void> {
  const settings = page.waitForResponse('**/skalbox/public/config');
  await page.goto(address);
  await (await settings).finished();
}

/** How often the token endpoint was asked for a fresh token, and with what result. */
function renewals(page: Page): number[] {
  const results: number[] = [];
  page.context().on('response', (response) => {
    const isRenewal = response.request().postData()?.includes('grant_type=refresh_token') ?? false;
    if (isRenewal) results.push(response.status());
  });
  return results;
}

test(
  'a token that runs out is renewed in silence and the page goes on working',
  full,
  async ({ page, ownPortal }) => {
    const portal = await ownPortal();
    await page.clock.install();
    const results = renewals(page);
    await comeIn(page, 'meilin@example.com', portal.origin);
    await expect(page.getByText('128.45').first()).toBeVisible();
    await outlive(page, portal);
    await page.reload();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('128.45').first()).toBeVisible();
    expect(results.length).toBeGreaterThan(0);
    expect(new Set(results)).toEqual(new Set([200]));
  },
);

test(
  'a tab whose refresh token has died while another was used goes on without leaving the page',
  full,
  async ({ page, watch, ownPortal }) => {
    watch.allow(/status of 400/);
    const portal = await ownPortal();
    await page.clock.install();
    await comeIn(page, 'meilin@example.com', portal.origin);
    await expect(page.getByText('128.45').first()).toBeVisible();
    await page.evaluate(`
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith('oidc.user:')))
      sessionStorage.setItem(key, sessionStorage.getItem(key).replace(/("refresh_token":")[^"]+/, '$1dead'));
  `);
    await outlive(page, portal);
    const before = watch.addresses.length;
    await page.reload();
    await expect(page.getByText('128.45').first()).toBeVisible();
    const requests = watch.addresses.slice(before).map((address) => new URL(address).pathname);
    expect(requests).toContain('/silent');
    expect(requests).not.toContain('/callback');
  },
);

test(
  'a duplicated tab and its original renew at the same moment and both stay signed in',
  full,
  async ({ page, context, ownPortal }) => {
    const portal = await ownPortal();
    await page.clock.install();
    await comeIn(page, 'meilin@example.com', portal.origin);
    // A window opened by the page starts with a copy of its session storage, as a duplicated tab does.
    const [twin] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate("window.open('/404'), null"),
    ]);
    await twin.waitForLoadState();
    for (const tab of [page, twin]) await openPage(tab, `${portal.origin}/404`);
    await outlive(page, portal);
    await Promise.all([page.goto(`${portal.origin}/dashboard`), twin.goto(`${portal.origin}/dashboard`)]);
    for (const tab of [page, twin]) {
      await expect(tab).toHaveURL(/\/dashboard$/);
      await expect(tab.getByText('128.45').first()).toBeVisible();
    }
  },
);
