import { readFileSync } from 'node:fs';
import { embeddedFace } from '@portal/look/embedded-faces';
import { expect, test } from 'vitest';
import { fontFile, unpackWoff } from './font-files.ts';

/** Checksum of OpenType: the sum of all words of a table. */
function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

test.each([
  ['text', 'latin'],
  ['text', 'latin-ext'],
  ['strong', 'latin'],
  ['heading', 'latin'],
] as const)('every table of %s %s comes out whole', (face, subset) => {
  const file = fontFile(face, subset);
  const packed = readFileSync(embeddedFace(face, subset));
  expect(file.readUInt32BE(0)).toBe(0x0001_0000);
  expect(file.length).toBe(packed.readUInt32BE(16));
  const names: string[] = [];
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    const name = file.toString('latin1', entry, entry + 4);
    const [from, length] = [file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)];
    names.push(name);
    expect(from % 4).toBe(0);
    // The head's sum leaves out its own field.
    const table = Buffer.from(file.subarray(from, from + Math.ceil(length / 4) * 4));
    if (name === 'head') table.writeUInt32BE(0, 8);
    expect(checksum(table), name).toBe(file.readUInt32BE(entry + 4));
  }
  expect(names).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
});

test('a font file is unpacked once', () => {
  expect(fontFile('text', 'latin')).toBe(fontFile('text', 'latin'));
});

test('a file that is not WOFF is rejected', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow(RangeError);
});
