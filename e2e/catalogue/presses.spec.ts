/**
 * Every control of every catalogued state is pressed as people press: by a mouse on a wide screen, by a finger on a
 * phone, by keys. Nothing may lie over it or move under the press, and the press does what the control is for.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Gallery, readFamilies, serveGallery } from '../support/gallery.ts';
import { expect, long, test } from '../support/test.ts';

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await serveGallery();
});
test.afterAll(() => gallery.close());

const presses = readFileSync(new URL('../support/in-page/presses.js', import.meta.url), 'utf8');
const shares = 14;
const WINDOWS = 3;
/** So many rows of one list stand for all of them. */
const ROWS = 3;

interface Control {
  readonly kind: string;
  readonly name: string;
  /** Which one of this kind and name. */
  readonly nth: number;
  /** Common key of the rows of a list; null: no row. */
  readonly alike: string | null;
}

type InputMethod = 'mouse' | 'finger' | 'keys';
const sizes = { wide: { width: 1280, height: 844 }, narrow: { width: 390, height: 844 } } as const;

const ask = <T>(page: Page, call: string) => page.evaluate<T>(`window.__presses.${call}`);

async function draw(page: Page, state: string): Promise<void> {
  const isDrawn = await ask<boolean>(page, `draw(${JSON.stringify(state)})`).catch(() => false);
  if (isDrawn) return;
  await page.goto(`${gallery.origin}/gallery.html?state=${encodeURIComponent(state)}`);
  await page.locator('[data-acted]').waitFor({ timeout: 20_000 });
  await page.evaluate(presses);
}

interface Prepared {
  /** null: the panel that it opens lies over it */
  readonly place?: { readonly x: number; readonly y: number; readonly cover: string | null } | null;
  /** null: it cannot be reached */
  readonly keys?: readonly string[] | null;
}

/** @returns what is wrong with it; null: nothing */
async function press(page: Page, method: InputMethod, { place, keys }: Prepared): Promise<string | null> {
  if (keys === null) return 'it cannot take the focus';
  for (const key of keys ?? []) await page.keyboard.press(key);
  if (place) {
    const { x, y, cover } = place;
    if (cover !== null) return `${cover} lies over it`;
    if (method === 'finger') await page.touchscreen.tap(x, y);
    else return click(page, x, y);
  }
  return null;
}

/** A press of the mouse, coming from the last field of the form. @returns what is wrong with it; null: nothing */
async function click(page: Page, x: number, y: number): Promise<string | null> {
  await page.mouse.move(x, y);
  if (await ask<boolean>(page, 'standBefore()')) {
    await page.keyboard.insertText('9');
    // Typing brings a field into view that was scrolled away: the person goes back to the control.
    let place = await ask<Prepared['place']>(page, 'aim()');
    if (await ask<boolean>(page, 'isGone()')) {
      // The field filters the list that it stands in: the letter goes again.
      await page.keyboard.press('Backspace');
      place = await ask<Prepared['place']>(page, 'aimAgain()');
    }
    if (place?.cover) return `${place.cover} lies over it`;
    if (place) await page.mouse.move(place.x, place.y);
    await ask(page, 'watch()');
  }
  await page.mouse.down();
  const hasMoved = await ask<boolean>(page, 'hasMoved()');
  await page.mouse.up();
  return hasMoved ? 'it moved while it was pressed' : null;
}

/** Controls to press in one way: those that no earlier state of the family has. */
interface Job {
  readonly state: string;
  readonly control: Control;
}

