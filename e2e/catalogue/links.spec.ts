import type { Page } from '@playwright/test';
import { openAccountMenu, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const ending = /^\/(logout|login|oidc|sandbox)\b/;

/** Addresses of all visible links, each once, without those that leave the browser (tel:, mailto:). */
async function linksOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const link of await page.getByRole('link').all()) {
    const href = await link.getAttribute('href');
    if (href !== null && !/^(tel:|mailto:|#)/.test(href) && (await link.isVisible())) found.push(href);
  }
  return [...new Set(found)];
}

/** Opens each link in turn: none may be missing, leave the portal or end on /404. */
async function follow(page: Page, links: readonly string[]): Promise<void> {
  for (const href of links) {
    const url = new URL(href, page.url());
    expect(url.origin, `${href} stays in the portal`).toBe(new URL(page.url()).origin);
    if (ending.test(url.pathname)) continue;
    const answer = await page.goto(url.href);
    expect(answer?.status(), href).toBeLessThan(400);
    await page.getByRole('heading').first().waitFor();
    expect(new URL(page.url()).pathname, href).not.toBe('/404');
  }
}

for (const person of ['meilin', 'bernard', 'kopi']) {
  test(`every link that ${person} sees leads somewhere that exists`, async ({ page }) => {
    await signIn(page, `${person}@example.com`);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    const links = await linksOn(page);
    await openAccountMenu(page);
    await page.getByRole('dialog', { name: 'Account' }).waitFor();
    links.push(...(await linksOn(page)));
    expect(links.length).toBeGreaterThan(1);
    await follow(page, [...new Set(links)]);
  });
}

test('every link that an anonymous visitor sees leads somewhere that exists', async ({ page }) => {
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
  ]) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await follow(page, await linksOn(page));
  }
});

test('every button that Mei Lin sees does something and leads nowhere that does not exist', async ({
  page,
}) => {
  await signIn(page, 'meilin@example.com');
  await page.getByText('128.45').first().waitFor();
  await page.waitForLoadState('networkidle');
  const buttons = page.getByRole('main').getByRole('button');
  const count = await buttons.count();
  expect(count).toBeGreaterThan(2);
  for (let at = 0; at < count; at += 1) {
    const button = buttons.nth(at);
    if (!(await button.isVisible()) || (await button.isDisabled())) continue;
    const before = await page.content();
    await button.click();
    await expect.poll(() => page.content(), { message: `button ${at} changes the page` }).not.toBe(before);
    expect(new URL(page.url()).pathname).not.toBe('/404');
    await page.goto('/dashboard');
    await page.getByText('128.45').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
});
