/**
 * What a PDF may not hold, looked for in its bytes and in what is packed in it, however a reader would find its way
 * there: programs, other files, forms that are programs, locks, and streams that unpack into very much.
 */
import { constants, createInflate } from 'node:zlib';

/** Long enough that chance does not write them into a picture's bytes. */
const UNWANTED =
  /\/(JavaScript|Launch|EmbeddedFiles?|FileAttachment|XFA|RichMedia|Encrypt)(?![A-Za-z0-9_.+-])/;
/** Packed twice: nobody does that but to hide a size. */
const PACKED_TWICE = /\/(?:FlateDecode|Fl|LZWDecode|LZW)\s*\/(?:FlateDecode|Fl|LZWDecode|LZW)(?![A-Za-z])/;
/** What archives of files end with: a PDF that is one of them too. */
const ARCHIVE_END = 'PK\x05\x06';
const PAGE_OR_PROGRAM = /<(?:!doctype\s|html|head|body|script|iframe|svg|\?php)/i;

const STREAM = /(?<!end)stream[^\r\n]*(?:\r\n|\r|\n)/g;
const MOST_STREAMS = 10_000;
const DICTIONARY_BEFORE = 4_000;
const MOST_OF_ONE = 128 * 1024 * 1024;
const MOST_OF_ALL = 512 * 1024 * 1024;
const MOST_OF_OBJECTS = 16 * 1024 * 1024;

/** Names may be written with escapes: '/J#61vaScript'. */
const plain = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const isUnwanted = (text: string): boolean => UNWANTED.test(text) || PACKED_TWICE.test(text);

interface Unpacked {
  readonly length: number;
  /** Kept only if asked for. */
  readonly text: string;
  readonly failed: boolean;
}

/** Counts what comes out and stops at `most`. A stream that is cut short gives what it has. */
async function unpack(bytes: Uint8Array, most: number, keep: boolean): Promise<Unpacked> {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  const parts: Buffer[] = [];
  let length = 0;
  inflate.end(bytes);
  try {
    for await (const part of inflate as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > most) break;
      if (keep) parts.push(part);
    }
  } catch {
    return { length, text: '', failed: true };
  }
  return { length, text: Buffer.concat(parts).toString('latin1'), failed: false };
}

const looksPacked = (first = 0, second = 0): boolean =>
  (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;

/** Other objects may be packed in a stream that says how many and where the first is. */
const holdsObjects = (dictionary: string): boolean =>
  /\/First(?![A-Za-z])/.test(dictionary) && /\/N(?![A-Za-z])/.test(dictionary);

/** Packed in the one way that everybody uses, or not at all: what is hidden otherwise is not looked at. */
const isPackedPlainly = (dictionary: string): boolean =>
  !/\/(?:DecodeParms|DP|F|FFilter)(?![A-Za-z])/.test(dictionary) &&
  (!dictionary.includes('/Filter') ||
    /\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)(?![A-Za-z])\s*(?:\]|\/|>|$)/.test(dictionary));

function dictionaryBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - DICTIONARY_BEFORE), at);
  const begins = Math.max(before.lastIndexOf('endobj'), before.lastIndexOf('endstream'));
  return plain(before.slice(Math.max(0, begins)));
}

/** @returns whether the streams unpack into a bearable amount, and hold nothing unwanted */
async function streamsAreHarmless(bytes: Uint8Array, text: string): Promise<boolean> {
  let streams = 0;
  let total = 0;
  for (const { 0: word, index } of text.matchAll(STREAM)) {
    streams += 1;
    if (streams > MOST_STREAMS) return false;
    const at = index + word.length;
    const dictionary = dictionaryBefore(text, index);
    const objects = holdsObjects(dictionary);
    if (objects && !isPackedPlainly(dictionary)) return false;
    if (!looksPacked(bytes[at], bytes[at + 1])) {
      if (objects && dictionary.includes('/Filter')) return false;
      continue;
    }
    const most = objects ? MOST_OF_OBJECTS : MOST_OF_ONE;
    const { length, text: inside, failed } = await unpack(bytes.subarray(at), most, objects);
    total += length;
    if (length > most || total > MOST_OF_ALL) return false;
    if (objects && (failed || isUnwanted(plain(inside)))) return false;
  }
  return true;
}

export async function isHarmlessPdf(bytes: Uint8Array): Promise<boolean> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!text.slice(-1024).includes('%%EOF')) return false;
  if (text.slice(-66_000).includes(ARCHIVE_END) || PAGE_OR_PROGRAM.test(text.slice(0, 1024))) return false;
  if (isUnwanted(plain(text))) return false;
  return streamsAreHarmless(bytes, text);
}
