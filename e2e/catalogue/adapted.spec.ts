/** Pages as people set them up for their eyes: the system's own few colours, and text of twice the size. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { mainPages, pageList } from '../support/page-list.ts';
import { expect, full, test } from '../support/test.ts';
import { overflowing } from '../support/width.ts';

const inoperable = readFileSync(new URL('../support/in-page/inoperable.js', import.meta.url), 'utf8');

/** The picture of a control that has neither the focus nor the mouse. */
async function picture(page: Page, control: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate('document.activeElement?.blur()');
  return (await control.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
}

/** Switches and tabs whose state only a colour told that is not there now. */
async function alikeInBothStates(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const state of ['aria-pressed', 'aria-selected']) {
    // What shows a password tells by the password.
    const others = '[aria-disabled="true"], [data-shows]';
    const control = page.locator(`[${state}="false"]:not(${others}):visible`).first();
    if ((await control.count()) === 0) continue;
    const handle = page.getByRole(state === 'aria-pressed' ? 'button' : 'tab', {
      name: (await control.getAttribute('aria-label')) ?? (await control.innerText()),
      exact: true,
    });
    const off = await picture(page, handle.first());
    await handle.first().click();
    await expect(handle.first()).toHaveAttribute(state, 'true');
    if ((await picture(page, handle.first())) === off)
      findings.push(`${await handle.first().innerText()} looks the same with ${state} true and false`);
  }
  return findings;
}

for (const { name, open } of pageList.filter((page) => mainPages.has(page.name))) {
  test(
    `${name} can be used with text of twice the size and in forced colours`,
    full,
    async ({ page, portal }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, portal.origin);
      await page.evaluate("document.documentElement.style.fontSize = '200%'");
      const large = [...(await overflowing(page)), ...(await page.evaluate<string[]>(inoperable))];
      await page.evaluate("document.documentElement.style.fontSize = ''");
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
      const forced = [...(await page.evaluate<string[]>(inoperable)), ...(await alikeInBothStates(page))];
      expect({ large, forced }).toEqual({ large: [], forced: [] });
    },
  );
}
