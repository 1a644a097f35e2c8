import type { Page } from '@playwright/test';
import { comeIn } from '../support/people.ts';
import { expectNothingKept } from '../support/stored-values.ts';
import { expect, full, test } from '../support/test.ts';

const MINUTE = 60_000;
/** For so long a tab waits for the answers of the others. */
const ASKING = 250;
/** For so long React keeps a placeholder that it has shown: the popup's dialog is loaded on demand. */
const PLACEHOLDER = 300;
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Your session is about to end' });
const expired = (page: Page) => page.getByRole('alertdialog', { name: 'Your session is expired.' });
/** The clock of the browser, which is ahead of this process's. */
const getNow = (page: Page) => page.evaluate<number>('Date.now()');

test(
  'nobody there: both tabs warn and stay together, then both end, and a copied token opens nothing',
  full,
  async ({ page, context, watch }) => {
    // The copied token is refused.
    watch.allow(/status of 401/);
    let authorization = '';
    context.on('request', (request) => {
      authorization = request.headers().authorization ?? authorization;
    });
    await page.clock.install();
    await comeIn(page, 'farid@example.com');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('button', { name: /account menu/ })).toBeVisible();
    const tabs = [page, other];
    // One clock for all tabs of a browser; as when a computer slept, what is due comes once.
    const pass = (ms: number) => page.clock.fastForward(ms);

    await pass(15 * MINUTE + 1_000);
    for (const tab of tabs) await expect(warning(tab)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await page.mouse.move(200, 300);
    await page.mouse.move(300, 400);
    await expect(warning(page)).toBeVisible();
    await page.keyboard.press('Escape');
    for (const tab of tabs) await expect(warning(tab)).toHaveCount(0);

    await pass(15 * MINUTE + 1_000);
    for (const tab of tabs) await expect(warning(tab)).toBeVisible();
    // The popup stands for 750 ms only: from here on no time passes but what the test lets pass.
    await page.clock.pauseAt((await getNow(page)) + 5 * MINUTE + 10_000);
    // The tabs ask one another whether anybody was there.
    await page.clock.runFor(ASKING);
    for (const tab of tabs) await expect(warning(tab)).toHaveCount(0);
    await page.clock.runFor(PLACEHOLDER);
    for (const tab of tabs) await expect(expired(tab)).toBeVisible();
    await page.clock.resume();
    for (const tab of tabs) await expect(tab).toHaveURL(/\/welcome$/);
    await expectNothingKept(page);
    const answer = await page.request.post('/api', {
      headers: { authorization },
      data: { 'user:profileInfo': {} },
    });
    expect(await answer.text()).toContain('SK_LOGOUT_1001');
    await page.goto('/dashboard');
    await expect(page.getByLabel('Email address', { exact: true })).toBeVisible();
  },
);
