/**
 * How long 500 days of 24 hours take from the press to the screen, in a real browser whose processor is slowed 4 times: the
 * way from the usage page to the map whose data is there, and another choice of days. Portal, browser and what slows it share
 * this computer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { slowPhone } from '../e2e/support/first-screen.ts';
import { comeIn } from '../e2e/support/people.ts';
import { startPortalOn } from '../e2e/support/portal.ts';
import { findBrowser } from '../tooling/browser.ts';
import { buildPortal, isPortalBuilt } from '../tooling/start/portal-build.ts';
import { say, sayLoad, spread } from './figures.ts';

const TIMES = Number(process.env.BENCH_TIMES ?? 15);
const GOAL = '300 ms';

/** In the page: from a press to the frame after the one in which the map stands. A canvas is drawn as it comes to the page. */
const paint = (press: string, isDrawn: string) => `new Promise((resolve) => {
  const began = performance.now();
  const drawn = () => ${isDrawn};
  const look = () => requestAnimationFrame(() => (drawn() ? requestAnimationFrame(() => resolve(performance.now() - began)) : look()));
  look();
  (${press}).click();
})`;
const LINK = `document.querySelector('a[href$="/usage/heat-map"]')`;
const segment = (name: string) =>
  `[...document.querySelectorAll('.segment')].find((node) => node.textContent === '${name}')`;

/** The glance is drawn when it comes near the window. */
async function bringNear(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'See the heat map' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  while (!(await link.isVisible())) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(100);
  }
}

async function slowDown(page: Page): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
  return () => cdp.detach();
}

/** The switch and the canvas change together. */
async function measureChoice(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < TIMES; count += 1) {
    await page.waitForTimeout(300);
    const name = count % 2 === 0 ? 'Weekdays' : 'All days';
    times.push(await page.evaluate<number>(paint(segment(name), `${segment(name)}.ariaPressed === 'true'`)));
  }
  return times;
}

async function measureOpening(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < TIMES; count += 1) {
    await bringNear(page);
    await page.waitForTimeout(500);
    times.push(
      await page.evaluate<number>(
        paint(LINK, "document.querySelector('[role=application] canvas')?.width > 0"),
      ),
    );
    await page.goBack();
  }
  return times;
}

if (!isPortalBuilt()) await buildPortal();
const world = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const portal = await startPortalOn(world);
const { executablePath, args, env } = findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args], env });
try {
  for (const width of [1280, 390]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: portal.origin });
    const page = await context.newPage();
    await comeIn(page, 'meilin@example.com', portal.origin, '/usage');
    await bringNear(page);
    const atFullSpeed = await slowDown(page);
    say(
      `the map from the usage page at ${width} px, processor slowed 4 times`,
      spread(await measureOpening(page)),
      GOAL,
    );
    await page.goto('/usage/heat-map');
    await page.getByRole('application').waitFor();
    say(
      `another choice of days at ${width} px, processor slowed 4 times`,
      spread(await measureChoice(page)),
      GOAL,
    );
    await atFullSpeed();
    await context.close();
  }
  sayLoad();
} finally {
  await browser.close();
  await portal.close();
  rmSync(world, { recursive: true, force: true });
}
