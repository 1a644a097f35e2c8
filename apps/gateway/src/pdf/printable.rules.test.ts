import type { EmbeddedFace, FaceSubset } from '@portal/look/embedded-faces';
import { expect, test } from 'vitest';
import { loadFace } from './faces.ts';
import { splitIntoRuns } from './printable.rules.ts';

const isIn = (face: EmbeddedFace, subset: FaceSubset, letter: string): boolean =>
  loadFace(face, subset).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

test('each letter of a name is written from the font file that contains it', () => {
  expect(splitIntoRuns('Nur Aisyah')).toEqual([{ subset: 'latin', text: 'Nur Aisyah' }]);
  expect(splitIntoRuns('José Žižek')).toEqual([
    { subset: 'latin', text: 'José ' },
    { subset: 'latin-ext', text: 'Ž' },
    { subset: 'latin', text: 'i' },
    { subset: 'latin-ext', text: 'ž' },
    { subset: 'latin', text: 'ek' },
  ]);
  expect(splitIntoRuns('')).toEqual([]);
  expect(splitIntoRuns(' of it')).toEqual([{ subset: 'latin', text: ' of it' }]);
});

test('a missing accent is dropped; a name in another script is left blank', () => {
  expect(splitIntoRuns('Nguyễn Thị')).toEqual([{ subset: 'latin', text: 'Nguyen Thi' }]);
  expect(splitIntoRuns('Jose\u0301')).toEqual([{ subset: 'latin', text: 'José' }]);
  for (const name of ['陈美玲', 'தன்', 'Mei 玲', 'a\u0000b', 'a\nb'])
    expect(splitIntoRuns(name), name).toBeNull();
});

test('a passage in another script is written from its own font, its Latin words from the Latin one', () => {
  expect(splitIntoRuns('请致电 1800，谢谢。', 'chinese-simplified')).toEqual([
    { subset: 'chinese-simplified', text: '请致电 ' },
    { subset: 'latin', text: '1800' },
    { subset: 'chinese-simplified', text: '，谢谢。' },
  ]);
  expect(splitIntoRuns('நாள் 1: Due date என்பது', 'tamil')).toEqual([
    { subset: 'tamil', text: 'நாள் ' },
    { subset: 'latin', text: '1: Due date ' },
    { subset: 'tamil', text: 'என்பது' },
  ]);
  expect(splitIntoRuns('தமிழ்', 'chinese-simplified')).toBeNull();
});

test('every letter is contained in the font file that is chosen for it', () => {
  for (const face of ['text', 'strong'] as const) {
    for (let code = 0x20; code < 0x2300; code += 1) {
      const [run, ...more] = splitIntoRuns(String.fromCodePoint(code)) ?? [];
      if (run === undefined || more.length > 0) continue;
      for (const letter of run.text) expect(isIn(face, run.subset, letter), `${letter} ${face}`).toBe(true);
    }
  }
});

test('the heading font contains the letters of names and figures', () => {
  for (const letter of 'S$1,234.56 −25 AaZz Äé ’ –')
    expect(isIn('heading', 'latin', letter), letter).toBe(true);
});
