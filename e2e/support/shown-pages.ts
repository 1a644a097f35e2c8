/** The pages that a failed test left open: a log of another machine is often all there is to read. */
import type { BrowserContext, Page } from '@playwright/test';

const LONGEST = 900;

async function describePage(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch((error: Error) => error.message);
  const line = text.replaceAll(/\s*\n\s*/g, ' · ').trim();
  return `| ${new URL(page.url()).pathname} shows: ${line.slice(0, LONGEST)}`;
}

/** @returns a line for each open page: its path and the text that it shows */
export const describePages = (context: BrowserContext): Promise<string[]> =>
  Promise.all(context.pages().map(describePage));
