/**
 * Every control of every catalogued state is pressed as people press: by a mouse on a wide screen, by a finger on a
 * phone, by keys. Nothing may lie over it or move under the press, and the press does what the control is for.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { familiesOf, type Gallery, serveGallery } from '../support/gallery.ts';
import { expect, test } from '../support/test.ts';

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await serveGallery();
});
test.afterAll(() => gallery.close());

const presses = readFileSync(new URL('../support/in-page/presses.js', import.meta.url), 'utf8');
const shares = 6;
const WINDOWS = 3;
/** So many rows of one list stand for all of them. */
const ROWS = 3;

interface Control {
  readonly kind: string;
  readonly name: string;
  /** Common key of the rows of a list; null: no row. */
  readonly alike: string | null;
}

type Way = 'mouse' | 'finger' | 'keys';
const sizes = { wide: { width: 1280, height: 844 }, narrow: { width: 390, height: 844 } } as const;

const ask = <T>(page: Page, call: string) => page.evaluate<T>(`window.__presses.${call}`);

async function draw(page: Page, state: string): Promise<void> {
  const hasStarted = await page.evaluate('"__presses" in window').catch(() => false);
  if (hasStarted) await page.evaluate(`window.__show(${JSON.stringify(state)})`);
  if (hasStarted && (await isDrawn(page, 5_000))) return;
  await page.goto(`${gallery.origin}/gallery.html?state=${encodeURIComponent(state)}`);
  await page.evaluate(presses);
  expect(await isDrawn(page, 20_000), `${state} is drawn`).toBe(true);
}

const isDrawn = (page: Page, timeout: number): Promise<boolean> =>
  page
    .locator('[data-acted]')
    .waitFor({ timeout })
    .then(() => true)
    .catch(() => false);

/** @returns what is wrong with it; null: nothing */
async function press(page: Page, way: Way, index: number): Promise<string | null> {
  if (way === 'keys') {
    const keys = await ask<string[] | null>(page, `keysTo(${index})`);
    if (keys === null) return 'it cannot take the focus';
    await ask(page, 'watch()');
    for (const key of keys) await page.keyboard.press(key);
    return await ask(page, 'outcome()');
  }
  const aimed = await ask<{ x: number; y: number; cover: string | null } | null>(page, `aim(${index})`);
  if (aimed === null) return null;
  const { x, y, cover } = aimed;
  if (cover !== null) return `${cover} lies over it`;
  if (way === 'finger') {
    await ask(page, 'watch()');
    await page.touchscreen.tap(x, y);
    return await ask(page, 'outcome()');
  }
  await page.mouse.move(x, y);
  if (await ask<boolean>(page, 'standInField()')) await page.keyboard.insertText('9');
  await ask(page, 'watch()');
  await page.mouse.down();
  const hasMoved = await ask<boolean>(page, 'hasMoved()');
  await page.mouse.up();
  return hasMoved ? 'it moved while it was pressed' : await ask(page, 'outcome()');
}

/** Controls to press in one way: those that no earlier state of the family has. */
interface Job {
  readonly state: string;
  readonly index: number;
  readonly control: Control;
}

async function jobsOf(page: Page, family: readonly string[]): Promise<Record<'wide' | 'narrow', Job[]>> {
  const jobs = { wide: [] as Job[], narrow: [] as Job[] };
  const known = { wide: new Map<string, number>(), narrow: new Map<string, number>() };
  for (const state of family) {
    for (const width of ['wide', 'narrow'] as const) {
      await page.setViewportSize(sizes[width]);
      if (width === 'wide') await draw(page, state);
      for (const [index, control] of (await ask<Control[]>(page, 'list()')).entries()) {
        const key = control.alike ?? `${control.kind} ${control.name}`;
        const times = known[width].get(key) ?? 0;
        if (times >= (control.alike === null ? 1 : ROWS)) continue;
        known[width].set(key, times + 1);
        jobs[width].push({ state, index, control });
      }
    }
  }
  return jobs;
}

async function pressEach(page: Page, way: Way, jobs: readonly Job[]): Promise<string[]> {
  const findings: string[] = [];
  let standing: string | null = null;
  for (const { state, index, control } of jobs) {
    if (standing !== state) await draw(page, state);
    const isBack = await ask<boolean>(page, `isBack(${index}, ${JSON.stringify(control.name)})`);
    // Drawn wide and made narrow, a state may show what it does not on a phone.
    if (!isBack && way === 'finger') continue;
    const problem = isBack
      ? await press(page, way, index).catch((error: Error) => leftThePage(error))
      : 'it does not come back when the state is drawn again';
    if (problem !== null) findings.push(`${state}, ${control.kind} ‘${control.name}’, ${way}: ${problem}`);
    const isAsDrawn = await ask<boolean>(page, 'isAsDrawn()').catch(() => false);
    standing = isAsDrawn ? state : null;
  }
  return findings;
}

/** A press that opens another document has done something. */
function leftThePage(error: Error): null {
  if (/context was destroyed|navigat|__presses/.test(error.message)) return null;
  throw error;
}

async function pressThrough(page: Page, families: string[][], findings: string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (let family = families.shift(); family; family = families.shift()) {
    const { wide, narrow } = await jobsOf(page, family);
    await page.setViewportSize(sizes.narrow);
    findings.push(...(await pressEach(page, 'finger', narrow)));
    await page.setViewportSize(sizes.wide);
    findings.push(...(await pressEach(page, 'mouse', wide)), ...(await pressEach(page, 'keys', wide)));
  }
}

test.describe('with a mouse, a finger and keys', () => {
  test.use({ hasTouch: true });
  for (let share = 0; share < shares; share += 1) {
    test(`every control does what it is for, part ${share + 1} of ${shares}`, async ({ page, browser }) => {
      await page.goto(`${gallery.origin}/gallery.html`);
      const families = (await familiesOf(page)).filter((_, index) => index % shares === share);
      const findings: string[] = [];
      // A tab behind another one draws no frames, so that what fades in stays away: windows of their own.
      const windows = await Promise.all(
        Array.from({ length: WINDOWS - 1 }, () => browser.newContext({ hasTouch: true })),
      );
      const pages = [page, ...(await Promise.all(windows.map((context) => context.newPage())))];
      await Promise.all(pages.map((each) => pressThrough(each, families, findings)));
      await Promise.all(windows.map((context) => context.close()));
      expect(findings).toEqual([]);
    });
  }
});
