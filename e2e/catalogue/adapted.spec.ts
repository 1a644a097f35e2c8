/** Pages as people set them up for their eyes: the system's own few colours, and text of twice the size. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { pageList, partOfPage } from '../support/page-list.ts';
import { expect, full, test } from '../support/test.ts';
import { overflowing } from '../support/width.ts';

const inoperable = readFileSync(new URL('../support/in-page/inoperable.js', import.meta.url), 'utf8');

async function findInoperable(page: Page): Promise<string[]> {
  // A chart is drawn for its size a moment after the size changed.
  for (let look = 0; look < 50; look += 1) {
    if ((await page.evaluate<string[]>(inoperable)).length === 0) return [];
    await page.waitForTimeout(100);
  }
  return page.evaluate<string[]>(inoperable);
}

/** The picture of a control that has neither the focus nor the mouse. */
async function picture(page: Page, control: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate('document.activeElement?.blur()');
  return (await control.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
}

/** The first control that is switched off or not chosen. */
async function findOff(page: Page, state: string): Promise<Locator | null> {
  // A button that shows a password tells its state by the password.
  const controls = page.locator(`[${state}]:not([aria-disabled="true"], [data-shows]):visible`);
  for (const control of await controls.all()) {
    if ((await control.getAttribute(state)) === 'false') return control;
  }
  return null;
}

/** Switches and tabs that look the same when they are on and off. */
async function findAlike(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const state of ['aria-pressed', 'aria-selected']) {
    const control = await findOff(page, state);
    if (control === null) continue;
    const off = await picture(page, control);
    await control.click();
    await expect(control).toHaveAttribute(state, 'true');
    if ((await picture(page, control)) === off)
      findings.push(`${await control.innerText()} looks the same with ${state} true and false`);
  }
  return findings;
}

for (const { name, open } of pageList.filter((page) => partOfPage(page) !== 'long')) {
  test(
    `${name} can be used with text of twice the size and in forced colours`,
    full,
    async ({ page, portal }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, portal.origin);
      await page.evaluate("document.documentElement.style.fontSize = '200%'");
      const large = [...(await overflowing(page)), ...(await findInoperable(page))];
      await page.evaluate("document.documentElement.style.fontSize = ''");
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
      const forced = [...(await findInoperable(page)), ...(await findAlike(page))];
      expect({ large, forced }).toEqual({ large: [], forced: [] });
    },
  );
}
