import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { in85, inHex, inLzw, inRuns, lzwOf } from '../test/packings.ts';
import { type PdfObject, pdf } from '../test/pdfs.ts';
import { pagesOfPdf } from './pdf-check.ts';
import { scanPdf } from './pdf-scan.rules.ts';

const grey = Buffer.from(Array.from({ length: 6_400 }, (_, at) => (at >> 5) & 0xff));
const zeros = Buffer.alloc(9_000_000);

const ways: Record<string, (bytes: Buffer) => Buffer> = {
  '/Fl': (bytes) => deflateSync(bytes),
  '/FlateDecode': (bytes) => deflateSync(bytes),
  '/F#6c': (bytes) => deflateSync(bytes),
  '/LZW': inLzw,
  '/RL': inRuns,
  '[/A85 /Fl]': (bytes) => in85(deflateSync(bytes)),
  '[/AHx /Fl]': (bytes) => inHex(deflateSync(bytes)),
  '[/A85 /LZW]': (bytes) => in85(inLzw(bytes)),
  '[/AHx /RL]': (bytes) => inHex(inRuns(bytes)),
};

/** Runs in letters are a 32nd of what they stand for at least: less than the fiftieth that is refused. */
const bombs = Object.entries(ways).filter(([filter]) => filter !== '[/AHx /RL]');

interface Inline {
  readonly filter?: string;
  readonly data: Buffer;
  /** Between 'ID' and the picture. */
  readonly gap?: string;
}

const inline = ({ filter, data, gap = ' ' }: Inline): Buffer =>
  Buffer.concat([
    Buffer.from(
      `q 80 0 0 80 72 700 cm\nBI /W 80 /H 80 /BPC 8 /CS /G${filter ? ` /F ${filter}` : ''}\nID${gap}`,
    ),
    data,
    Buffer.from('\nEI Q\n'),
  ]);

const plainPage = (data: Buffer, more: readonly PdfObject[] = []) =>
  pdf({ content: { dictionary: '', data }, more });
const packedPage = (data: Buffer, more: readonly PdfObject[] = []) =>
  pdf({ content: { dictionary: '/Filter /FlateDecode', data: deflateSync(data) }, more });
const writtenPage = (data: Buffer, more: readonly PdfObject[] = []) =>
  pdf({ content: { dictionary: '/Filter [/A85 /Fl]', data: in85(deflateSync(data)) }, more });

describe.each([
  ['plain', plainPage],
  ['packed', packedPage],
  ['packed and written in letters', writtenPage],
])('a picture within a page that is %s', (_what, page) => {
  test('is taken, packed in any way or in none, alone and among hundreds', async () => {
    for (const [filter, pack] of Object.entries(ways)) {
      const one = inline({ filter, data: pack(grey) });
      expect(await pagesOfPdf(page(one))).toBe(1);
      expect(await scanPdf(page(Buffer.concat(Array.from({ length: 300 }, () => one))))).toBe('plain');
    }
    expect(await pagesOfPdf(page(inline({ data: grey })))).toBe(1);
  });

  test.each(bombs)('is refused where more than eight megabytes come out of %s', async (filter, pack) => {
    const written = filter.includes('A85') ? in85 : (bytes: Buffer) => bytes;
    const data = filter.includes('LZW') ? written(lzwOf(2)) : pack(zeros);
    expect(await scanPdf(page(inline({ filter, data })))).toBe('unwanted');
  });

  test('is refused behind any sign after its beginning, and where another stream says its packing', async () => {
    for (const gap of ['\n', '\r\n', '\t', '\0'])
      expect(await scanPdf(page(inline({ filter: '/Fl', data: deflateSync(zeros), gap })))).toBe('unwanted');
    const begins = {
      dictionary: '/Filter /FlateDecode',
      data: deflateSync(Buffer.from('BI /W 9 /H 9 /F /RL')),
    };
    expect(await scanPdf(page(inline({ data: inRuns(zeros) }), [begins]))).toBe('unwanted');
    expect(await scanPdf(page(inline({ data: inRuns(zeros) })))).toBe('plain');
  });

  test('counts with the others and with all else that unpacks', async () => {
    const few = inline({ filter: '/Fl', data: deflateSync(Buffer.alloc(900_000)) });
    const times = (count: number) => page(Buffer.concat(Array.from({ length: count }, () => few)));
    expect(await scanPdf(times(8))).toBe('plain');
    expect(await scanPdf(times(9))).toBe('unwanted');
  });

  test('is refused where its data ends before its packing does, once that is too much', async () => {
    const cut = deflateSync(zeros).subarray(0, -20);
    expect(await scanPdf(page(inline({ filter: '/Fl', data: cut })))).toBe('unwanted');
  });
});

test.each(['[/RL /Fl]', '[/Fl /RL]', '[/Fl/AHx/Fl]', '[/A85 /A85 /Fl]', '[ /AHx%\n/A85 /Fl ]'])(
  'a picture within a page that is packed by %s is refused',
  async (filter) => {
    expect(await scanPdf(packedPage(inline({ filter, data: grey })))).toBe('unwanted');
  },
);

const bomb = Buffer.concat([inRuns(zeros), Buffer.from('\nEI Q')]);
const before = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), bomb]);

describe('a picture whose packing is hidden is refused', () => {
  test.each([
    ['in a comment that is none', 'BI /W 9 /F /RL %BI /W 9\nID '],
    ['before a comment', 'BI /F /RL %\n ID '],
    ['before a beginning within', 'BI /F /RL BI /W 9 ID '],
    ['before a beginning behind a number', '1BI /F /RL BI /W 9 ID '],
    ['before an end within', 'BI /F /RL (EI ) BI /W 9 ID '],
    ['before bytes within', 'BI /F /RL (ID ) BI /W 9 ID '],
    ['before bytes within a list', 'BI /D [ID x] /F /RL BI /W 9 ID '],
    ['under both names', 'BI /Filter null /F /RL ID '],
    ['said twice', 'BI /F null /F /RL ID '],
    ['behind much', `BI /F /RL${' '.repeat(3_000)} ID `],
    ['behind another picture', 'BI /W 1 ID x\nEI BI /W 1 %\n /F /RL ID '],
    ['behind a word', 'BI /W 9 x /F /RL ID '],
  ])('%s', async (_what, text) => {
    expect(await scanPdf(packedPage(before(text)))).toBe('unwanted');
    expect(await scanPdf(plainPage(before(text)))).toBe('unwanted');
  });

  test('in the page before', async () => {
    const first = (text: string) => ({
      dictionary: '/Filter /FlateDecode',
      data: deflateSync(Buffer.from(text)),
    });
    const second = before('BI /W 9 ID ');
    expect(await scanPdf(packedPage(second, [first('BI /W 9 /F /RL ID ')]))).toBe('plain');
    expect(await scanPdf(packedPage(second, [first('BI /W 9 /F /RL')]))).toBe('unwanted');
    expect(await scanPdf(packedPage(second, [first('BI /W 9 ID x BI /F /RL%')]))).toBe('unwanted');
  });
});

test('a page of more beginnings than pictures there could be is refused', async () => {
  expect(await scanPdf(packedPage(Buffer.from('ID '.repeat(5_000))))).toBe('plain');
  expect(await scanPdf(packedPage(Buffer.from('ID '.repeat(5_001))))).toBe('unwanted');
});
