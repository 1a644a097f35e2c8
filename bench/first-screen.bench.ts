/**
 * How soon somebody who was there before sees a page and can use it, on a slow phone with a poor connection: files
 * cached, page loaded anew. The portal, the browser and what slows it down share this computer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import {
  type FirstScreen,
  firstScreenScript,
  reloadMeasured,
  slowPhone,
} from '../e2e/support/first-screen.ts';
import { comeIn } from '../e2e/support/people.ts';
import { type Portal, startPortalOn } from '../e2e/support/portal.ts';
import { findBrowser } from '../tooling/browser.ts';
import { buildPortal, isPortalBuilt } from '../tooling/start/portal-build.ts';

const WIDTHS = [320, 390, 1280] as const;
/** The middle one counts. */
const TIMES = Number(process.env.BENCH_TIMES ?? 3);

interface Visit {
  readonly path: string;
  readonly email?: string;
}

const visits: readonly Visit[] = [
  { path: '/welcome' },
  { path: '/dashboard', email: 'meilin@example.com' },
  { path: '/bills', email: 'meilin@example.com' },
  { path: '/paynow', email: 'meilin@example.com' },
  { path: '/help', email: 'meilin@example.com' },
  { path: '/link-account', email: 'ivan@example.com' },
  { path: '/internal/queues/link-applications', email: 'staff@example.com' },
  { path: '/internal/queues/payments', email: 'finance@example.com' },
];

async function measure(browser: Browser, portal: Portal, visit: Visit, width: number): Promise<FirstScreen> {
  const context = await browser.newContext({
    viewport: { width, height: width > 760 ? 900 : 844 },
    baseURL: portal.origin,
  });
  try {
    await context.addInitScript({ path: firstScreenScript });
    const page = await context.newPage();
    if (visit.email !== undefined) await comeIn(page, visit.email, portal.origin);
    await page.goto(visit.path);
    await reloadMeasured(page);
    const tries: FirstScreen[] = [];
    for (let time = 0; time < TIMES; time += 1) tries.push(await reloadMeasured(page, slowPhone));
    const [middle] = tries.sort((a, b) => a.ready - b.ready).slice(Math.floor(TIMES / 2));
    if (middle === undefined) throw new Error('BENCH_TIMES must be at least 1.');
    return middle;
  } finally {
    await context.close();
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`.padStart(8);

if (!isPortalBuilt()) await buildPortal();
const world = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const portal = await startPortalOn(world);
const { executablePath, args, env } = findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args], env });
try {
  console.log(`  ${'page'.padEnd(24)} width  requests       KB       LCP     ready    shift`);
  const wanted = process.env.BENCH_PAGE ?? '';
  for (const visit of visits.filter(({ path }) => path.includes(wanted))) {
    for (const width of WIDTHS) {
      const { requests, bytes, largestPaint, ready, shift, moved } = await measure(
        browser,
        portal,
        visit,
        width,
      );
      console.log(
        `  ${visit.path.padEnd(24)} ${String(width).padStart(5)}  ${String(requests.length).padStart(8)} ${(bytes / 1000).toFixed(1).padStart(8)}  ${seconds(largestPaint)}  ${seconds(ready)}   ${shift.toFixed(3)}`,
      );
      if (process.env.BENCH_DETAILS)
        console.log([...requests, ...moved].map((line) => `      ${line}`).join('\n'));
    }
  }
} finally {
  await browser.close();
  await portal.close();
  rmSync(world, { recursive: true, force: true });
}
