import { randomFillSync } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { in85, inHex, inLzw, inRuns, lzwOf } from '../test/packings.ts';
import { type PdfObject, packed, pdf } from '../test/pdfs.ts';
import { jpeg } from '../test/pictures.ts';
import { pagesOfPdf } from './pdf-check.ts';
import { scanPdf } from './pdf-scan.rules.ts';

const page = (filter: string, data: Buffer, more: readonly PdfObject[] = []) =>
  pdf({ content: { dictionary: `/Filter ${filter}`, data }, more });
const text = Buffer.from('BT /F1 20 Tf 72 700 Td (Signed by) Tj ET\n'.repeat(200));
/** Some of each byte, over and over: whatever way it is packed in, it becomes shorter. */
const picture = Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at >> 4) & 0xff));
const noise = randomFillSync(Buffer.alloc(30_000));
const camera = jpeg(1_200, 1_600);

const ways: Record<string, (bytes: Buffer) => Buffer> = {
  '/FlateDecode': (bytes) => deflateSync(bytes),
  '/LZWDecode': inLzw,
  '/RunLengthDecode': inRuns,
  '/ASCII85Decode': in85,
  '/ASCIIHexDecode': inHex,
  '[/ASCII85Decode /FlateDecode]': (bytes) => in85(deflateSync(bytes)),
  '[ /A85 /Fl ]': (bytes) => in85(deflateSync(bytes)),
  '[/ASCIIHexDecode /FlateDecode]': (bytes) => inHex(deflateSync(bytes)),
  '[/ASCII85Decode /LZWDecode]': (bytes) => in85(inLzw(bytes)),
  '[/AHx/LZW]': (bytes) => inHex(inLzw(bytes)),
  '[/ASCII85Decode /RunLengthDecode]': (bytes) => in85(inRuns(bytes)),
};

describe.each(Object.entries(ways))('a document packed by %s', (filter, pack) => {
  test('is taken with its pages, its pictures and what is not there', async () => {
    for (const bytes of [text, picture, noise, Buffer.alloc(0), Buffer.alloc(3), Buffer.alloc(100_000)])
      expect(await pagesOfPdf(page(filter, pack(bytes)))).toBe(1);
    expect(await pagesOfPdf(page(filter, Buffer.alloc(0)))).toBe(1);
  });

  test('is refused with a program in it, wherever', async () => {
    for (const bytes of [
      '<< /S /JavaScript >>',
      `${text}/Launch ${text}`,
      `${picture.toString('latin1')}/S 5 0 R`,
    ])
      expect(await scanPdf(page(filter, pack(Buffer.from(bytes, 'latin1'))))).toBe('unwanted');
  });
});

describe('a document with pictures', () => {
  test.each([
    ['/DCTDecode', camera],
    ['[/DCTDecode]', camera],
    ['[/FlateDecode /DCTDecode]', deflateSync(camera)],
    ['[/ASCII85Decode /DCTDecode]', in85(camera)],
    ['[/ASCIIHexDecode /DCTDecode]', inHex(camera)],
    ['[/ASCII85Decode /FlateDecode /DCTDecode]', in85(deflateSync(camera))],
    ['/CCITTFaxDecode', noise],
    ['[/FlateDecode /CCITTFaxDecode]', deflateSync(noise)],
    ['/JBIG2Decode', noise],
    ['/JPXDecode', noise],
    ['[]', text],
    ['null', text],
  ])('packed by %s is taken', async (filter, data) => {
    expect(await scanPdf(page(filter, data))).toBe('plain');
  });

  test('a fax, whose runs have no end but the one of their stream, is taken', async () => {
    expect(await scanPdf(page('/RunLengthDecode', inRuns(picture).subarray(0, -1)))).toBe('plain');
    expect(await scanPdf(page('/LZWDecode', inLzw(picture).subarray(0, -2)))).toBe('plain');
  });
});

const zeros = Buffer.alloc(20_000_000);
const runsOf = (times: number) =>
  Buffer.concat([Buffer.alloc(2 * times, Buffer.from([129, 0])), Buffer.from([128])]);
/** Readers unpack what zlib refuses: a window that is too large, a wrong sum, and bytes from before the first one. */
const withHead = (head: readonly number[], bytes: Buffer) =>
  Buffer.concat([Buffer.from(head), bytes.subarray(2)]);
const beforeTheFirst = Buffer.from([0x02, 0x02, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff]);

