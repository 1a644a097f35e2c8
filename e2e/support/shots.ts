/**
 * Pictures of the main pages for whoever compares them with the mocks:
 * `node e2e/support/shots.ts <folder> [part of a name]`.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tooling/browser.ts';
import { buildPortal, isPortalBuilt } from '../../tooling/start/portal-build.ts';
import { type ListedPage, pageList } from './page-list.ts';
import { mailTo } from './parties/mailbox.ts';
import { slipCode } from './parties/paynow-code.ts';
import { consentAddress } from './parties/registry.ts';
import { startPortalOn } from './portal.ts';
import { widths } from './width.ts';

const sandboxPage = (name: string, path: string): ListedPage => ({
  name,
  open: async (page, origin) => {
    await page.goto(`${origin}${path}`);
  },
});
const all: readonly ListedPage[] = [
  ...pageList,
  sandboxPage('sandbox', '/sandbox'),
  sandboxPage('sandbox-people', '/sandbox/people'),
  sandboxPage('sandbox-mailbox', '/sandbox/mailbox'),
  {
    name: 'sandbox-mail',
    open: async (page, origin) => {
      await page.goto(`${origin}/idp/forgot-password`);
      await page.getByLabel('Email address', { exact: true }).fill('meilin@example.com');
      await page.getByRole('button', { name: 'Send the link' }).click();
      const { id } = await mailTo(page.request, 'meilin@example.com', /password/, origin);
      await page.goto(`${origin}/sandbox/mailbox/${id}`);
    },
  },
  sandboxPage('sandbox-clock', '/sandbox/clock'),
  sandboxPage('sandbox-app', '/sandbox/app'),
  sandboxPage('sandbox-kiosk', '/sandbox/kiosk'),
  sandboxPage('sandbox-elsewhere', '/sandbox/elsewhere'),
  sandboxPage('sandbox-contact-us', '/sandbox/elsewhere/contact-us'),
  sandboxPage('sandbox-empty', '/sandbox/mailbox/empty'),
  sandboxPage('sandbox-registry', '/sandbox/registry'),
  sandboxPage('sandbox-bank-empty', '/sandbox/bank'),
  {
    name: 'sandbox-bank-code',
    open: async (page, origin) => {
      await page.goto(`${origin}/sandbox/bank`);
      await page.getByLabel('Or paste the text of a code').fill(slipCode());
      await page.getByRole('button', { name: 'Read the code' }).click();
      await page.getByRole('button', { name: 'Pay twice' }).click();
    },
  },
  {
    name: 'sandbox-consent',
    open: async (page, origin) => {
      await page.goto(`${origin}${consentAddress(origin)}`);
    },
  },
];

const [folder = 'shots', part = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
if (!isPortalBuilt()) await buildPortal();
const world = mkdtempSync(join(tmpdir(), 'portal-shots-'));
const portal = await startPortalOn(world);
const found = findBrowser();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...found.args],
  env: found.env,
});
try {
  for (const { name, open } of all.filter((each) => each.name.includes(part))) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    try {
      await open(page, portal.origin);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width > 760 ? 900 : 844 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.waitForTimeout(200);
          await page.screenshot({
            path: join(folder, `${name}-${width}-${colorScheme}.png`),
            fullPage: true,
          });
        }
      }
    } catch (problem) {
      process.stderr.write(`${name}: ${problem instanceof Error ? problem.message : String(problem)}\n`);
      process.exitCode = 1;
    }
    await context.close();
  }
} finally {
  await browser.close();
  await portal.close();
  rmSync(world, { recursive: true, force: true });
}
