import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe.ts';
import { comeIn, enterApp, fillSignIn, leaveSignInPages } from '../support/people.ts';
import { expectNothingKept } from '../support/stored-values.ts';
import { expect, full, test } from '../support/test.ts';
import { overflowing } from '../support/width.ts';

async function startAtKiosk(page: Page, origin: string): Promise<void> {
  await page.goto(`/?${new URLSearchParams({ mode: 'kiosk', redirect: `${origin}/sandbox/kiosk` })}`);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await fillSignIn(page, 'meilin@example.com');
  await leaveSignInPages(page);
  await expect(page.getByText('128.45').first()).toBeVisible();
}
const endSession = (page: Page) => page.getByRole('button', { name: 'End Session' });

test('a kiosk has a sidebar around the portal and no way out of it; End Session leaves nothing', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await startAtKiosk(page, portal.origin);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /account menu/ })).toHaveCount(0);
  await expect(page.locator('a[target=_blank]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Live Chat' })).toHaveCount(0);
  await expect(endSession(page)).toBeInViewport({ ratio: 1 });
  await expectNoAxeFindings(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  await expect(page.getByRole('button', { name: /^Live Chat/ })).toHaveCount(0);

  await endSession(page).click();
  await expect(page).toHaveURL(`${portal.origin}/sandbox/kiosk`);
  await expectNothingKept(page);
  await page.goBack();
  await expect(page.getByLabel('Email address', { exact: true })).toBeVisible();
  await expect(page.getByText('128.45')).toHaveCount(0);
});

test('End Session leaves also when no call gets through', full, async ({ page, portal, watch }) => {
  watch.allow(/Failed to load resource|net::ERR_FAILED/);
  await startAtKiosk(page, portal.origin);
  await page.route(/\/(skalbox|oidc)\//, (route) => route.abort());
  await endSession(page).click();
  await expect(page).toHaveURL(`${portal.origin}/sandbox/kiosk`);
  await expectNothingKept(page);
});

test.describe('on the pages of the identity provider', () => {
  test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 } });

  test(
    'a finger finds End Session, which ends the sign-in and leads to the start of the kiosk',
    full,
    async ({ page, portal, watch }) => {
      // The provider has ended the sign-in before the portal tells the gateway of it.
      watch.allow(/status of 401 .*\/users\/logout/);
      await startAtKiosk(page, portal.origin);
      await page.goto('/idp/change-mobile');
      await page.getByLabel('New mobile number').waitFor();
      await endSession(page).tap();
      await expect(page).toHaveURL(`${portal.origin}/sandbox/kiosk`);
      await expectNothingKept(page);
      await page.goto('/idp/change-mobile');
      await expect(page.getByText('Log in to change your mobile number.')).toBeVisible();
    },
  );

  test(
    'a finger finds it before the log-in too, where the kiosk stays one',
    full,
    async ({ page, portal }) => {
      await page.goto('/welcome?mode=kiosk');
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).tap();
      await page.getByLabel('Email address', { exact: true }).fill('meilin@example.com');
      await expectNoAxeFindings(page);
      await endSession(page).tap();
      await expect(page).toHaveURL(`${portal.origin}/welcome?mode=kiosk`);
      await expect(endSession(page)).toBeVisible();
    },
  );

  test(
    'an address of the logout that says kiosk asks before it ends a sign-in of another tab',
    full,
    async ({ page, context, portal }) => {
      await comeIn(page, 'bernard@example.com');
      const other = await context.newPage();
      await other.goto(`${portal.origin}/logout?mode=kiosk`);
      await expect(other.getByText('Do you want to log out?')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
    },
  );
});

test(
  'End Session is within reach of finger and keyboard while a dialog lies over the kiosk',
  full,
  async ({ page, portal }) => {
    await page.setViewportSize({ width: 1080, height: 1920 });
    await page.goto(
      `/?${new URLSearchParams({ mode: 'kiosk', redirect: `${portal.origin}/sandbox/kiosk` })}`,
    );
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await fillSignIn(page, 'grace@example.com');
    const dialog = page.getByRole('dialog', { name: 'Welcome' });
    await dialog.waitFor();
    const stops = await dialog.getByRole('button').or(dialog.getByRole('link')).count();
    let stop = 0;
    do await page.keyboard.press('Tab');
    while (++stop <= stops && (await endSession(page).and(page.locator(':focus')).count()) === 0);
    await expect(endSession(page)).toBeFocused();
    expect(stop, 'the dialog comes first').toBeGreaterThan(1);
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(endSession(page)).toBeFocused();
    await expectNoAxeFindings(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await endSession(page).click({ trial: true });
    await page.setViewportSize({ width: 1080, height: 1920 });
    await endSession(page).click();
    await expect(page).toHaveURL(`${portal.origin}/sandbox/kiosk`);
  },
);

test(
  'every page of a kiosk has the sizes of a standing screen and the way to end the session, and fits',
  full,
  async ({ page, portal, watch }) => {
    watch.allow(/status of 404/);
    await page.setViewportSize({ width: 1080, height: 1920 });
    await page.goto(
      `/?${new URLSearchParams({ mode: 'kiosk', redirect: `${portal.origin}/sandbox/kiosk` })}`,
    );
    for (const path of [
      '/welcome',
      '/404',
      '/nowhere',
      '/callback?error=access_denied',
      '/unsuccessful-login',
      '/tnc',
    ]) {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 }).first();
      await expect(endSession(page)).toBeInViewport({ ratio: 1 });
      expect(await overflowing(page), path).toEqual([]);
      if (path !== '/welcome') await expect(title).toHaveCSS('font-size', '82px');
      await expect(page.getByRole('main')).toHaveCSS('font-size', '26px');
      for (const act of await page.getByRole('main').locator('.button:visible').all()) {
        expect(
          (await act.boundingBox())?.height,
          `${path}: ${await act.textContent()}`,
        ).toBeGreaterThanOrEqual(84);
      }
      await expect(page.getByRole('button', { name: /^Live Chat/ })).toHaveCount(0);
    }
  },
);

test(
  'inside the app there is neither header nor footer, and the premises bar is the first line',
  full,
  async ({ page }) => {
    await enterApp(page);
    await page.goto('/welcome?mode=mobile', { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('header:visible, footer:visible')).toHaveCount(0);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await fillSignIn(page, 'meilin@example.com');
    await leaveSignInPages(page);
    await expect(page.getByText('128.45').first()).toBeVisible();
    await expect(page.locator('header:visible, footer:visible')).toHaveCount(0);
    const first = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(first?.y).toBeLessThan(80);
  },
);

test(
  'a plain browser whose address says mobile keeps the navigation of the portal',
  full,
  async ({ page }) => {
    await comeIn(page, 'meilin@example.com');
    await page.goto('/dashboard?mode=mobile');
    await expect(page.getByText('128.45').first()).toBeVisible();
    await expect(page.locator('header:visible, footer:visible')).toHaveCount(2);
    await page.getByRole('banner').getByRole('link', { name: 'Bills' }).click();
    await expect(page).toHaveURL(/\/bills\b/);
  },
);
