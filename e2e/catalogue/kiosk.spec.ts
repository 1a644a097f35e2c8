import { readFileSync } from 'node:fs';
import { pageList } from '../support/page-list.ts';
import { expect, inPart, test } from '../support/test.ts';
import { overflowing } from '../support/width.ts';

/** Public, of the provider, of a customer. */
const kindsOfPage: ReadonlySet<string> = new Set(['welcome', 'sign-in', 'dashboard-meilin']);

/** Reached by a part that a kiosk does not have, or by staff, who do not stand before one. */
const notOnKiosk = /^(account-menu|live-chat|terms-signed-in|staff-)/;

const wrongSizes = readFileSync(new URL('../support/in-page/wrong-kiosk-sizes.js', import.meta.url), 'utf8');

for (const { name, open } of pageList.filter((each) => !notOnKiosk.test(each.name))) {
  test(
    `${name} has the sizes of a kiosk and the way to end the session`,
    inPart(kindsOfPage.has(name) ? 'full' : 'long'),
    async ({ page, portal, watch }) => {
      watch.allow(/status of 4\d\d/);
      await page.setViewportSize({ width: 1080, height: 1920 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript("sessionStorage.setItem('mode', 'kiosk')");
      await open(page, portal.origin);
      await expect(page.getByRole('button', { name: 'End Session' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: /^Live Chat/ })).toHaveCount(0);
      expect(await page.evaluate<string[]>(wrongSizes)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
    },
  );
}
