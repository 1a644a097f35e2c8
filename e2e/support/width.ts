/** Nothing scrolls sideways, at any width that counts. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export const widths = [320, 390, 768, 1280] as const;

const script = readFileSync(new URL('in-page/overflowing.js', import.meta.url), 'utf8');

/** @returns what reaches beyond the right edge, by its tag and class; empty when nothing does */
export async function overflowing(page: Page): Promise<string[]> {
  // A chart is drawn for its width, a moment after the width changed; on a busy machine that is a long one.
  for (let look = 0; look < 100; look += 1) {
    if ((await page.evaluate<string[]>(script)).length === 0) return [];
    await page.waitForTimeout(50);
  }
  return page.evaluate<string[]>(script);
}
