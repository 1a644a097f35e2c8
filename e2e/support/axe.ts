/** axe in the page itself: levels A and AA of WCAG 2.0 to 2.2 and the best practices. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const fromHere = createRequire(import.meta.url);
const script = readFileSync(
  createRequire(fromHere.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

const options = {
  // A mail in its frame without scripts cannot be reached; it is judged where it is made.
  iframes: false,
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // A page in its own right is judged as one; a single state of the gallery is a part of a page.
  rules: {},
};

interface AxeOptions {
  /** Parts of a page, not a page: rules about landmarks and headings of a whole page do not apply. */
  readonly isPart?: boolean;
  /** This rule alone. */
  readonly rule?: string;
}

/** Colours in the middle of a transition are nobody's: what moves and ends has ended. */
const transitionsEnd = `Promise.all(document.getAnimations()
  .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
  .map(({ finished }) => finished.catch(() => {})))`;

export async function axeFindings(page: Page, { isPart = false, rule }: AxeOptions = {}): Promise<string[]> {
  await page.evaluate(`${transitionsEnd}.then(() => {})`);
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(script);
  const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order', 'bypass'];
  const rules = isPart ? Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])) : {};
  const { violations }: { violations: Violation[] } = await page.evaluate(
    `axe.run(document, ${JSON.stringify(rule === undefined ? { ...options, rules } : { ...options, runOnly: [rule] })})`,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axeFindings(page), `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}
