import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { type Gallery, serveGallery } from '../support/gallery.ts';
import { expect, test } from '../support/test.ts';
import { overflowing, widths } from '../support/width.ts';

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await serveGallery();
});
test.afterAll(() => gallery.close());

/** The states are known only to the built gallery: each test takes its share of them. */
const shares = 4;

async function shareOf(page: Page, share: number): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${gallery.origin}/gallery.html`);
  const states = await page.evaluate<string[]>('[...window.__states]');
  expect(states.length).toBeGreaterThan(20);
  return states.filter((_, index) => index % shares === share);
}

async function findingsOf(page: Page, state: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${gallery.origin}/gallery.html?state=${encodeURIComponent(state)}`);
  await page.locator('[data-acted]').waitFor();
  // Skeletons come after 300 ms and stay 400 ms; a chart is loaded when it is needed.
  await page.waitForTimeout(150);
  const findings = await axeFindings(page, { isPart: true });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const over = await overflowing(page);
    if (over.length > 0) findings.push(`reaches beyond ${width} px: ${over.join(' ')}`);
  }
  // Menus of wide screens are not there on a phone.
  if (state.startsWith('shell/')) findings.push(...(await axeFindings(page, { isPart: true })));
  return findings.map((finding) => `${state}: ${finding}`);
}

for (let share = 0; share < shares; share += 1) {
  test(`every catalogued state is clear to everybody and fits every width, part ${share + 1} of ${shares}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const findings: string[] = [];
    for (const state of await shareOf(page, share)) findings.push(...(await findingsOf(page, state)));
    expect(findings).toEqual([]);
  });
}
