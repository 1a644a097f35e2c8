/** Which text the embedded faces can write, and in which of their files each letter is. */
import type { FaceSubset } from '@portal/look/embedded-faces';

const LATIN = /^[ -~\u00a0-\u00ffŒœ–—‘’‚“”„•…‹›€™−]$/u;
const FURTHER = /^[\u0100-\u0130\u0132-\u0151\u0154-\u017eȘșȚțẀ-ẅ]$/u;

const subsetOf = (letter: string): FaceSubset | null =>
  LATIN.test(letter) ? 'latin' : FURTHER.test(letter) ? 'latin-ext' : null;

export interface Run {
  readonly subset: FaceSubset;
  readonly text: string;
}

/** 'ế' is written 'e' where there is no 'ế'. */
const simpler = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * A text in pieces of one font file each.
 * @returns null: a letter of it cannot be written at all, and a box in its place would be a wrong name
 */
export function runsOf(text: string): Run[] | null {
  const runs: { subset: FaceSubset; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const written = subsetOf(letter) ? letter : simpler(letter);
    const subset = subsetOf(written);
    if (subset === null) return null;
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += written;
    else runs.push({ subset, text: written });
  }
  return runs;
}
