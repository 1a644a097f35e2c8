/** How a stream of a PDF may be packed, other than objects: in the ways of common programs, in their order. */
import { plain } from './pdf-dictionary.rules.ts';
import { findFilters, isSaid, type PdfStream } from './pdf-streams.rules.ts';

export interface Packing {
  readonly letters: 'hex' | '85' | null;
  readonly kind: 'flate' | 'lzw' | 'runs' | null;
}

const letters: ReadonlyMap<string, Packing['letters']> = new Map([
  ['ASCIIHexDecode', 'hex'],
  ['AHx', 'hex'],
  ['ASCII85Decode', '85'],
  ['A85', '85'],
]);
const kinds: ReadonlyMap<string, Packing['kind']> = new Map([
  ['FlateDecode', 'flate'],
  ['Fl', 'flate'],
  ['LZWDecode', 'lzw'],
  ['LZW', 'lzw'],
  ['RunLengthDecode', 'runs'],
  ['RL', 'runs'],
]);
const pictures: ReadonlySet<string> = new Set([
  'DCTDecode',
  'DCT',
  'CCITTFaxDecode',
  'CCF',
  'JBIG2Decode',
  'JPXDecode',
]);

/** Whether parameters of LZW change when codes grow, or stand elsewhere in the file: not every reader heeds that. */
const hasOtherOrder = ({ entries }: Pick<PdfStream, 'entries'>): boolean =>
  ['DecodeParms', 'DP'].some((key) => /EarlyChange|R/.test(plain(entries.get(key) ?? '')));

/**
 * Letters first, then one packing, then a picture's own, which is not looked into further; any of them may be missing.
 * @returns null: packed in another way, or in one that not every reader would take for the same
 */
export function findPacking(stream: Pick<PdfStream, 'entries'>): Packing | null {
  const filters = findFilters(stream);
  // Some readers take the name of another file for that of a packing.
  if (filters === null || isSaid(stream, 'F')) return null;
  const inLetters = letters.get(filters[0] ?? '') ?? null;
  if (inLetters) filters.shift();
  const kind = kinds.get(filters[0] ?? '') ?? null;
  if (kind) filters.shift();
  if (pictures.has(filters[0] ?? '')) filters.shift();
  if (filters.length > 0 || (kind === 'lzw' && hasOtherOrder(stream))) return null;
  return { letters: inLetters, kind };
}
