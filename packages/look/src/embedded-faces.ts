/**
 * The two faces, and those of other scripts, as files that a document can embed: one weight each, as variable fonts cannot be cut down to the
 * letters that a page uses. Node only.
 */
import { createRequire } from 'node:module';

export type EmbeddedFace = 'text' | 'strong' | 'heading';

/** Letters that our own two faces do not have: one further face for each. */
export type ScriptSubset = 'chinese-simplified' | 'tamil';

/** 'latin' holds what English needs; 'latin-ext' the letters of other languages that are written in Latin. */
export type FaceSubset = 'latin' | 'latin-ext' | ScriptSubset;

const families: Readonly<Record<EmbeddedFace, readonly [family: string, weight: number]>> = {
  text: ['hanken-grotesk', 400],
  strong: ['hanken-grotesk', 600],
  heading: ['instrument-sans', 600],
};

const scripts: ReadonlyMap<FaceSubset, string> = new Map([
  ['chinese-simplified', 'noto-sans-sc'],
  ['tamil', 'noto-sans-tamil'],
]);

const require = createRequire(import.meta.url);

/** @returns the path of a font file (WOFF), under the SIL Open Font License, which allows embedding */
export function embeddedFace(face: EmbeddedFace, subset: FaceSubset): string {
  const [ours, weight] = families[face];
  const family = scripts.get(subset) ?? ours;
  return require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
}
