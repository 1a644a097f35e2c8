import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const folders = ['packages/look/src', 'apps/portal/src', 'apps/sandbox/src', 'apps/gateway/src'];
const sheets = folders.flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
    .map((file) => `${folder}/${file}`),
);
const openWords = /word-spacing: var\(--word-display\)|composes:[^;]*\bdisplay-words\b/;
const displayFace = /var\(--(?:face-display|type-(?:welcome|h[123]))\)/;

it('every rule in the display face opens its words by the same space, but for figures, which have none', () => {
  const close = sheets.flatMap((sheet) =>
    readFileSync(new URL(sheet, root), 'utf8')
      // A sheet that defines a type token sets no words in it.
      .replaceAll(/--[\w-]+:[^;]*;/g, '')
      .split('}')
      .filter((rule) => displayFace.test(rule) && !openWords.test(rule))
      .map((rule) => `${sheet}: ${rule.trim().split('\n').at(-1)}`),
  );
  expect(sheets.length).toBeGreaterThan(40);
  expect(close).toEqual([]);
});
