/** A person without a mouse. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const nameOfFocus = readFileSync(new URL('./in-page/focused-name.js', import.meta.url), 'utf8');

/** Presses Tab until the focus stands on what has this name; every stop on the way must be visible. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press(key);
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    await expect(focused).toBeInViewport();
    const words = await page.evaluate<string>(nameOfFocus);
    if (name.test(words)) return;
    seen.push(words);
  }
  throw new Error(`Tab never came to ${name}; it passed ${seen.join(' | ')}`);
}
