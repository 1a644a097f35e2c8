/**
 * Font faces shared by all documents of the process: parsed once, with a cache of laid-out words, as layout is most
 * of the cost of a page. Knows no document.
 */
import type { EmbeddedFace, FaceSubset } from '@portal/look/embedded-faces';
import { create, type Font, type GlyphRun } from 'fontkit';
import { fontFile } from './font-files.ts';

const faces = new Map<string, Font>();

export function loadFace(face: EmbeddedFace, subset: FaceSubset): Font {
  const name = `${face} ${subset}`;
  const known = faces.get(name);
  if (known !== undefined) return known;
  const made = cacheLayout(parseFont(fontFile(face, subset)));
  faces.set(name, made);
  return made;
}

function parseFont(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new RangeError('font collections are not supported');
  return font;
}

/** Upper limit of the cache of one face; it is cleared then, so that memory does not grow with names and amounts. */
const MOST_WORDS = 2_000;

function cacheLayout(font: Font): Font {
  const set = font.layout.bind(font);
  const words = new Map<string, GlyphRun>();
  const layout = (text: string, ...how: [features?: string[] | Record<string, boolean>]): GlyphRun => {
    if (how[0] !== undefined) return set(text, ...how);
    const run = words.get(text) ?? set(text);
    if (words.size >= MOST_WORDS) words.clear();
    words.set(text, run);
    // Callers scale the positions in place.
    return Object.assign(Object.create(run), { positions: run.positions.map((each) => ({ ...each })) });
  };
  return Object.assign(font, { layout });
}
