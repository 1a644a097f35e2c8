import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dictionaryAt } from './pdf-dictionary.rules.ts';
import { scanPdf } from './pdf-scan.rules.ts';
import { findStreams, mayHoldObjects } from './pdf-streams.rules.ts';
import { findOpening } from './pdf-words.rules.ts';

const stream = (entries: Record<string, string>) => ({ entries: new Map(Object.entries(entries)) });

describe('a stream that may hold objects', () => {
  it.each([
    [{ Type: '/ObjStm' }],
    [{ N: '3' }],
    [{ First: '4' }],
    [{ Type: '5 0 R' }],
    [{ N: '3', First: '4', Type: '/XObject' }],
  ] as Record<string, string>[][])('is one with %j', (entries) => {
    expect(mayHoldObjects(stream(entries ?? {}))).toBe(true);
  });

  it.each([[{}], [{ Type: '/XObject', Length: '12' }], [{ N: 'null' }]] as Record<string, string>[][])(
    'is not one with %j',
    (entries) => {
      expect(mayHoldObjects(stream(entries ?? {}))).toBe(false);
    },
  );
});

it('a file bears 50,000 objects and no more', () => {
  expect(findStreams('obj<<>>\n'.repeat(50_000))).toEqual([]);
  expect(findStreams('obj<<>>\n'.repeat(50_001))).toBeNull();
});

describe('the open action of a document', () => {
  it.each([
    ['/OpenAction [3 0 R /Fit]', 'plain'],
    ['/OpenAction null', 'plain'],
    ['/OpenAction << /S /GoTo /D [3 0 R /Fit] >>', 'plain'],
    ['/OpenAction 7 0 R', 'elsewhere'],
    ['/OpenAction << /S /Launch >>', 'unwanted'],
    ['/OpenAction << /S /GoTo /D [3 0 R] /Next 9 0 R >>', 'unwanted'],
    ['/OpenAction null /OpenAction 7 0 R', 'elsewhere'],
    ['/Catalog', 'plain'],
  ])('%s is %s', (text, opening) => {
    expect(findOpening(text)).toBe(opening);
  });

  it('is told a hundred times at most', () => {
    expect(findOpening('/OpenAction null '.repeat(100))).toBe('plain');
    expect(findOpening('/OpenAction null '.repeat(101))).toBe('unwanted');
  });
});

