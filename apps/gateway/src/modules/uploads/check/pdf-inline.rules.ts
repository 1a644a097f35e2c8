/**
 * Pictures that stand within the text of a page, 'BI /W 9 /H 9 /F /Fl ID … EI', packed once more there. Those are counted
 * that are written by the rules; a reader that takes less care may find more.
 */
import { readLetters } from './packings/letters.ts';
import { unpackers } from './packings/unpackers.ts';
import { dictionaryAt } from './pdf-dictionary.rules.ts';
import { findPacking, type Packing } from './pdf-packing.rules.ts';

/** The beginning of what is said of a picture, and of its bytes. */
const SIGNS = /(?<![^\0\t\n\f\r ])BI(?=[\0\t\n\f\r /])|(?<=[\0\t\n\f\r \]>])ID[\0\t\n\f\r ]/g;
const LONGEST_DICTIONARY = 400;
/** Letters of all pictures of a page. */
const MOST_LETTERS = 16_000_000;

interface InlinePicture {
  /** Behind 'ID' and one sign. */
  readonly at: number;
  readonly packing: Packing;
}

function* findPictures(text: string): Generator<InlinePicture> {
  let from = Number.NEGATIVE_INFINITY;
  for (const { 0: word, index } of text.matchAll(SIGNS)) {
    if (word === 'BI') {
      from = index + word.length;
      continue;
    }
    const packing = index - from <= LONGEST_DICTIONARY ? readPacking(text.slice(from, index)) : null;
    from = Number.NEGATIVE_INFINITY;
    if (packing?.letters || packing?.kind) yield { at: index + word.length, packing };
  }
}

export const hasPackedPicture = (text: string): boolean => findPictures(text).next().done === false;

function readPacking(said: string): Packing | null {
  const dictionary = dictionaryAt(`<<${said}>>`, 0);
  if (!dictionary) return null;
  const { F: short = 'null', Filter: filter = short, ...more } = Object.fromEntries(dictionary.entries);
  return findPacking({ entries: new Map([...Object.entries(more), ['Filter', filter]]) });
}

/** @returns bytes that come out of the pictures in a page; more than `most`: too much, or what nobody could unpack */
export async function countPictures(content: Buffer, most: number): Promise<number> {
  const pictures = [...findPictures(content.toString('latin1'))];
  const letters = pictures.reduce((sum, { at, packing }) => sum + countLetters(content, at, packing), 0);
  if (letters > MOST_LETTERS) return Number.POSITIVE_INFINITY;
  let length = 0;
  for (const { at, packing } of pictures) {
    length += await countOne(content.subarray(at), packing, most - length);
    if (length > most) break;
  }
  return length;
}

/** To their mark, or to the end of the page. */
function countLetters(content: Buffer, at: number, { letters }: Packing): number {
  if (letters === null) return 0;
  const mark = content.indexOf(letters === 'hex' ? '>' : '~', at);
  return (mark < 0 ? content.length : mark) - at;
}

async function countOne(bytes: Buffer, { letters, kind }: Packing, most: number): Promise<number> {
  const written = letters ? readLetters(letters, bytes) : bytes;
  if (written === null) return Number.POSITIVE_INFINITY;
  const before = letters ? written.length : 0;
  if (kind === null) return before;
  const { length, isSound } = await unpackers[kind](written, most, () => true);
  return isSound ? before + length : Number.POSITIVE_INFINITY;
}
