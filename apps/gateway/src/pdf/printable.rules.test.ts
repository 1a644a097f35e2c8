import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { runsOf } from './printable.rules.ts';

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

const require = createRequire(import.meta.url);

/** Which letters a font file has, as its publisher says. */
function lettersOf(family: string, subset: string): (code: number) => boolean {
  const ranges = String(require(`@fontsource/${family}/unicode.json`)[subset])
    .split(',')
    .map((range: string) =>
      range
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16)),
    );
  return (code) => ranges.some(([from = 0, to = from]) => code >= from && code <= to);
}

test('whatever is written is in the file that it is said to be in', () => {
  for (const subset of ['latin', 'latin-ext'] as const) {
    const has = lettersOf('hanken-grotesk', subset);
    for (let code = 0x20; code < 0x2300; code += 1) {
      const [run, ...more] = runsOf(String.fromCodePoint(code)) ?? [];
      if (more.length > 0 || run?.subset !== subset) continue;
      for (const letter of run.text) expect(has(letter.codePointAt(0) ?? 0), letter).toBe(true);
    }
  }
});
