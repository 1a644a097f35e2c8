import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { in85, inHex, inLzw, inRuns, lzwOf } from '../test/packings.ts';
import { type PdfObject, pdf } from '../test/pdfs.ts';
import { pagesOfPdf } from './pdf-check.ts';
import { scanPdf } from './pdf-scan.rules.ts';

const grey = Buffer.from(Array.from({ length: 6_400 }, (_, at) => (at >> 5) & 0xff));
const zeros = Buffer.alloc(4_600_000);

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

  test.each(bombs)('is refused where more than 4.5 MB come out of %s', async (filter, pack) => {
    const written = filter.includes('A85') ? in85 : (bytes: Buffer) => bytes;
    const data = filter.includes('LZW') ? written(lzwOf(2)) : pack(zeros);
    expect(await scanPdf(page(inline({ filter, data })))).toBe('unwanted');
  });

  test('is refused behind any sign after its beginning', async () => {
    for (const gap of ['\n', '\r\n', '\t', '\0'])
      expect(await scanPdf(page(inline({ filter: '/Fl', data: deflateSync(zeros), gap })))).toBe('unwanted');
  });

  test('counts with the others and with all else that unpacks', async () => {
    const few = inline({ filter: '/Fl', data: deflateSync(Buffer.alloc(540_000)) });
    const times = (count: number) => page(Buffer.concat(Array.from({ length: count }, () => few)));
    expect(await scanPdf(times(8))).toBe('plain');
    expect(await scanPdf(times(9))).toBe('unwanted');
  });

  test('is refused where its bytes end too soon and are too many all the same', async () => {
    const cut = deflateSync(zeros).subarray(0, -20);
    expect(await scanPdf(page(inline({ filter: '/Fl', data: cut })))).toBe('unwanted');
  });
});

test.each([
  ['in letters that are none', '/AHx', Buffer.from('G41>')],
  ['in codes that were never said', '/LZW', Buffer.from([0x80, 0x7f, 0xff, 0xff])],
  ['in what cannot be unpacked', '/Fl', Buffer.from([0x78, 0x9c, 0xff, 0xff, 0xff])],
])('a picture within a page that is written %s is refused', async (_what, filter, data) => {
  expect(await scanPdf(packedPage(inline({ filter, data })))).toBe('unwanted');
});

test('words of a text are no pictures, however many there are', async () => {
  const lines = '(Customer ID S1234567D, PAID in full, BI 7 ID 8) Tj T* /RL gs /A85 gs BI ID EI\n'.repeat(
    20_000,
  );
  expect(await scanPdf(packedPage(Buffer.from(lines)))).toBe('plain');
  expect(await scanPdf(plainPage(Buffer.from(lines)))).toBe('plain');
});

test('pictures that are written in letters without an end are not read, and refused', async () => {
  const page = Buffer.from(`${'BI /F /AHx ID '.repeat(20)}${'0'.repeat(3_000_000)}`);
  expect(await scanPdf(plainPage(page))).toBe('unwanted');
});
