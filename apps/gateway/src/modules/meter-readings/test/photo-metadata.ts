/** A photo of a telephone with its place, and an independent reader of what a picture file says beside its picture. */
import { jpeg } from '../../uploads/test/pictures.ts';

const entry = (tag: number, type: number, count: number, value: number): Buffer => {
  const field = Buffer.alloc(12);
  field.writeUInt16BE(tag, 0);
  field.writeUInt16BE(type, 2);
  field.writeUInt32BE(count, 4);
  field.writeUInt32BE(value, 8);
  return field;
};
const directory = (...entries: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0, entries.length]), ...entries, Buffer.alloc(4)]);
const rationals = (...values: number[]): Buffer => {
  const numbers = Buffer.alloc(values.length * 8);
  for (const [index, value] of values.entries()) {
    numbers.writeUInt32BE(value, index * 8);
    numbers.writeUInt32BE(1, index * 8 + 4);
  }
  return numbers;
};

/** EXIF with a GPS directory: 1° 20' 8" N, 103° 51' 22" E. */
function exifWithPlace(): Buffer {
  const [first, places] = [8, 8 + 18];
  const values = places + 2 + 4 * 12 + 4;
  const ascii = (letter: string) => letter.charCodeAt(0) * 2 ** 24;
  return Buffer.concat([
    Buffer.from('Exif\0\0MM\0*', 'latin1'),
    Buffer.from([0, 0, 0, first]),
    directory(entry(0x8825, 4, 1, places)),
    directory(
      entry(1, 2, 2, ascii('N')),
      entry(2, 5, 3, values),
      entry(3, 2, 2, ascii('E')),
      entry(4, 5, 3, values + 24),
    ),
    rationals(1, 20, 8, 103, 51, 22),
  ]);
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** As a telephone writes it: EXIF with the place, the same in XMP, and a comment. */
export function photoWithPlace(width = 40, height = 20): Buffer {
  const picture = jpeg(width, height);
  const xmp = 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta exif:GPSLatitude="1,20.13N"/>';
  return Buffer.concat([
    picture.subarray(0, 2),
    segment(0xe1, exifWithPlace()),
    segment(0xe1, Buffer.from(xmp, 'latin1')),
    segment(0xfe, Buffer.from('taken at 1.3355, 103.8561', 'latin1')),
    picture.subarray(2),
  ]);
}

/** The segments of a JPEG up to its picture, by the letters of their markers: 'APP1', 'COM'. */
export function readSegments(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const found: string[] = [];
  for (let place = 2; file[place] === 0xff && file[place + 1] !== 0xda; ) {
    const marker = file[place + 1] ?? 0;
    if (marker === 0xfe) found.push('COM');
    else if (marker >= 0xe0 && marker <= 0xef) found.push(`APP${marker - 0xe0}`);
    place += 2 + file.readUInt16BE(place + 2);
  }
  return found;
}