async function readJobs(
  page: Page,
  family: readonly string[],
  findings: string[],
): Promise<Record<'wide' | 'narrow', Job[]>> {
  const jobs = { wide: [] as Job[], narrow: [] as Job[] };
  const known = { wide: new Map<string, number>(), narrow: new Map<string, number>() };
  // Code that is loaded when first needed comes now.
  await draw(page, family[0] ?? '');
  for (const state of family) {
    for (const width of ['wide', 'narrow'] as const) {
      await page.setViewportSize(sizes[width]);
      if (width === 'wide') await draw(page, state);
      const controls = await ask<Control[]>(page, width === 'wide' ? 'list()' : 'list(40)');
      for (const control of controls) {
        const key = control.alike ?? `${control.kind} ${control.name}`;
        const times = known[width].get(key) ?? 0;
        if (times >= (control.alike === null ? 1 : ROWS)) continue;
        known[width].set(key, times + 1);
        jobs[width].push({ state, control });
      }
      const unpressed = await ask<string[]>(page, 'unpressed()');
      findings.push(...unpressed.map((what) => `${state}: ${what} is of a kind that is not pressed`));
    }
  }
  return jobs;
}

async function pressEach(page: Page, method: InputMethod, jobs: readonly Job[]): Promise<string[]> {
  const findings: string[] = [];
  let standing: string | null = null;
  for (const { state, control } of jobs) {
    if (standing !== state) await draw(page, state);
    let result = await pressOnce(page, method, control);
    if (result !== null && result.problem !== null) {
      // A fault is one again once all has come that a slow machine still draws, such as the pages of a form.
      await draw(page, state);
      await ask(page, 'list(600)');
      result = await pressOnce(page, method, control);
    }
    if (result === null) continue;
    if (result.problem !== null)
      findings.push(`${state}, ${control.kind} ‘${control.name}’, ${method}: ${result.problem}`);
    standing = result.isAsDrawn ? state : null;
  }
  return findings;
}

/** @returns null: nobody presses it here */
async function pressOnce(page: Page, method: InputMethod, control: Control): Promise<Result | null> {
  const prepared = await ask<Prepared | null>(page, `prepare(${JSON.stringify(control)}, '${method}')`);
  // Drawn wide and made narrow, a state may show what it does not on a phone.
  if (prepared === null && method === 'finger') return null;
  if (prepared === null)
    return { problem: 'it does not come back when the state is drawn again', isAsDrawn: false };
  if (prepared.place === null) return null;
  return press(page, method, prepared)
    .then((problem) => (problem === null ? ask<Result>(page, 'result()') : { problem, isAsDrawn: false }))
    .catch((error: Error) => leftThePage(error));
}

interface Result {
  /** null: it did what its kind is for */
  readonly problem: string | null;
  /** The next control can be pressed without drawing the state again. */
  readonly isAsDrawn: boolean;
}

/** A press that opens another document has done something. */
function leftThePage(error: Error): Result {
  if (/context was destroyed|navigat|__presses/.test(error.message))
    return { problem: null, isAsDrawn: false };
  throw error;
}

async function pressThrough(page: Page, families: string[][], findings: string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (let family = families.shift(); family; family = families.shift()) {
    const { wide, narrow } = await readJobs(page, family, findings);
    await page.setViewportSize(sizes.narrow);
    findings.push(...(await pressEach(page, 'finger', narrow)));
    await page.setViewportSize(sizes.wide);
    findings.push(...(await pressEach(page, 'mouse', wide)), ...(await pressEach(page, 'keys', wide)));
  }
}

test.describe('with a mouse, a finger and keys', () => {
  test.use({ hasTouch: true });
  for (let share = 0; share < shares; share += 1) {
    test(
      `every control does what it is for, part ${share + 1} of ${shares}`,
      long,
      async ({ page, browser }) => {
        test.setTimeout(300_000);
        await page.goto(`${gallery.origin}/gallery.html`);
        const families = (await readFamilies(page)).filter((_, index) => index % shares === share);
        const findings: string[] = [];
        // A tab behind another one draws no frames, so that what fades in stays away: windows of their own.
        const windows = await Promise.all(
          Array.from({ length: WINDOWS - 1 }, () => browser.newContext({ hasTouch: true })),
        );
        const pages = [page, ...(await Promise.all(windows.map((context) => context.newPage())))];
        await Promise.all(pages.map((each) => pressThrough(each, families, findings)));
        await Promise.all(windows.map((context) => context.close()));
        expect(findings).toEqual([]);
      },
    );
  }
});
