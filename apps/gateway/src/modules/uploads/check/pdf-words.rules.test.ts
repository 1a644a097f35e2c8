import { describe, expect, it, test } from 'vitest';
import { isUnwantedObject, saysUnwanted } from './pdf-words.rules.ts';

describe('what a word is made of what follows it', () => {
  it.each([
    '/S /Movie',
    '/S/Sound',
    '/Subtype % a remark\n\r\n% and another\r/Screen',
    '/S %/S\n/3D',
    '% /S /U3D',
    '%/S %\n/PRC',
    '/S%/S /Movie\n/Link',
    '/S 5 0 R',
    '/Subtype%\n0005%\n00\t%\rR',
    '%/S 5 %\n0 %\nR',
    '/AA<<',
    '/AA 12 0 R',
    '/EF %<\n<<',
    '/EF %/S\n/S 1 0 R',
    '/XFA [',
    '/XFA%\n7 0 R',
    '/FlateDecode/FlateDecode',
    '/Fl %\n/LZW',
    '/LZWDecode /Fl]',
    '/#53 /Movi#65',
    '/S /AA <<',
    '/AA /S 5 0 R',
    '/S 1 /S 1 0 R',
    `/S${' '.repeat(500)}/Movie`,
  ])('%j is unwanted', (text) => {
    expect(saysUnwanted(text)).toBe(true);
    expect(isUnwantedObject(text)).toBe(true);
  });

  it.each([
    '/S /Link /Movie',
    '/S /Movies',
    '/S /URI',
    '/S % /Movie',
    '/S % /Movie\n/URI',
    '/S 5 R',
    '/S 5 0 /R',
    '/S 5 0',
    '/S5 0 R',
    '/S (5 0 R)',
    '/Subtypes /Movie',
    '/AA <',
    '/AA (a) <<',
    '/AA null',
    '/XFA null',
    '/XFA /A',
    '/FlateDecode /DCTDecode',
    '/FlateDecode] /FlateDecode',
    '/Fl /Flat',
    '/S',
    '/S ',
    '/S %',
    '',
  ])('%j is harmless', (text) => {
    expect(saysUnwanted(text)).toBe(false);
  });

  it.each(['/JS (a)', '/JS<61>', '/JS %(\n 5 0 R'])(
    '%j is unwanted among objects, and chance in a picture',
    (text) => {
      expect([isUnwantedObject(text), saysUnwanted(text)]).toEqual([true, false]);
    },
  );
});

describe('a megabyte of words that might each have another one behind remarks', () => {
  const takesMilliseconds = (text: string): number => {
    // Its own work, whatever else the machine does.
    const before = process.cpuUsage();
    expect(isUnwantedObject(text)).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };

  test.each([
    ['one in each remark', '/S%\n', '%/S\n'],
    ['all in one remark', '/S', '%/S'],
    ['each before an empty line', '/S%\n', '%/S\n\n\n\n\n\n\n'],
    ['with a number', '/S%\n', '%/S 1%\n'],
    ['with two numbers', '/S%\n', '%/S 1 0%\n'],
    ['a number in each remark', '/S 1%\n', '%1\n'],
    ['of programs', '/JS%\n', '%/JS\n'],
    ['of packings', '/Fl%\n', '%/Fl\n'],
  ])('is looked through within a second: %s', (_how, first, again) => {
    expect(takesMilliseconds(first + again.repeat(1_000_000 / again.length))).toBeLessThan(1_000);
  });

  test.each([
    ['spaces', ' '],
    ['digits', '1'],
  ])('is looked through within a second: before half of it in %s', (_what, sign) => {
    const text = `/S%\n${'%/S 1%\n'.repeat(70_000)} 1${sign.repeat(500_000)}`;
    expect(takesMilliseconds(text)).toBeLessThan(1_000);
  });
});
