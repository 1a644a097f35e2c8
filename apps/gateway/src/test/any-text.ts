/** Text of any characters for the fuzzers: what fast-check's unit 'binary' makes, without its map of a million of them. */
import fc from 'fast-check';

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const MOST = 0x10ffff - SURROGATES;

const toCharacter = (index: number): string =>
  String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATES);

/** @throws when the text is not one character */
function toIndex(text: unknown): number {
  const point = typeof text === 'string' ? (text.codePointAt(0) ?? -1) : -1;
  const index = point < FIRST_SURROGATE ? point : point - SURROGATES;
  if (index < 0 || toCharacter(index) !== text) throw new Error('not one character');
  return index;
}

const anyCharacter = fc.nat({ max: MOST }).map(toCharacter, toIndex);

/** @param maxLength characters; without it as many as fast-check likes */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.string({ unit: anyCharacter, ...(maxLength === undefined ? {} : { maxLength }) });
