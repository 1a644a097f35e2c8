import type { Page, Route } from '@playwright/test';
import { comeIn, fillSignIn, leaveSignInPages, logOut, openAccountMenu, signIn } from '../support/people.ts';
import { expectNothingKept } from '../support/stored-values.ts';
import { expect, full, test } from '../support/test.ts';

test('logging out ends the sign-in at the gateway, then at the provider, then leads to the welcome page', async ({
  page,
}) => {
  const calls: string[] = [];
  await signIn(page, 'meilin@example.com');
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await logOut(page);
  const order = calls.filter(
    (path) => path.endsWith('/users/logout') || path.startsWith('/oidc/session/end'),
  );
  expect(order[0]).toBe('/skalbox/private/users/logout');
  expect(order[1]).toBe('/oidc/session/end');
  await page.goto('/dashboard');
  await expect(page.getByLabel('Email address', { exact: true })).toBeVisible();
});

test(
  'after logging out the old token opens nothing and nothing of the person is kept',
  full,
  async ({ page }) => {
    let authorization = '';
    page.on('request', (request) => {
      authorization = request.headers().authorization ?? authorization;
    });
    await comeIn(page, 'meilin@example.com');
    await expect(page.getByText('128.45').first()).toBeVisible();
    expect(authorization).toMatch(/^Bearer eyJ/);
    await logOut(page);
    const answer = await page.request.post('/api', {
      headers: { authorization },
      data: { 'user:profileInfo': {} },
    });
    expect(answer.status()).toBe(401);
    expect(await answer.text()).toContain('SK_LOGOUT_1001');
    await expectNothingKept(page);
  },
);

test('the back button shows nothing of the person who logged out', full, async ({ page }) => {
  await comeIn(page, 'meilin@example.com');
  await expect(page.getByText('128.45').first()).toBeVisible();
  await logOut(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
  await expect(page.getByText('128.45')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /account menu/ })).toHaveCount(0);
});

