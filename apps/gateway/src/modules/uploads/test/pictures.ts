/** Pictures for tests: drawn, or only claimed by a header. */
import { randomFillSync } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Grains in four shades of grey: few bytes, and seconds of work to pack them as anything else. */
export function grainyPng(side: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([2, 0, 0, 0, 0], 8);
  const rows = randomFillSync(Buffer.alloc(side * (1 + side / 4)));
  for (let row = 0; row < side; row += 1) rows[row * (1 + side / 4)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Its header says so; behind it are a few bytes. @param more chunks before the picture's data */
export function claimedPng(
  width: number,
  height: number,
  more: readonly (readonly [string, Buffer])[] = [],
): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    ...more.map(([kind, data]) => chunk(kind, data)),
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min(height, 4_000) * (1 + Math.min(width, 100) * 3)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Left half red, right half blue. */
function halves(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#0000ff';
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas;
}

export const png = (width = 40, height = 20): Buffer => halves(width, height).toBuffer('image/png');
export const jpeg = (width = 40, height = 20): Buffer => halves(width, height).toBuffer('image/jpeg', 90);

/** As a telephone held sideways writes it, with where it was. */
export function jpegOfTelephone(place: string): Buffer {
  const picture = jpeg();
  const text = Buffer.from(`${place}\0`, 'latin1');
  const tiff = Buffer.alloc(8 + 2 + 24 + 4);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  // Orientation 6: turn it to the right.
  tiff.set([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0], 10);
  // Image description, behind the directory.
  tiff.set([0x01, 0x0e, 0, 2, 0, 0, 0, text.length, 0, 0, 0, tiff.length], 22);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, text]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([picture.subarray(0, 2), head, body, picture.subarray(2)]);
}

/** The same scan again and again: each is drawn over the whole picture. */
export function jpegOfManyScans(scans: number): Buffer {
  const picture = jpeg();
  const at = picture.indexOf(Buffer.from([0xff, 0xda]));
  const scan = picture.subarray(at, -2);
  return Buffer.concat([
    picture.subarray(0, at),
    ...Array.from({ length: scans }, () => scan),
    picture.subarray(-2),
  ]);
}

/** A picture that no packing makes small. */
export function noisyPng(side: number): Buffer {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const image = context.createImageData(side, side);
  randomFillSync(image.data);
  for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
  context.putImageData(image, 0, 0);
  return canvas.toBuffer('image/png');
}
