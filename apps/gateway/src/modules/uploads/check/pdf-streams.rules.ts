/**
 * The streams of a PDF, each with every dictionary that a reader could find before it: wherever an object begins,
 * also within a comment or a text of another one, as a table of objects may point there.
 */
import { afterGap, dictionaryAt, type PdfDictionary, plain } from './pdf-dictionary.rules.ts';

export interface PdfStream {
  readonly entries: PdfDictionary['entries'];
  /** As it is written. */
  readonly dictionary: string;
  /** Where its first byte stands. */
  readonly at: number;
  /** Behind its last byte, where its length is said here and is right; else the end of the file. */
  readonly end: number;
}

const BEGINS = /(?<!end)obj/g;
const STREAM = /stream[\t ]*(?:\r\n|\n|\r)/y;
const ENDS = /[\t\n\r ]{0,2}endstream/y;
const MOST_OBJECTS = 50_000;
/** A file is read once. More often it is read only if objects stand in objects. */
const MOST_READ = 24_000_000;

/** @returns null: an object in it may be read in more than one way */
export function findStreams(text: string): PdfStream[] | null {
  const streams: PdfStream[] = [];
  let objects = 0;
  let read = 0;
  for (const { 0: word, index } of text.matchAll(BEGINS)) {
    const from = afterGap(text, index + word.length);
    read += from - index;
    if (read > MOST_READ) return null;
    if (!text.startsWith('<<', from)) continue;
    objects += 1;
    const found = dictionaryAt(text, from);
    if (!found) return null;
    const { entries, isAmbiguous, end } = found;
    const behind = afterGap(text, end);
    read += behind - from;
    if (objects > MOST_OBJECTS || read > MOST_READ) return null;
    if (!text.startsWith('stream', behind)) continue;
    STREAM.lastIndex = behind;
    if (isAmbiguous || !STREAM.test(text)) return null;
    const at = STREAM.lastIndex;
    streams.push({ entries, dictionary: text.slice(from, end), at, end: endOf(text, entries, at) });
  }
  return streams;
}

function endOf(text: string, entries: PdfDictionary['entries'], at: number): number {
  const length = entries.get('Length') ?? '';
  ENDS.lastIndex = at + Number(length);
  return /^\d+$/.test(length) && ENDS.test(text) ? at + Number(length) : text.length;
}

const NAME = '/[^\\0\\t\\n\\f\\r ()<>[\\]{}/%]*';
const NAMES = new RegExp(`^(?:${NAME}|\\[(?:[\\0\\t\\n\\f\\r ]|${NAME})*\\])$`);

/** How it is packed, in order; null: said in a way that only a reader could follow. */
export function findFilters({ entries }: Pick<PdfStream, 'entries'>): string[] | null {
  const text = plain((entries.get('Filter') ?? 'null').replace(/%[^\r\n]*/g, ' '));
  if (text === 'null') return [];
  if (!NAMES.test(text)) return null;
  return [...text.matchAll(/\/([^\0\t\n\f\r /\]]*)/g)].map(([, name]) => name ?? '');
}

export const isSaid = ({ entries }: Pick<PdfStream, 'entries'>, key: string): boolean =>
  (entries.get(key) ?? 'null') !== 'null';

/** Other objects may be packed in a stream that says how many, or where the first is, or what it is elsewhere. */
export function mayHoldObjects(stream: Pick<PdfStream, 'entries'>): boolean {
  const type = plain(stream.entries.get('Type') ?? '/');
  return isSaid(stream, 'N') || isSaid(stream, 'First') || type === '/ObjStm' || !type.startsWith('/');
}

/** In the one way that everybody uses, or not at all: what is hidden otherwise cannot be looked at. */
export function isPackedPlainly(stream: Pick<PdfStream, 'entries'>): boolean {
  const filters = findFilters(stream);
  if (filters === null || ['DecodeParms', 'DP', 'F', 'FFilter'].some((key) => isSaid(stream, key)))
    return false;
  return filters.length === 0 || (filters.length === 1 && /^(?:FlateDecode|Fl)$/.test(filters[0] ?? ''));
}