test(
  'an error code travels over the logout to the welcome page, is shown once, and leaves the address',
  full,
  async ({ page }) => {
    await comeIn(page, 'meilin@example.com');
    await page.goto('/logout?errorCode=no_active_utilities_account');
    await expect(page).toHaveURL(/\/welcome$/);
    const popup = page.getByRole('dialog', { name: 'No Active Utilities Account' });
    await expect(popup).toContainText("you'll be able to log in on your move-in date.");
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

for (const [code, shown] of [
  ['SK_X_1', 'SK_X_1'],
  ['other', 'Network Error'],
  ['Call 900 now to unlock', 'Network Error'],
  ['<img src=x onerror=alert(1)>', 'Network Error'],
] as const) {
  test(`the error code ${JSON.stringify(code)} in an address reads ${shown}`, full, async ({ page }) => {
    await page.goto(`/welcome?errorCode=${encodeURIComponent(code)}`);
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(shown);
    await expect(page).toHaveURL(/\/welcome$/);
  });
}

test('logging out in one tab ends the other ones', full, async ({ page, context }) => {
  await comeIn(page, 'meilin@example.com');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText('128.45').first()).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL(/\/welcome$/);
  await expect(other.getByText('128.45')).toHaveCount(0);
});

test(
  'a session ended at another computer is said to be expired and logs out',
  full,
  async ({ page, watch, newBrowser }) => {
    watch.allow(/status of 401/);
    await comeIn(page, 'farid@example.com');
    let authorization = '';
    page.on('request', (request) => {
      authorization = request.headers().authorization ?? authorization;
    });
    await page.reload();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect.poll(() => authorization).toMatch(/^Bearer/);
    const elsewhere = await newBrowser();
    await elsewhere.request.post('/skalbox/private/users/logout', { headers: { authorization } });
    // The popup stands for 750 ms only: the page itself tells of it, as a look from outside may come too late.
    const texts: string[] = [];
    await page.exposeFunction('tellDialog', (title: string) => texts.push(title));
    await page.addInitScript({
      path: new URL('../support/in-page/tell-dialogs.js', import.meta.url).pathname,
    });
    await page.reload();
    await expect(page).toHaveURL(/\/welcome$/);
    expect(texts).toContain('Your session is expired.');
  },
);

test(
  'logging out everywhere ends this browser and the other one',
  full,
  async ({ page, watch, browser, baseURL }) => {
    watch.allow(/status of 401/);
    const computer = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const elsewhere = await computer.newPage();
    await comeIn(elsewhere, 'bernard@example.com');
    await comeIn(page, 'bernard@example.com');
    await openAccountMenu(page);
    await page.getByRole('link', { name: 'Log out everywhere' }).click();
    await expect(page.getByRole('heading', { name: 'Log out everywhere', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
    await expectNothingKept(page);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/welcome$/);
    await computer.close();
  },
);

for (const { how, mode, fail, end } of [
  {
    how: 'Logout, cut off',
    mode: 'web',
    fail: (route: Route) => route.abort(),
    end: (page: Page) => logOut(page),
  },
  {
    how: 'End Session, answered 503',
    mode: 'kiosk',
    fail: (route: Route) => route.fulfill({ status: 503, body: '{}' }),
    end: (page: Page) => page.getByRole('button', { name: 'End Session' }).click(),
  },
]) {
  test(
    `${how}: the sign-in ends all the same, and its tokens open nothing`,
    full,
    async ({ page, context, watch }) => {
      watch.allow(/status of (400|401|503)|net::ERR_FAILED/);
      await page.goto(`/welcome?mode=${mode}`);
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
      await fillSignIn(page, 'meilin@example.com');
      await leaveSignInPages(page);
      await expect(page.getByText('128.45').first()).toBeVisible();
      const stored = await page.evaluate<string>(
        "sessionStorage[Object.keys(sessionStorage).find((key) => key.startsWith('oidc.user'))]",
      );
      const tokens: { access_token: string; refresh_token: string } = JSON.parse(stored);
      await page.route('**/users/logout', fail);
      await end(page);
      await expect(page).toHaveURL(/\/welcome\b/);
      await expectNothingKept(page);
      const answer = await page.request.post('/api', {
        headers: { authorization: `Bearer ${tokens.access_token}` },
        data: { 'user:profileInfo': {} },
      });
      expect(await answer.text()).toContain('SK_LOGOUT_1001');
      const renewed = await page.request.post('/oidc/token', {
        form: { grant_type: 'refresh_token', refresh_token: tokens.refresh_token, client_id: 'portal' },
      });
      expect(renewed.status()).toBe(400);
      const next = await context.newPage();
      await next.goto('/login');
      await expect(next.getByLabel('Email address', { exact: true })).toBeVisible();
    },
  );
}

const UNHEARD = 'You are not fully logged out yet.';

test(
  'logging out with gateway and provider unreachable says so, asks for the password, and is finished later',
  full,
  async ({ page, context, watch }) => {
    watch.allow(/net::ERR_FAILED/);
    await comeIn(page, 'meilin@example.com');
    await expect(page.getByText('128.45').first()).toBeVisible();
    const away = /\/(oidc\/|api$|skalbox\/)/;
    await context.route(away, (route) => route.abort());
    await logOut(page);
    await expect(page.getByRole('alert').filter({ hasText: UNHEARD })).toBeVisible();
    await expectNothingKept(page);
    await page.screenshot({ path: test.info().outputPath('unheard.png') });

    await page.goto('about:blank');
    await context.unroute(away);
    await page.goto('/login');
    await expect(page.getByLabel('Email address', { exact: true })).toBeVisible();

    const ended = page.waitForRequest(/\/oidc\/session\/end/);
    await page.goto('/welcome');
    await ended;
    await expect(page).toHaveURL(/\/welcome$/);
    await expect(page.getByText(UNHEARD)).toHaveCount(0);
    expect(await page.evaluate<string | null>("localStorage.getItem('portal.unheardLogOut')")).toBeNull();
    await page.goto('/dashboard');
    await expect(page.getByLabel('Email address', { exact: true })).toBeVisible();
  },
);

test(
  'End Session of a kiosk with the network away says so to the next one, and is finished later',
  full,
  async ({ page, context, watch }) => {
    watch.allow(/net::ERR_FAILED/);
    await page.goto('/welcome?mode=kiosk');
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await fillSignIn(page, 'meilin@example.com');
    await leaveSignInPages(page);
    const away = /\/(oidc\/|api$|skalbox\/)/;
    await context.route(away, (route) => route.abort());
    await page.getByRole('button', { name: 'End Session' }).click();
    await expect(page).toHaveURL(/\/welcome\?mode=kiosk$/);
    await expect(page.getByText(UNHEARD)).toBeVisible();
    // Only a request that is let through is answered; the page may send it by itself as soon as it can.
    const ended = page.waitForResponse(/\/oidc\/session\/end/);
    await context.unroute(away);
    await page.evaluate("setTimeout(() => dispatchEvent(new Event('online')), 50)").catch(() => null);
    await ended;
    await expect(page.getByText(UNHEARD)).toHaveCount(0);
  },
);

test(
  'logging out where calls never answer leads on within seven seconds',
  full,
  async ({ page, context, watch }) => {
    watch.allow(/net::ERR_/);
    await comeIn(page, 'meilin@example.com');
    await expect(page.getByText('128.45').first()).toBeVisible();
    await context.route(/\/(oidc\/|skalbox\/)/, () => {});
    await openAccountMenu(page);
    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page.getByText(UNHEARD)).toBeVisible({ timeout: 7_000 });
  },
);

test(
  'logging out without any network stays on a page that says so, and can be tried again',
  full,
  async ({ page, context, watch }) => {
    watch.allow(/net::ERR_INTERNET_DISCONNECTED/);
    await comeIn(page, 'meilin@example.com');
    await expect(page.getByText('128.45').first()).toBeVisible();
    // The page of the logout itself has come before the network went.
    await context.route('**/users/logout', async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await openAccountMenu(page);
    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: UNHEARD })).toBeVisible();
    await expectNothingKept(page);
    await context.unroute('**/users/logout');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
    await page.goto('/dashboard');
    await expect(page.getByLabel('Email address', { exact: true })).toBeVisible();
  },
);

test(
  'after a failed token exchange the way back logs out and ends on the welcome page',
  full,
  async ({ page, watch }) => {
    watch.allow(/status of 500/);
    await page.route('**/oidc/token', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto('/welcome');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await fillSignIn(page, 'meilin@example.com');
    await expect(page.getByRole('heading', { name: "Sorry, we can't process your request" })).toBeVisible();
    const pushed = await page.evaluate<string>('JSON.stringify(window.dataLayer ?? [])');
    expect(JSON.parse(pushed)).toMatchObject([{ event: 'login', result: 'Failure', code: 'other' }]);
    await page.unroute('**/oidc/token');
    await page.getByRole('button', { name: 'Back to welcome page' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
    await page.goto('/login');
    await expect(page.getByLabel('Email address', { exact: true })).toBeVisible();
  },
);