describe('what readers unpack and zlib does not', () => {
  const content = (bytes: number) => deflateSync(Buffer.alloc(bytes));

  test('is counted where only its frame is wrong, and taken', async () => {
    for (const alter of [
      (bytes: Buffer) => withHead([0x88, 0x1c], bytes),
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -4), Buffer.alloc(4)]),
      (bytes: Buffer) => bytes.subarray(0, -4),
    ]) {
      expect(await scanPdf(page('/FlateDecode', alter(content(4_500_000))))).toBe('plain');
      expect(await scanPdf(page('/FlateDecode', alter(content(4_600_000))))).toBe('unwanted');
    }
  });

  test('is refused where it points before its beginning', async () => {
    const bytes = withHead(
      [0x78, 0x9c],
      Buffer.concat([Buffer.alloc(2), beforeTheFirst, content(4_600_000).subarray(2)]),
    );
    expect(await scanPdf(page('/FlateDecode', bytes))).toBe('unwanted');
  });
});

describe('a small document is refused', () => {
  test.each([
    ['whose packing is said elsewhere', '5 0 R', lzwOf(2), '/LZWDecode'],
    [
      'whose packing is said elsewhere in a list',
      '[/FlateDecode 5 0 R]',
      packed(20_000_000, 2),
      '/FlateDecode',
    ],
    ['whose packing has no name', '[(LZWDecode)]', lzwOf(2), 'null'],
    [
      'that is packed and written in letters',
      '[/ASCIIHexDecode /FlateDecode]',
      inHex(deflateSync(zeros)),
      'null',
    ],
    ['that is packed and written in other letters', '[/A85 /Fl]', in85(deflateSync(zeros)), 'null'],
    ['that is packed twice', '[/FlateDecode /RunLengthDecode]', deflateSync(runsOf(1_000_000)), 'null'],
    ['that is written in letters twice', '[/AHx /AHx]', inHex(inHex(text)), 'null'],
    ['that is written in letters and then packed', '[/Fl /AHx]', deflateSync(inHex(text)), 'null'],
    ['that is packed behind its picture', '[/DCTDecode /FlateDecode]', deflateSync(zeros), 'null'],
    ['of runs that are longer than they may be', '/RunLengthDecode', runsOf(70_000), 'null'],
    ['of codes that stand for too much', '/LZWDecode', lzwOf(2), 'null'],
    ['that is packed in a way that nobody knows', '/Foo', text, 'null'],
    ['that is locked by itself', '[/Crypt /FlateDecode]', deflateSync(text), 'null'],
    ['that says it is packed and is not', '/FlateDecode', text, 'null'],
    [
      'that seems to be nothing',
      '/RunLengthDecode',
      Buffer.concat([Buffer.from('endstream'), Buffer.alloc(94), runsOf(70_000)]),
      'null',
    ],
    [
      'that begins with nothing',
      '/AHx',
      Buffer.concat([Buffer.alloc(40, ' '), inHex(Buffer.from('/Launch'))]),
      'null',
    ],
    ['of letters that are none', '/ASCIIHexDecode', Buffer.from('4142 (4344)>'), 'null'],
    ['of other letters that are none', '/ASCII85Decode', Buffer.from('abcdvwxyz~>'), 'null'],
    ['of letters for a number too large', '/ASCII85Decode', Buffer.from('uuuuu~>'), 'null'],
    ['of letters with a mark before them', '/ASCII85Decode', Buffer.from('<~87cURDZ~>'), 'null'],
    ['of codes that were never said', '/LZWDecode', Buffer.from([0x80, 0x7f, 0xff, 0xff]), 'null'],
    ['of nothing but new beginnings', '/LZWDecode', Buffer.from([0x80, 0x40, 0x20, 0x10, 0x08]), 'null'],
    ['of codes in another order', '/LZWDecode /DecodeParms << /EarlyChange 0 >>', inLzw(text), 'null'],
    [
      'of codes in an order said elsewhere',
      '/LZWDecode /DecodeParms 5 0 R',
      inLzw(text),
      '<< /EarlyChange 0 >>',
    ],
    ['that says its packing under a short name', 'null /F /LZWDecode', lzwOf(2), 'null'],
  ])('%s', async (_what, filter, data, said) => {
    expect(data.length).toBeLessThan(3_000_000);
    expect(await scanPdf(page(filter, data, [said]))).toBe('unwanted');
  });

  test('a document whose letters and packings together stand for more than 4.5 MB is refused', async () => {
    const letters = Buffer.from(`${'z'.repeat(20_000)}~>`);
    const file = (zeros: number) =>
      page('/A85', letters, [{ dictionary: '/Filter /Fl', data: deflateSync(Buffer.alloc(zeros)) }]);
    expect(await scanPdf(file(4_420_000))).toBe('plain');
    expect(await scanPdf(file(4_420_001))).toBe('unwanted');
  });
});
