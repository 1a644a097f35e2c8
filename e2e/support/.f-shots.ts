import { chromium } from '@playwright/test';
import { findBrowser } from '../../tooling/browser.ts';
import { axeFindings } from './axe.ts';
import { serveGallery } from './gallery.ts';
import { overflowing } from './width.ts';

const [part = '', widthsArg = '1280,390', schemes = 'light'] = process.argv.slice(2);
const gallery = await serveGallery();
const found = findBrowser();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...found.args],
  env: found.env,
});
const page = await (
  await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
).newPage();
page.on('console', (m) => {
  if (m.type() !== 'log') console.log(m.type(), m.text());
});
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
await page.goto(`${gallery.origin}/gallery.html`);
const states = (await page.evaluate<string[]>('[...window.__states]')).filter((s) => s.includes(part));
for (const s of states) {
  for (const w of widthsArg.split(',').map(Number)) {
    await page.setViewportSize({ width: w, height: 900 });
    for (const c of schemes.split(',')) {
      await page.emulateMedia({ colorScheme: c as 'light', reducedMotion: 'reduce' });
      await page.goto(`${gallery.origin}/gallery.html?state=${encodeURIComponent(s)}`);
      await page
        .locator('[data-acted]')
        .waitFor({ timeout: 15000 })
        .catch(() => console.log('NOT ACTED', s));
      await page.waitForTimeout(700);
      if (c === 'light') {
        const over = await overflowing(page);
        if (over.length) console.log(s, w, 'OVER', over.join(' '));
        if (w === 390 || w === 1280)
          for (const f of await axeFindings(page, { isPart: true })) console.log(s, w, 'AXE', f);
      }
      await page.screenshot({ path: `/tmp/f-shots/${s.replaceAll('/', '_')}-${w}-${c}.png`, fullPage: true });
    }
  }
}
await browser.close();
await gallery.close();
