import type { EmbeddedFace, FaceSubset } from '@portal/look/embedded-faces';
import { expect, test } from 'vitest';
import { faceOf } from './faces.ts';
import { runsOf } from './printable.rules.ts';

const isIn = (face: EmbeddedFace, subset: FaceSubset, letter: string): boolean =>
  faceOf(face, subset).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

test('a name is written letter by letter from the file that has it', () => {
  expect(runsOf('Nur Aisyah')).toEqual([{ subset: 'latin', text: 'Nur Aisyah' }]);
  expect(runsOf('José Žižek')).toEqual([
    { subset: 'latin', text: 'José ' },
    { subset: 'latin-ext', text: 'Ž' },
    { subset: 'latin', text: 'i' },
    { subset: 'latin-ext', text: 'ž' },
    { subset: 'latin', text: 'ek' },
  ]);
  expect(runsOf('')).toEqual([]);
});

test('a mark that we do not have goes; a name in other letters is left to be written by hand', () => {
  expect(runsOf('Nguyễn Thị')).toEqual([{ subset: 'latin', text: 'Nguyen Thi' }]);
  expect(runsOf('Jose\u0301')).toEqual([{ subset: 'latin', text: 'José' }]);
  for (const name of ['陈美玲', 'தன்', 'Mei 玲', 'a\u0000b', 'a\nb']) expect(runsOf(name), name).toBeNull();
});

test('a passage in another script is written from its own face, Latin words in it from ours', () => {
  expect(runsOf('请致电 1800，谢谢。', 'chinese-simplified')).toEqual([
    { subset: 'chinese-simplified', text: '请致电 ' },
    { subset: 'latin', text: '1800' },
    { subset: 'chinese-simplified', text: '，谢谢。' },
  ]);
  expect(runsOf('நாள் 1: Due date என்பது', 'tamil')).toEqual([
    { subset: 'tamil', text: 'நாள் ' },
    { subset: 'latin', text: '1: Due date ' },
    { subset: 'tamil', text: 'என்பது' },
  ]);
  expect(runsOf('தமிழ்', 'chinese-simplified')).toBeNull();
});

test('whatever is written is in the file that it is said to be in', () => {
  for (const face of ['text', 'strong'] as const) {
    for (let code = 0x20; code < 0x2300; code += 1) {
      const [run, ...more] = runsOf(String.fromCodePoint(code)) ?? [];
      if (run === undefined || more.length > 0) continue;
      for (const letter of run.text) expect(isIn(face, run.subset, letter), `${letter} ${face}`).toBe(true);
    }
  }
});

test('headings have all letters of names and figures of ours', () => {
  for (const letter of 'S$1,234.56 −25 AaZz Äé ’ –')
    expect(isIn('heading', 'latin', letter), letter).toBe(true);
});
