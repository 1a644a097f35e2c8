/**
 * Searches a PDF's bytes, and everything that unpacks in it, for forbidden content, whether or not a reader would get
 * there: a table, a comment or a text deceives a reader more easily than a scan of all bytes.
 */

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
/** A page of one colour, as a screenshot may be, is small in any file; so much harms nobody. */
const ALWAYS_UNPACKED = 8 * 1000 * 1000;
const MOST_OF_OBJECTS = 16 * 1024 * 1024;
/** Longer than a word with what stands around it: pieces are looked at with the end of the one before. */
const OVERLAP = 600;

interface ScannedToken {
  readonly length: number;
  readonly opening: Opening;
}

const worse = (one: Opening, other: Opening): Opening =>
  (['unwanted', 'elsewhere'] as const).find((opening) => opening === one || opening === other) ?? 'plain';

/** Kept whole while it is looked at: objects are small. @param most bytes that may come out of it */
async function lookAtObjects(stream: PdfStream, bytes: Uint8Array, most: number): Promise<ScannedToken> {
  const refused: ScannedToken = { length: 0, opening: 'unwanted' };
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

/** A picture, a font, a page, or whatever else: no objects, and looked into all the same. */
async function lookAtRest(stream: PdfStream, bytes: Uint8Array, most: number): Promise<ScannedToken> {
  const packings = findFilters(stream)?.filter((name) => /^(?:FlateDecode|Fl|LZWDecode|LZW)$/.test(name));
  if ((packings?.length ?? 0) > 1) return { length: 0, opening: 'unwanted' };
  if (!looksPacked(bytes[0], bytes[1])) return { length: 0, opening: 'plain' };
  let last = '';
  const { length, isStopped } = await unpack(bytes, most, (piece) => {
    const text = last + piece.toString('latin1');
    last = text.slice(-OVERLAP);
    return !saysUnwanted(text);
  });
  return { length, opening: isStopped || length > most ? 'unwanted' : 'plain' };
}

async function lookAtStreams(bytes: Uint8Array, text: string): Promise<Opening> {
  const streams = findStreams(text);
  if (streams === null || streams.length > MOST_STREAMS) return 'unwanted';
  let left = Math.min(MOST_UNPACKED, Math.max(ALWAYS_UNPACKED, bytes.length * MOST_TIMES_ITS_SIZE));
  let worst: Opening = 'plain';
  for (const stream of streams) {
    const look = mayHoldObjects(stream) ? lookAtObjects : lookAtRest;
    const { length, opening } = await look(stream, bytes.subarray(stream.at), left);
    left -= length;
    worst = worse(worst, opening);
    if (worst === 'unwanted') return 'unwanted';
  }
  return worst;
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
