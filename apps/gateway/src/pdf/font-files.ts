/**
 * Font files unpacked once for the process. From packed files, the library would unpack each table again for every
 * document, in its own slow way.
 */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { type EmbeddedFace, embeddedFace, type FaceSubset } from '@portal/look/embedded-faces';

const unpacked = new Map<string, Buffer>();

/** @returns the face as TrueType */
export function fontFile(face: EmbeddedFace, subset: FaceSubset): Buffer {
  const name = `${face} ${subset}`;
  const file = unpacked.get(name) ?? unpackWoff(readFileSync(embeddedFace(face, subset)));
  unpacked.set(name, file);
  return file;
}

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/** Converts WOFF 1.0 to TrueType; W3C Recommendation §3 to §5: the same tables, each packed by itself. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(HEADER + count * ENTRY);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  // Start values of a search in the directory.
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(2 ** power * ENTRY, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * ENTRY, 10);
  const tables: Buffer[] = [];
  let at = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [from, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    if (from === undefined || packed === undefined || length === undefined) break;
    const bytes = woff.subarray(from, from + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const place = HEADER + index * ENTRY;
    woff.copy(directory, place, entry, entry + 4);
    woff.copy(directory, place + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(at, place + 8);
    directory.writeUInt32BE(length, place + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    tables.push(table, padding);
    at += length + padding.length;
  }
  return Buffer.concat([directory, ...tables]);
}
