/**
 * Searches a PDF's bytes, and everything that unpacks in it, for forbidden content, whether or not a reader would get
 * there: a table, a comment or a text deceives a reader more easily than a scan of all bytes.
 */

import { readLetters } from './packings/letters.ts';
import { unpackers } from './packings/unpackers.ts';
import { countPictures, hasPackedPicture } from './pdf-inline.rules.ts';
import { findPacking, type Packing } from './pdf-packing.rules.ts';
import {
  findFilters,
  findStreams,
  isPackedPlainly,
  mayHoldObjects,
  type PdfStream,
} from './pdf-streams.rules.ts';
import { findOpening, isUnwantedObject, type Opening, saysUnwanted } from './pdf-words.rules.ts';
import { looksPacked, unpack } from './unpack.ts';

/** End record of ZIP archives: finds a PDF that is an archive too. */
const ARCHIVE_END = 'PK\x05\x06';
const PAGE_OR_PROGRAM = /<(?:!doctype\s|html|head|body|script|iframe|svg|\?php)/i;

const MOST_STREAMS = 10_000;
/** All that unpacks in a file, together. */
const MOST_UNPACKED = 50 * 1000 * 1000;
const MOST_TIMES_ITS_SIZE = 50;
/** A white page packs into almost nothing: one of A4, black and white at 600 dots per inch or grey at 200 (ADR 0025). */
const ALWAYS_UNPACKED = 4_500_000;
const MOST_OF_OBJECTS = 16 * 1024 * 1024;
/** Longer than a word with what stands around it: pieces are looked at with the end of the one before. */
const OVERLAP = 600;

interface ScannedToken {
  readonly length: number;
  readonly opening: Opening;
}

/** Streams with pictures that are packed once more, and the bytes that come out of the stream. */
type PicturePages = Map<PdfStream, number>;

const worse = (one: Opening, other: Opening): Opening =>
  (['unwanted', 'elsewhere'] as const).find((opening) => opening === one || opening === other) ?? 'plain';

const refused: ScannedToken = { length: 0, opening: 'unwanted' };

/** Kept whole while it is looked at: objects are small. @param most bytes that may come out of it */
async function lookAtObjects(stream: PdfStream, bytes: Uint8Array, most: number): Promise<ScannedToken> {
  if (!isPackedPlainly(stream)) return refused;
  if (findFilters(stream)?.length === 0) return { length: 0, opening: 'plain' };
  if (!looksPacked(bytes[0], bytes[1])) return refused;
  const parts: Buffer[] = [];
  const mostHere = Math.min(most, MOST_OF_OBJECTS);
  const { length, isSound } = await unpack(bytes, mostHere, (piece) => parts.push(piece) > 0);
  if (!isSound || length > mostHere) return refused;
  const text = Buffer.concat(parts).toString('latin1');
  return isUnwantedObject(text) ? refused : { length, opening: findOpening(text) };
}

/** Nothing that unpacks begins so. */
const isEmpty = (bytes: Uint8Array): boolean =>
  /^[\t\n\r ]*(?:endstream|$)/.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1'));

/** A picture, a font, a page, or whatever else: no objects, and looked into all the same. */
async function lookAtRest(
  stream: PdfStream,
  bytes: Uint8Array,
  most: number,
  pages: PicturePages,
): Promise<ScannedToken> {
  const packing = findPacking(stream);
  if (packing === null) return refused;
  const show = (text: string): boolean => {
    if (hasPackedPicture(text)) pages.set(stream, 0);
    return !saysUnwanted(text);
  };
  if (packing.letters === null) return lookAtPacked(packing.kind, bytes, most, show);
  const written = readLetters(packing.letters, bytes);
  if (written === null || written.length > most || !show(written.toString('latin1'))) return refused;
  const within = await lookAtPacked(packing.kind, written, most - written.length, show);
  return { length: written.length + within.length, opening: within.opening };
}

async function lookAtPacked(
  kind: Packing['kind'],
  bytes: Uint8Array,
  most: number,
  show: (text: string) => boolean,
): Promise<ScannedToken> {
  const looksFlate = looksPacked(bytes[0], bytes[1]);
  if (kind === 'flate' && !looksFlate && !isEmpty(bytes)) return refused;
  if ((kind ?? 'flate') === 'flate' && !looksFlate) return { length: 0, opening: 'plain' };
  let last = '';
  const { length, isSound, isStopped } = await unpackers[kind ?? 'flate'](bytes, most, (piece) => {
    const text = last + piece.toString('latin1');
    last = text.slice(-OVERLAP);
    return show(text);
  });
  // A reader that makes more of it than stands here could be given anything.
  const isBroken = !isSound && kind !== null;
  return isStopped || isBroken || length > most ? refused : { length, opening: 'plain' };
}

async function lookAtStreams(bytes: Uint8Array, text: string): Promise<Opening> {
  const streams = findStreams(text);
  if (streams === null || streams.length > MOST_STREAMS) return 'unwanted';
  let left = Math.min(MOST_UNPACKED, Math.max(ALWAYS_UNPACKED, bytes.length * MOST_TIMES_ITS_SIZE));
  let worst: Opening = 'plain';
  const pages: PicturePages = new Map();
  for (const stream of streams) {
    const look = mayHoldObjects(stream) ? lookAtObjects : lookAtRest;
    const { length, opening } = await look(stream, bytes.subarray(stream.at, stream.end), left, pages);
    left -= length;
    if (pages.has(stream)) pages.set(stream, length);
    worst = worse(worst, opening);
    if (worst === 'unwanted') return 'unwanted';
  }
  return (await hasTooMuchInPages(bytes, pages, left)) ? 'unwanted' : worst;
}

/** Pictures within pages count like all that unpacks; those of pages that are not packed stand in the file itself. */
async function hasTooMuchInPages(bytes: Uint8Array, pages: PicturePages, most: number): Promise<boolean> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = most - (await countPictures(whole, most));
  for (const [page, length] of pages) {
    if (left < 0) return true;
    left -= await countPictures(await unpackAgain(page, bytes, length), left);
  }
  return left < 0;
}

/** @param length of all that comes out of it */
async function unpackAgain(stream: PdfStream, bytes: Uint8Array, length: number): Promise<Buffer> {
  const packing = findPacking(stream);
  const packed = bytes.subarray(stream.at, stream.end);
  const written = packing?.letters ? readLetters(packing.letters, packed) : packed;
  if (written === null || packing?.kind === null) return Buffer.from(written ?? []);
  const content = Buffer.alloc(length);
  let at = 0;
  await unpackers[packing?.kind ?? 'flate'](written, length, (piece) => {
    at += piece.copy(content, at);
    return true;
  });
  return content.subarray(0, at);
}

/** @returns 'elsewhere': harmless so far, and a reader must say where it opens */
export async function scanPdf(bytes: Uint8Array): Promise<Opening> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!text.slice(-1024).includes('%%EOF')) return 'unwanted';
  if (text.slice(-66_000).includes(ARCHIVE_END) || PAGE_OR_PROGRAM.test(text.slice(0, 1024)))
    return 'unwanted';
  const opening = findOpening(text);
  if (opening === 'unwanted' || saysUnwanted(text)) return 'unwanted';
  return worse(opening, await lookAtStreams(bytes, text));
}
