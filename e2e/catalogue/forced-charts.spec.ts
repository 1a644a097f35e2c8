/** Drawings where the system has its own few colours, and the portal the theme that a person chose before: dark on dark. */
import { readFileSync } from 'node:fs';
import { comeIn } from '../support/people.ts';
import { expect, full, test } from '../support/test.ts';

const faintWords = readFileSync(new URL('../support/in-page/faint-words.js', import.meta.url), 'utf8');

test('words of charts are readable in forced colours whichever theme is chosen', full, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await comeIn(page, 'meilin@example.com');
  await page.evaluate("localStorage.setItem('portal.theme', 'light')");
  for (const path of ['/usage', '/usage?view=monthly', '/usage/heat-map', '/bill-insights']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('svg text').first()).toBeVisible();
    expect(await page.evaluate<string[]>(faintWords), path).toEqual([]);
  }
});
