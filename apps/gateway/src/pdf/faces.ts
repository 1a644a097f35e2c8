/**
 * The faces as all documents of the process share them: parsed once, and a word that was set once is not set again,
 * for that is most of what a page costs. Knows no document.
 */
import type { EmbeddedFace, FaceSubset } from '@portal/look/embedded-faces';
import { create, type Font, type GlyphRun } from 'fontkit';
import { fontFile } from './font-files.ts';

const faces = new Map<string, Font>();

export function faceOf(face: EmbeddedFace, subset: FaceSubset): Font {
  const name = `${face} ${subset}`;
  const known = faces.get(name);
  if (known !== undefined) return known;
  const made = remembering(parsed(fontFile(face, subset)));
  faces.set(name, made);
  return made;
}

function parsed(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new RangeError('a collection of faces');
  return font;
}

/** Of one face; beyond it begins afresh, so that memory does not grow with names and amounts. */
const MOST_WORDS = 2_000;

function remembering(font: Font): Font {
  const set = font.layout.bind(font);
  const words = new Map<string, GlyphRun>();
  const layout = (text: string, ...how: [features?: string[] | Record<string, boolean>]): GlyphRun => {
    if (how[0] !== undefined) return set(text, ...how);
    const run = words.get(text) ?? set(text);
    if (words.size >= MOST_WORDS) words.clear();
    words.set(text, run);
    // Who gets it scales the positions in place.
    return Object.assign(Object.create(run), { positions: run.positions.map((each) => ({ ...each })) });
  };
  return Object.assign(font, { layout });
}