describe('a scan', () => {
  const scanned = (...parts: readonly (string | Buffer)[]) =>
    scanPdf(
      Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
    );
  const gap = (length: number) => '%'.padEnd(length);

  it('looks for the end within the last 1,024 bytes', async () => {
    expect(await scanned('%PDF-1.4\n%%EOF', gap(1_019))).toBe('plain');
    expect(await scanned('%PDF-1.4\n%%EOF', gap(1_020))).toBe('unwanted');
  });

  it('looks for the end of an archive within the last 66,000 bytes', async () => {
    expect(await scanned('%PDF-1.4\nPK\x05\x06', gap(65_991), '%%EOF')).toBe('unwanted');
    expect(await scanned('%PDF-1.4\nPK\x05\x06', gap(65_992), '%%EOF')).toBe('plain');
  });

  it('looks for a page within the first 1,024 bytes', async () => {
    expect(await scanned(gap(1_019), '<html>', '\n%%EOF')).toBe('unwanted');
    expect(await scanned(gap(1_020), '<html>', '\n%%EOF')).toBe('plain');
  });

  it('refuses a second packing, and what says so only after it is unpacked', async () => {
    const page = (filter: string, bytes: Buffer) =>
      scanned(`%PDF-1.4\n1 0 obj <</Filter ${filter}>> stream\n`, bytes, '\nendstream endobj\n%%EOF');
    const harmless = deflateSync(Buffer.from('q Q'));
    expect(await page('/FlateDecode', harmless)).toBe('plain');
    expect(await page('[/FlateDecode]', harmless)).toBe('plain');
    expect(await page('[/FlateDecode /Fl]', harmless)).toBe('unwanted');
    expect(await page('/FlateDecode', deflateSync(Buffer.from('<</S /JavaScript /JS (a)>>')))).toBe(
      'unwanted',
    );
  });

  /** A file of exactly `size` bytes with pages that unpack into so many zeros each. */
  const fileOf = (size: number, ...unpacked: readonly number[]) => {
    const page = (length: number) => [
      '1 0 obj <</Filter /FlateDecode>> stream\n',
      deflateSync(Buffer.alloc(length)),
      '\nendstream endobj\n',
    ];
    const parts = ['%PDF-1.4\n', ...unpacked.flatMap(page), '%%EOF'];
    const filled = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
    return [...parts.slice(0, -1), gap(size - filled), '%%EOF'];
  };

  it('refuses what unpacks to more than 50 times its size, its pages together', async () => {
    expect(await scanned(...fileOf(200_000, 10_000_000))).toBe('plain');
    expect(await scanned(...fileOf(200_000, 10_000_001))).toBe('unwanted');
    expect(await scanned(...fileOf(200_000, 5_000_000, 5_000_000))).toBe('plain');
    expect(await scanned(...fileOf(200_000, 5_000_000, 5_000_001))).toBe('unwanted');
  });

  it('takes 4.5 MB from a small file, and no more', async () => {
    expect(await scanned(...fileOf(20_000, 4_500_000))).toBe('plain');
    expect(await scanned(...fileOf(20_000, 4_500_001))).toBe('unwanted');
  });

  it.each([
    ['a black-and-white scan at 600 dots per inch', 1, 4_962, 7_014],
    ['a grey scan at 200 dots per inch', 8, 1_654, 2_338],
    ['a coloured drawing at 100 dots per inch', 24, 827, 1_169],
  ])('takes a white A4 page, as %s, however small it packs', async (_what, bits, width, height) => {
    const white = Buffer.alloc(Math.ceil((width * bits) / 8) * height, 0xff);
    const data = deflateSync(white);
    expect(white.length / data.length).toBeGreaterThan(500);
    const picture = `/Subtype /Image /Width ${width} /Height ${height} /Filter /FlateDecode`;
    const head = `%PDF-1.4\n1 0 obj <<${picture} /Length ${data.length}>> stream\n`;
    expect(await scanned(head, data, '\nendstream endobj\n', '%%EOF')).toBe('plain');
  });

  it('refuses what unpacks to more than 50 MB, however large it is', async () => {
    expect(await scanned(...fileOf(1_500_000, 50_000_000))).toBe('plain');
    expect(await scanned(...fileOf(1_500_000, 50_000_001))).toBe('unwanted');
  });
});

describe('a dictionary', () => {
  const nested = (depth: number) => `${'<</A '.repeat(depth)}1${'>>'.repeat(depth)}`;

  it('may be a hundred deep', () => {
    expect(dictionaryAt(nested(100), 0)).not.toBeNull();
    expect(dictionaryAt(nested(101), 0)).toBeNull();
  });

  it('holds texts with brackets and escapes, and references, as one value each', () => {
    const read = (text: string) => [...(dictionaryAt(text, 0)?.entries ?? [])];
    expect(read('<</A (a(b)\\)c) /B 5 0 R>>')).toEqual([
      ['A', '(a(b)\\)c)'],
      ['B', '5 0 R'],
    ]);
    expect(read('<</A (\\\\) /B 1>>')).toEqual([
      ['A', '(\\\\)'],
      ['B', '1'],
    ]);
    expect(dictionaryAt('<</A (>>', 0)).toBeNull();
    for (const wrong of ['<</A 5 R>>', '<</A 5 (0) R>>', '<</A (5) 0 R>>', '<</A R>>'])
      expect(dictionaryAt(wrong, 0), wrong).toBeNull();
  });

  it('is ambiguous when one of its keys stands in it twice, however many others there are', () => {
    const isAmbiguous = (text: string) => dictionaryAt(text, 0)?.isAmbiguous;
    expect(isAmbiguous('<</A 1 /B 2 /C 3>>')).toBe(false);
    expect(isAmbiguous('<</A 1 /B 2 /A 3>>')).toBe(true);
  });

  it('begins with two signs, and no list begins one', () => {
    expect(dictionaryAt('[1 2]', 0)).toBeNull();
    expect(dictionaryAt('<</A [1 <</B 2>> [3]]>>', 0)?.entries.get('A')).toBe('[1 <</B 2>> [3]]');
    expect(dictionaryAt('<</A ]>>', 0)).toBeNull();
  });
});
