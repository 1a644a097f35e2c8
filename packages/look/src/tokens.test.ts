import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function block(opening: string): Record<string, string> {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`no block ${opening}`);
  const body = css.slice(start + opening.length, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g)].map(([, k, v]) => [k, v]),
  );
}

const light = block(':root {');
const dark = { ...light, ...block(':root[data-theme="dark"] {') };

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(theme: Record<string, string>, front: string, back: string): number {
  const [a, b] = [theme[`--${front}`], theme[`--${back}`]]
    .map((hex) => luminance(hex ?? ''))
    .sort((x, y) => y - x);
  return ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05);
}

const text: [string, string][] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink-2', 'paper'],
  ['ink-2', 'sunken'],
  ['ink-3', 'surface'],
  ['ink-3', 'sunken'],
  ['on-ink', 'ink'],
  ['on-statement', 'statement'],
  ['statement-2', 'statement'],
  ['on-accent', 'accent'],
  ['accent-deep', 'accent-tint'],
  ['error', 'surface'],
  ['error', 'error-tint'],
  ['ink-2', 'disabled'],
];
const shapes: [string, string][] = [
  ['edge', 'surface'],
  ['edge', 'paper'],
  ['electricity', 'surface'],
  ['water', 'surface'],
  ['gas', 'surface'],
  ['electricity', 'electricity-tint'],
  ['water', 'water-tint'],
  ['gas', 'gas-tint'],
  ['electricity-on-ink', 'statement'],
  ['water-on-ink', 'statement'],
  ['gas-on-ink', 'statement'],
  ['bar-muted', 'surface'],
  ['focus-outer', 'paper'],
  ['focus-on-ink', 'statement'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, theme) => {
  it.each(text)('shows %s on %s with a contrast of at least 4.5', (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('shows the shape %s on %s with a contrast of at least 3', (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(3);
  });
});

describe('the dark themes of the system and of the visitor', () => {
  it('have the same colours', () => {
    expect(block(':root:not([data-theme="light"]) {')).toEqual(block(':root[data-theme="dark"] {'));
  });
});
