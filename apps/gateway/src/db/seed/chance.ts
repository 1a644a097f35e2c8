/**
 * Seeded pseudo-random numbers: the same words always give the same number, on every machine and in every run, so
 * that the demo world can be created in any order and again.
 */

/** Hashes words to a 32-bit seed. */
export function hashToSeed(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join('|')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return scramble(hash);
}

/** The n-th number of a seed, from 0 to below 1. */
export function rollNumber(seed: number, n: number): number {
  return scramble((seed ^ Math.imul(n + 1, 0x9e3779b1)) >>> 0) / 0x1_0000_0000;
}

/** A number from `from` to below `to`. */
export function rollBetween(seed: number, n: number, from: number, to: number): number {
  return from + (to - from) * rollNumber(seed, n);
}

/** One of a list. @throws RangeError for an empty list */
export function chooseOne<T>(seed: number, n: number, list: readonly T[]): T {
  const chosen = list[Math.floor(rollNumber(seed, n) * list.length)];
  if (chosen === undefined) throw new RangeError('the list is empty');
  return chosen;
}

function scramble(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
