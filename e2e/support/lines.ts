/** Finds dates and the like broken over two lines, and separators hanging at the end of one. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const script = readFileSync(new URL('in-page/broken-lines.js', import.meta.url), 'utf8');

/** @returns what is broken or hangs, in words; empty when all stands well */
export const brokenLines = (page: Page): Promise<string[]> => page.evaluate<string[]>(script);
