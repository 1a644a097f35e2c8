/** Finds the file of an embedded face for each letter. */
import type { FaceSubset, ScriptSubset } from '@portal/look/embedded-faces';

const LATIN = /^[ -~\u00a0-\u00ffŒœ–—‘’‚“”„•…‹›€™−]$/u;
const FURTHER = /^[\u0100-\u0130\u0132-\u0151\u0154-\u017eȘșȚțẀ-ẅ]$/u;

const SCRIPTS: Readonly<Record<ScriptSubset, RegExp>> = {
  'chinese-simplified': /^[\p{Script=Han}，。、：；？！（）]$/u,
  tamil: /^\p{Script=Tamil}$/u,
};

function findSubset(letter: string, script?: ScriptSubset): FaceSubset | null {
  if (script !== undefined && SCRIPTS[script].test(letter)) return script;
  return LATIN.test(letter) ? 'latin' : FURTHER.test(letter) ? 'latin-ext' : null;
}

export interface Run {
  readonly subset: FaceSubset;
  readonly text: string;
}

/** 'ế' becomes 'e' where the face has no 'ế'. */
const removeMarks = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Splits a text into runs of one font file each.
 * @param script second script of a fixed text; its file is known to contain the letters of that text
 * @returns null when a letter is in no file, as a box in its place would make a wrong name
 */
export function splitIntoRuns(text: string, script?: ScriptSubset): Run[] | null {
  const runs: { subset: FaceSubset; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const written = findSubset(letter, script) ? letter : removeMarks(letter);
    // A space goes with the word before it.
    const subset = letter === ' ' && last && last.subset === script ? script : findSubset(written, script);
    if (!subset) return null;
    if (last?.subset === subset) last.text += written;
    else runs.push({ subset, text: written });
  }
  return runs;
}
