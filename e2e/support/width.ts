/** Nothing scrolls sideways, at any width that counts. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export const widths = [320, 390, 768, 1280] as const;

const script = readFileSync(new URL('in-page/overflowing.js', import.meta.url), 'utf8');

/** @returns what reaches beyond the right edge, by its tag and class; empty when nothing does */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(script);
}
