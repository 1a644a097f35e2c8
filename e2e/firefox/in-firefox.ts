/**
 * The same portal in a stock Firefox, over WebDriver BiDi, which the test runner's own browsers do not speak to a
 * Firefox of this age. Every window is watched for errors.
 */
import { readFileSync } from 'node:fs';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../tooling/firefox.ts';
import { expect, portalTest } from '../support/test.ts';

/** Patience is not a check. */
const PATIENCE = 60_000;

const PREFERENCES = {
  // No request of the browser leaves this computer: all but those to it go to a proxy that is not there.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
  'intl.accept_languages': 'en-SG, en',
};

const reporter = readFileSync(new URL('../support/in-page/report-violations.js', import.meta.url), 'utf8');
const nameOfFocus = readFileSync(new URL('../support/in-page/focused-name.js', import.meta.url), 'utf8');

/** Between the driver's own scripts, which Firefox keeps apart from those of the page, while a page goes away. */
const OF_THE_DRIVER = /Permission denied to access property/;

type Role = 'button' | 'link' | 'heading' | 'textbox' | 'dialog' | 'tab';

/** A person at this window, by mouse and by keys. */
export interface Person {
  open(path: string): Promise<void>;
  press(role: Role, name: string): Promise<void>;
  type(field: string, text: string): Promise<void>;
  key(key: 'Tab' | 'Enter' | 'Escape' | 'Space'): Promise<void>;
  keys(text: string): Promise<void>;
  /** Presses Tab, or Shift+Tab, until the focus stands on what has this name. */
  tabTo(name: RegExp, direction?: 'back'): Promise<void>;
  sees(role: Role, name: string): Promise<void>;
  reads(text: string): Promise<void>;
  isAt(path: string): Promise<void>;
}

const byRole = (role: Role, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;
/** A field for a password has no role. */
const byLabel = (label: string) => `::-p-xpath(//input[@id=//label[normalize-space()="${label}"]/@for])`;

function createPerson(page: Page, origin: string): Person {
  const find = (selector: string) => page.locator(selector).setTimeout(PATIENCE).waitHandle();
  /** Also while one page takes the place of another. */
  const until = (act: () => Promise<void>) => expect(act).toPass({ timeout: PATIENCE });
  // A click of puppeteer's locators looks at the page by code from text, which the policy of the portal forbids.
  const press = (selector: string) => until(async () => (await find(selector)).click());
  return {
    // A prerendered page is replaced once when its script starts.
    open: async (path) => void (await page.goto(`${origin}${path}`, { waitUntil: 'networkidle2' })),
    press: (role, name) => press(byRole(role, name)),
    async type(field, text) {
      await press(byLabel(field));
      await page.keyboard.type(text);
    },
    key: (key) => page.keyboard.press(key),
    keys: (text) => page.keyboard.type(text),
    async tabTo(name, direction) {
      const seen: string[] = [];
      for (let stop = 0; stop < 60; stop += 1) {
        if (direction === 'back') await page.keyboard.down('Shift');
        await page.keyboard.press('Tab');
        if (direction === 'back') await page.keyboard.up('Shift');
        const focused = String(await page.evaluate(nameOfFocus));
        if (name.test(focused)) return;
        seen.push(focused.slice(0, 40));
      }
      throw new Error(`Tab never came to ${name}; it passed ${seen.join(' | ')}`);
    },
    sees: async (role, name) => void (await find(byRole(role, name))),
    reads: (text) =>
      until(async () => expect(await page.evaluate('document.body.innerText')).toContain(text)),
    isAt: (path) => until(async () => expect(await page.evaluate('location.pathname')).toBe(path)),
  };
}

interface Fixtures {
  readonly person: Person;
}

interface WorkerFixtures {
  readonly firefox: { readonly browser: Browser; readonly origin: string };
}

export const test = portalTest.extend<Fixtures, WorkerFixtures>({
  firefox: [
    async ({ portal: { origin } }, use) => {
      const executablePath = findFirefox();
      if (executablePath === null) throw new Error('No Firefox found: install one, or set FIREFOX_PATH.');
      const browser = await launch({
        browser: 'firefox',
        executablePath,
        // Sizes of the window, as this Firefox cannot set those of a page.
        defaultViewport: null,
        args: ['--width=1280', '--height=985'],
        extraPrefsFirefox: PREFERENCES,
        env: { ...process.env, TZ: 'America/New_York' },
      });
      await use({ browser, origin });
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  person: async ({ firefox: { browser, origin } }, use) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.evaluateOnNewDocument(reporter);
    const errors: string[] = [];
    page.on('pageerror', (error) => {
      if (!OF_THE_DRIVER.test(String(error))) errors.push(`uncaught: ${String(error)}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(createPerson(page, origin));
    await context.close();
    expect(errors, 'errors of the console and violations of the content policy').toEqual([]);
  },
});
