/**
 * Pictures that stand within the text of a page, 'BI /W 9 /F /Fl ID … EI', packed once more there. Where what is said of a
 * picture could be read in more than one way, each packing that the file names is tried, and what gives most is counted.
 */
import { type Letters, readLetters } from './packings/letters.ts';
import { unpackers } from './packings/unpackers.ts';
import { dictionaryAt } from './pdf-dictionary.rules.ts';
import { findPacking, type Packing } from './pdf-packing.rules.ts';
import { looksPacked } from './unpack.ts';

const END = '(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%]|$)';
/** Readers find them behind a number too. */
const SIGN = `(?<!/)(?:BI|ID)${END}`;
const ANY_SIGN = new RegExp(SIGN);
const SIGNS = new RegExp(SIGN, 'g');
const PIECE_BYTES = 64 * 1024;
/** A page of a drawing has hundreds. */
const MOST_PICTURES = 5_000;
const LONGEST_DICTIONARY = 2_000;

export const mayHoldPicture = (text: string): boolean => ANY_SIGN.test(text);

interface Sign {
  /** Of what is said of a picture; else of its bytes. */
  readonly isOfDictionary: boolean;
  /** Behind it. */
  readonly at: number;
}

function* findSigns(content: Buffer): Generator<Sign> {
  for (let from = 0; from < content.length; from += PIECE_BYTES) {
    const first = Math.max(0, from - 1);
    const text = content.toString('latin1', first, from + PIECE_BYTES + 2);
    for (const { 0: word, index } of text.matchAll(SIGNS)) {
      const at = first + index;
      if (at >= from && at < from + PIECE_BYTES) yield { isOfDictionary: word === 'BI', at: at + 2 };
    }
  }
}

interface PicturesToCount {
  /** Packings and letters that the file names anywhere. */
  readonly named: ReadonlySet<string>;
  /** A page may end before what is said of its picture does: then nothing that is said is trusted. */
  readonly isTrusted: boolean;
  /** Bytes that may come out of all of them. */
  readonly most: number;
}

/** Whether a page ends where the next one could say more of its picture. */
export const endsInDictionary = (content: Buffer): boolean =>
  [...findSigns(content)].at(-1)?.isOfDictionary === true;

/** @returns bytes that come out of the pictures in a page; more than `most`: too much, or too many pictures */
export async function countPictures(content: Buffer, wanted: PicturesToCount): Promise<number> {
  const { named, most } = wanted;
  let { isTrusted } = wanted;
  let length = 0;
  let pictures = 0;
  let from: number | null = null;
  for (const { isOfDictionary, at } of findSigns(content)) {
    if (isOfDictionary) {
      // One that never came to its bytes, or a chance within bytes.
      if (from !== null) isTrusted = false;
      from = at;
      continue;
    }
    pictures += 1;
    if (pictures > MOST_PICTURES) return Number.POSITIVE_INFINITY;
    // Within the bytes of a picture that was counted.
    if (isTrusted && from === null && pictures > 1) continue;
    const said = isTrusted && from !== null ? readPacking(content, from, at - 2) : null;
    isTrusted = said !== null;
    from = null;
    const bytes = content.subarray(at);
    length += said
      ? await countAsSaid(bytes, said, most - length)
      : await countAll(bytes, named, most - length);
    if (length > most) break;
  }
  return length;
}

/** @returns null: readers could differ about it */
function readPacking(content: Buffer, from: number, to: number): Packing | null {
  if (to - from > LONGEST_DICTIONARY) return null;
  const text = `<<${content.toString('latin1', from, to)}>>`;
  const found = dictionaryAt(text, 0);
  if (!found || found.isAmbiguous || found.end !== text.length) return null;
  const { entries } = found;
  if (entries.has('F') && entries.has('Filter')) return null;
  const filter = entries.get('F') ?? entries.get('Filter') ?? 'null';
  const more = [...entries].filter(([key]) => key !== 'F');
  return findPacking({ entries: new Map([...more, ['Filter', filter]]) });
}

/** One sign stands between 'ID' and the bytes, or the two of an end of line; some readers want none. */
function startsOf(bytes: Buffer): Buffer[] {
  const isLineEnd = bytes[0] === 0x0d && bytes[1] === 0x0a;
  return [0, 1, 2].filter((at) => at === 1 || (at === 2 && isLineEnd)).map((at) => bytes.subarray(at));
}

async function countAsSaid(bytes: Buffer, { letters, kind }: Packing, most: number): Promise<number> {
  if (letters === null) return countLongest(kind, startsOf(bytes), most);
  const written = readLetters(letters, bytes.subarray(1));
  return written === null ? 0 : written.length + (await countLongest(kind, [written], most));
}

async function countAll(bytes: Buffer, named: ReadonlySet<string>, most: number): Promise<number> {
  const written = (['hex', '85'] satisfies Letters[])
    .filter((letters) => named.has(letters))
    .flatMap((letters) => readLetters(letters, bytes.subarray(1)) ?? []);
  const starts = [...startsOf(bytes), ...written];
  let longest = await countLongest('flate', [bytes, bytes.subarray(2), ...starts], most);
  for (const kind of ['lzw', 'runs'] as const)
    if (named.has(kind)) longest = Math.max(longest, await countLongest(kind, starts, most));
  return longest + Math.max(0, ...written.map(({ length }) => length));
}

async function countLongest(kind: Packing['kind'], starts: readonly Buffer[], most: number): Promise<number> {
  let longest = 0;
  for (const bytes of kind === null ? [] : starts) {
    if (kind === 'flate' && !looksPacked(bytes[0], bytes[1])) continue;
    const { length } = await unpackers[kind ?? 'flate'](bytes, most, () => true);
    longest = Math.max(longest, length);
  }
  return longest;
}
