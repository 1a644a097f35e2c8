import { readFileSync } from 'node:fs';
import type { Page, TestDetails } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { type Gallery, readFamilies, serveGallery } from '../support/gallery.ts';
import { expect, full, long, test } from '../support/test.ts';
import { overflowing, widths } from '../support/width.ts';

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await serveGallery();
});
test.afterAll(() => gallery.close());

/** The states are known only to the built gallery: each test takes its share of them, in several tabs at once. */
const tabs = 3;
const inPage = (name: string) =>
  readFileSync(new URL(`../support/in-page/${name}.js`, import.meta.url), 'utf8');
const quiet = `${inPage('quiet')}\nwhenQuiet()`;
const tooLoud = inPage('too-loud');

/** The states of the gallery, those of one part or page together. */
async function familiesInGallery(page: Page): Promise<string[][]> {
  await page.goto(`${gallery.origin}/gallery.html`);
  const families = await readFamilies(page);
  expect(families.flat().length).toBeGreaterThan(20);
  return families;
}

/** Contrast in the dark; everything else is judged in the light. Forced colours axe cannot judge: it reads the colour before it was forced. */
async function darkFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const findings = await axeFindings(page, { isPart: true, rule: 'color-contrast' });
  await page.emulateMedia({ colorScheme: 'light' });
  return findings.map((finding) => `in the dark: ${finding}`);
}

async function readFindings(page: Page, state: string): Promise<string[]> {
  const hasActed = await page
    .locator('[data-acted]')
    .waitFor()
    .then(
      () => true,
      () => false,
    );
  if (!hasActed) return [`${state}: what is done in it does not end`];
  // Skeletons come after 300 ms and stay 400 ms; a chart is loaded when it is needed.
  await page.evaluate(quiet);
  // From the top, wherever the state before it was read: what sticks while one scrolls covers parts of targets for a moment.
  await page.evaluate('scrollTo(0, 0)');
  const findings = [...(await axeFindings(page, { isPart: true })), ...(await darkFindings(page))];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const over = await overflowing(page);
    if (over.length > 0) findings.push(`reaches beyond ${width} px: ${over.join(' ')}`);
    const loud = await page.evaluate<string[]>(tooLoud);
    findings.push(...loud.map((finding) => `shows at ${width} px ${finding}`));
  }
  // Menus of wide screens are not there on a phone.
  if (state.startsWith('shell/')) findings.push(...(await axeFindings(page, { isPart: true })));
  return findings.map((finding) => `${state}: ${finding}`);
}

/** Each family on a page of its own; its states take one another's place, as in the portal. */
async function lookThrough(page: Page, families: string[][], findings: string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (let family = families.shift(); family; family = families.shift()) {
    for (const [index, state] of family.entries()) {
      await page.setViewportSize({ width: 390, height: 844 });
      if (index === 0) await page.goto(`${gallery.origin}/gallery.html?state=${encodeURIComponent(state)}`);
      else await page.evaluate(`window.__show(${JSON.stringify(state)})`);
      findings.push(...(await readFindings(page, state)));
    }
  }
}

async function lookThroughInTabs(page: Page, families: string[][]): Promise<void> {
  const findings: string[] = [];
  const pages = [page];
  while (pages.length < tabs) pages.push(await page.context().newPage());
  await Promise.all(pages.map((tab) => lookThrough(tab, families, findings)));
  expect(findings).toEqual([]);
}

/** Tests of a share of the families each, so that each ends well within its time. */
function testShares(
  shares: number,
  title: string,
  details: TestDetails,
  choose: (family: string[]) => string[],
) {
  for (let share = 0; share < shares; share += 1)
    test(`${title}, part ${share + 1} of ${shares}`, details, async ({ page }) => {
      const families = (await familiesInGallery(page)).filter((_, index) => index % shares === share);
      await lookThroughInTabs(page, families.map(choose));
    });
}

testShares(4, 'the first state of every part is clear to everybody and fits every width', full, (family) =>
  family.slice(0, 1),
);
testShares(16, 'every catalogued state is clear to everybody and fits every width', long, (family) => family);
