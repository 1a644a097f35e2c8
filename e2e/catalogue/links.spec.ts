import type { Locator, Page } from '@playwright/test';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

/** They act: each has a journey of its own. */
const acting = /^\/(logout|login|oidc)\b/;
/** Rendered by the server: what it answers is the page. */
const served = /^\/sandbox\b/;

/** Addresses of all visible links, each once, without those that leave the browser (tel:, mailto:). */
async function linksOn(page: Page): Promise<string[]> {
  // All in one look: what is drawn meanwhile would move the ones behind it.
  const links = await page
    .getByRole('link')
    .evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name) ?? '')),
    );
  const found: string[] = [];
  for (const [href = '', target, rel] of links) {
    if (/^(tel:|mailto:|#|$)/.test(href)) continue;
    found.push(href);
    if (target !== '_blank') continue;
    expect(rel, `${href} cannot reach back`).toContain('noopener');
    const link = page.getByRole('link').and(page.locator(`[href="${href}"][target="_blank"]`));
    await expect(link.first(), `${href} says that it opens a tab`).toHaveAccessibleName(/opens in a new tab/);
  }
  return [...new Set(found)];
}

const closed = (place: Locator): Locator => place.locator('button[aria-expanded="false"]:visible');

/** Links of every menu and panel that the header opens, and of what opens inside them. */
async function linksOfPanels(page: Page): Promise<string[]> {
  const found: string[] = [];
  // The header of a signed-in person is loaded on demand.
  await closed(page.getByRole('banner')).first().waitFor();
  const count = await closed(page.getByRole('banner')).count();
  for (let at = 0; at < count; at += 1) {
    const shown = page.getByRole('link').filter({ visible: true });
    const before = (await shown.allTextContents()).join();
    await closed(page.getByRole('banner')).nth(at).click();
    // A panel is loaded when somebody opens it.
    await expect.poll(async () => (await shown.allTextContents()).join()).not.toBe(before);
    const inner = closed(page.getByRole('dialog'));
    for (let left = await inner.count(); left > 0; left -= 1) await inner.first().click();
    found.push(...(await linksOn(page)));
    // Pressed before a panel has come it closes nothing.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(closed(page.getByRole('banner'))).toHaveCount(count, { timeout: 1_000 });
    }).toPass();
  }
  return found;
}

/** Opens each link in turn: none may be missing, leave the portal or end on /404. */
async function follow(page: Page, links: readonly string[]): Promise<void> {
  for (const href of new Set(links)) {
    const url = new URL(href, page.url());
    expect(url.origin, `${href} stays in the portal`).toBe(new URL(page.url()).origin);
    if (acting.test(url.pathname)) continue;
    if (served.test(url.pathname)) {
      expect((await page.request.get(url.href)).status(), href).toBe(200);
      continue;
    }
    const answer = await page.goto(url.href);
    expect(answer?.status(), href).toBeLessThan(400);
    await page.getByRole('heading').first().waitFor();
    expect(new URL(page.url()).pathname, href).not.toBe('/404');
  }
}

for (const person of ['meilin', 'kopi', 'estate']) {
  test(`every link that ${person} sees leads somewhere that exists`, full, async ({ page, watch }) => {
    // The specification names the account there (S3 §2.4).
    watch.allow(/an account number stands in an address: \/edit-account/);
    await comeIn(page, `${person}@example.com`);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    const links = [...(await linksOn(page)), ...(await linksOfPanels(page))];
    await page.setViewportSize({ width: 390, height: 844 });
    links.push(...(await linksOfPanels(page)));
    await page.goto('/help');
    await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor();
    links.push(...(await linksOn(page)));
    for (const path of ['/bills', '/paynow/how-it-works']) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      links.push(...(await linksOn(page)));
    }
    expect(new Set(links).size).toBeGreaterThan(5);
    const isOfBill = (href: string) => href.startsWith('/bills/');
    // One bill stands for all of them.
    await follow(page, [...links.filter((href) => !isOfBill(href)), ...links.filter(isOfBill).slice(0, 1)]);
  });
}

test('every link on the pages of linking leads somewhere that exists', full, async ({ page }) => {
  await comeIn(page, 'ivan@example.com');
  const links: string[] = [];
  for (const path of ['', '/individual', '/company', '/company/manual']) {
    await page.goto(`/link-account${path}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    links.push(...(await linksOn(page)));
  }
  expect(links).toContain('/link-account/company/manual');
  await follow(page, links);
});

test('every link that an anonymous visitor sees leads somewhere that exists', full, async ({ page }) => {
  for (const path of [
    '/welcome',
    '/404',
    '/tnc',
    '/signup-info',
    '/unsuccessful-login',
    '/login',
    '/idp/forgot-password',
    '/sandbox',
    '/sandbox/people',
    '/sandbox/mailbox',
    '/sandbox/app',
    '/sandbox/kiosk',
    '/sandbox/elsewhere',
    '/sandbox/elsewhere/contact-us',
    '/sandbox/registry',
  ]) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await follow(page, await linksOn(page));
  }
});

test(
  'every button that Mei Lin sees does something and leads nowhere that does not exist',
  full,
  async ({ page, ownPortal }) => {
    // A dismissal is for good: no other test may see it.
    const { origin } = await ownPortal();
    await comeIn(page, 'meilin@example.com', origin);
    const standing = async () => {
      await page.getByText('128.45').first().waitFor();
      await page.waitForLoadState('networkidle');
    };
    await standing();
    const buttons = page.getByRole('main').getByRole('button');
    const count = await buttons.count();
    expect(count).toBeGreaterThan(2);
    // From the last to the first, as one that is gone moves those after it.
    for (let at = count - 1; at >= 0; at -= 1) {
      const button = buttons.nth(at);
      if (!(await button.isVisible()) || (await button.isDisabled())) continue;
      const before = await page.content();
      await button.click();
      await expect.poll(() => page.content(), { message: `button ${at} changes the page` }).not.toBe(before);
      expect(new URL(page.url()).pathname).not.toBe('/404');
      await page.goto(`${origin}/dashboard`);
      await standing();
    }
  },
);
