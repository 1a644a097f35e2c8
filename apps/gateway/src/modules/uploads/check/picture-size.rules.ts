/**
 * A picture's size as its header says it, and the bytes that are needed to draw it: told before anything is unpacked,
 * as few bytes can ask for very much memory or time.
 */
import type { FileType } from '../../../ports/file-store/port.ts';

export interface PictureHeader {
  readonly width: number;
  readonly height: number;
  /** Without what follows the picture's end; of a PNG only the chunks that are drawn. */
  readonly essential: Uint8Array;
}

const MOST_SIDE = 12_000;
const MOST_PIXELS = 40_000_000;

export const isBearable = ({ width, height }: Pick<PictureHeader, 'width' | 'height'>): boolean =>
  width >= 1 && height >= 1 && width <= MOST_SIDE && height <= MOST_SIDE && width * height <= MOST_PIXELS;

const drawn: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

const toBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function pngHeader(view: Buffer): PictureHeader | null {
  if (view.length < 33 || view.toString('latin1', 12, 16) !== 'IHDR' || view.readUInt32BE(8) !== 13)
    return null;
  const chunks = [view.subarray(0, 8)];
  for (let at = 8; at + 12 <= view.length; ) {
    const length = view.readUInt32BE(at);
    const kind = view.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > view.length) return null;
    if (drawn.has(kind)) chunks.push(view.subarray(at, end));
    if (kind === 'IEND') {
      const [width, height] = [view.readUInt32BE(16), view.readUInt32BE(20)];
      return { width, height, essential: Buffer.concat(chunks) };
    }
    at = end;
  }
  return null;
}

/** Baseline, extended and progressive: what cameras and scanners write. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const isOtherFrame = (marker: number): boolean =>
  marker >= 0xc3 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const [START_OF_SCAN, END_OF_IMAGE] = [0xda, 0xd9];
/** A progressive picture has about ten. Each one is drawn over the whole picture: thousands take hours. */
const MOST_SCANS = 40;

/** Where the next marker stands after a scan's data: there, 0xff is followed by 0 or by a restart. */
function afterScan(view: Buffer, from: number): number {
  for (let at = view.indexOf(0xff, from); at >= 0; at = view.indexOf(0xff, at + 1)) {
    const next = view[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return view.length;
}

function jpegHeader(view: Buffer): PictureHeader | null {
  let size: { width: number; height: number } | null = null;
  let scans = 0;
  for (let at = 2; at + 1 < view.length; ) {
    if (view[at] !== 0xff) return null;
    const marker = view[at + 1] ?? 0;
    if (marker === END_OF_IMAGE)
      return size && scans > 0 ? { ...size, essential: view.subarray(0, at + 2) } : null;
    if (marker === 0xff || hasNoLength(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (isOtherFrame(marker) || at + 4 > view.length) return null;
    const end = at + 2 + view.readUInt16BE(at + 2);
    if (end > view.length) return null;
    if (FRAMES.has(marker)) {
      if (size || end - at < 10) return null;
      size = { height: view.readUInt16BE(at + 5), width: view.readUInt16BE(at + 7) };
    }
    if (marker === START_OF_SCAN) scans += 1;
    if (scans > MOST_SCANS) return null;
    at = marker === START_OF_SCAN ? afterScan(view, end) : end;
  }
  return null;
}

/** @returns null: not whole, or of a kind that no camera writes */
export function pictureHeader(
  type: Exclude<FileType, 'application/pdf'>,
  bytes: Uint8Array,
): PictureHeader | null {
  return type === 'image/png' ? pngHeader(toBuffer(bytes)) : jpegHeader(toBuffer(bytes));
}
