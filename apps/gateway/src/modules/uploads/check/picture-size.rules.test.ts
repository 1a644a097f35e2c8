import { describe, expect, it } from 'vitest';
import { jpeg, png } from '../test/pictures.ts';
import { isBearable, pictureHeader } from './picture-size.rules.ts';

const u16 = (value: number): number[] => [value >> 8, value & 0xff];
/** A segment after its marker; its length counts its own two bytes. */
const segment = (marker: number, body: readonly number[]): number[] => [
  0xff,
  marker,
  ...u16(body.length + 2),
  ...body,
];
const frame = (width: number, height: number, rest: readonly number[] = [1], marker = 0xc0): number[] =>
  segment(marker, [8, ...u16(height), ...u16(width), ...rest]);
/** Data in which 0xff is followed by 0, by another 0xff and by the first and the last restart. */
const data = [0x12, 0xff, 0x00, 0xff, 0xd0, 0x34, 0xff, 0xd7, 0x56, 0xff, 0xff, 0x00];
const scan = [...segment(0xda, []), ...data];
const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const header = (...bytes: number[]) => pictureHeader('image/jpeg', Uint8Array.from(bytes));

describe('the size of a picture', () => {
  it.each([
    [12_000, 3_333, true],
    [12_001, 1, false],
    [1, 12_001, false],
    [3_333, 12_000, true],
    [8_000, 5_000, true],
    [8_001, 5_000, false],
    [0, 5, false],
    [5, 0, false],
    [1, 1, true],
  ])('%i by %i pixels is bearable: %j', (width, height, bearable) => {
    expect(isBearable({ width, height })).toBe(bearable);
  });
});

describe('the header of a JPEG', () => {
  it('tells width and height, with what is needed to draw it and no more', () => {
    const whole = [...start, ...frame(4_032, 3_024), ...scan, ...end];
    expect(header(...whole, 0x47, 0x50, 0x53)).toEqual({
      width: 4_032,
      height: 3_024,
      essential: Buffer.from(whole),
    });
    expect(pictureHeader('image/jpeg', jpeg())).not.toBeNull();
  });

  it('is refused with a frame too short to hold a size', () => {
    expect(header(...start, ...frame(7, 9, []), ...scan, ...end)).toBeNull();
  });

  it('bears 40 scans and no more', () => {
    const scans = (count: number) => Array.from({ length: count }, () => scan).flat();
    expect(header(...start, ...frame(7, 9), ...scans(40), ...end)).toMatchObject({ width: 7, height: 9 });
    expect(header(...start, ...frame(7, 9), ...scans(41), ...end)).toBeNull();
  });

  it('is refused without an end, a scan or a frame, and with two frames', () => {
    expect(header(...start, ...frame(7, 9), ...scan)).toBeNull();
    expect(header(...start, ...frame(7, 9), ...end)).toBeNull();
    expect(header(...start, ...scan, ...end)).toBeNull();
    expect(header(...start, ...frame(7, 9), ...frame(7, 9), ...scan, ...end)).toBeNull();
  });

  it('is refused when a segment is longer than the file, and for frames that no camera writes', () => {
    expect(header(...start, 0xff, 0xe1, 0x10, 0x00, 1, 2)).toBeNull();
    for (const marker of [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
      expect(header(...start, ...frame(7, 9), ...frame(7, 9, [1], marker), ...scan, ...end)).toBeNull();
  });

  it.each([0xc0, 0xc1, 0xc2])('is read from a frame of kind %i', (marker) => {
    expect(header(...start, ...frame(7, 9, [1], marker), ...scan, ...end)).toMatchObject({ width: 7 });
  });

  it.each([0xc4, 0xc8, 0xcc, 0xd9 + 2, 0xe0])('passes over a segment of kind %i', (marker) => {
    const bytes = [...start, ...segment(marker, [1, 2]), ...frame(7, 9), ...scan, ...end];
    expect(header(...bytes)).toMatchObject({ width: 7 });
  });

  it.each([0x01, 0xd0, 0xd7, 0xd8])('passes over the marker %i, which has no length', (marker) => {
    expect(header(...start, 0xff, marker, ...frame(7, 9), ...scan, ...end)).toMatchObject({ width: 7 });
  });

  it('is refused when a scan is followed by bytes that are no marker', () => {
    expect(header(...start, ...frame(7, 9), ...scan, 0xff, 0xd8, 0x34, ...end)).toBeNull();
    expect(header(...start, 0x34, ...frame(7, 9), ...scan, ...end)).toBeNull();
  });

  it('ends where its end is, with a filler before it too', () => {
    expect(header(...start, ...frame(7, 9), ...segment(0xda, []), 0x12, 0xff, ...end)).toMatchObject({
      width: 7,
    });
  });

  it('is refused when the file ends within the length of a segment', () => {
    expect(header(...start, 0xff, 0xe1)).toBeNull();
    expect(header(...start, 0xff, 0xe1, 0x00)).toBeNull();
  });

  it('passes over segments and fillers that are not drawn', () => {
    const filled = [...start, ...segment(0xc4, [1, 2]), 0xff, 0xff, 0x01, ...frame(7, 9), ...scan, ...end];
    expect(header(...filled)).toMatchObject({ width: 7, height: 9 });
  });
});

describe('the header of a PNG', () => {
  it('keeps only the chunks that are drawn', () => {
    const bytes = png();
    const said = pictureHeader('image/png', bytes);
    expect(said).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
    expect(pictureHeader('image/png', Buffer.concat([bytes, Buffer.from('GPS')]))).toEqual(said);
  });

  it('is refused unless it begins with a header of 13 bytes', () => {
    const changed = (at: number, byte: number): Buffer => {
      const bytes = Buffer.from(png());
      bytes[at] = byte;
      return bytes;
    };
    expect(pictureHeader('image/png', changed(12, 0x4a))).toBeNull();
    expect(pictureHeader('image/png', changed(11, 14))).toBeNull();
  });

  it('is refused when it is cut anywhere', () => {
    const bytes = png();
    for (let length = 0; length < bytes.length; length += 1)
      expect(pictureHeader('image/png', bytes.subarray(0, length))).toBeNull();
  });
});
