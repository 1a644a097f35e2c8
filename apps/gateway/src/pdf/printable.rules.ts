/** Which text the embedded faces can write, and in which of their files each letter is. */
import type { FaceSubset, ScriptSubset } from '@portal/look/embedded-faces';

const LATIN = /^[ -~\u00a0-\u00ffŒœ–—‘’‚“”„•…‹›€™−]$/u;
const FURTHER = /^[\u0100-\u0130\u0132-\u0151\u0154-\u017eȘșȚțẀ-ẅ]$/u;

const SCRIPTS: Readonly<Record<ScriptSubset, RegExp>> = {
  'chinese-simplified': /^[\p{Script=Han}，。、：；？！（）]$/u,
  tamil: /^\p{Script=Tamil}$/u,
};

function subsetOf(letter: string, script?: ScriptSubset): FaceSubset | null {
  if (script !== undefined && SCRIPTS[script].test(letter)) return script;
  return LATIN.test(letter) ? 'latin' : FURTHER.test(letter) ? 'latin-ext' : null;
}

export interface Run {
  readonly subset: FaceSubset;
  readonly text: string;
}

/** 'ế' is written 'e' where there is no 'ế'. */
const simpler = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * A text in pieces of one font file each.
 * @param script what it is written in beside Latin; its words are ours, so that its file is known to have them
 * @returns null: a letter of it cannot be written at all, and a box in its place would be a wrong name
 */
export function runsOf(text: string, script?: ScriptSubset): Run[] | null {
  const runs: { subset: FaceSubset; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const written = subsetOf(letter, script) ? letter : simpler(letter);
    // A space goes with the word before it.
    const subset = letter === ' ' && last?.subset === script ? script : subsetOf(written, script);
    if (!subset) return null;
    if (last?.subset === subset) last.text += written;
    else runs.push({ subset, text: written });
  }
  return runs;
}
