/**
 * The words of a PDF that make it more than pages: programs, commands, other files, sound and film, locks. Each is
 * long enough, or looked for with what must stand around it, that chance does not write it into a picture's bytes.
 */
import { afterGap, dictionaryAt, plain } from './pdf-dictionary.rules.ts';
import { hasUnwantedPair } from './pdf-pairs.rules.ts';

const END = '(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])';

const names = [
  'JavaScript',
  'Launch',
  'EmbeddedFiles?',
  'FileAttachment',
  'RichMedia[A-Za-z]*',
  'Encrypt',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'Rendition',
  'FFilter',
].join('|');
const UNWANTED = new RegExp(`/(?:${names})${END}`);
const OPENS = new RegExp(`/OpenAction${END}`, 'g');

function isUnwanted(text: string, isOfObjects: boolean): boolean {
  const words = plain(text);
  return UNWANTED.test(words) || hasUnwantedPair(words, isOfObjects);
}

/** @param text as it came, or unpacked */
export const saysUnwanted = (text: string): boolean => isUnwanted(text, false);

/** @param text of objects and nothing else: '/JS' is too short to be looked for where there may be pictures */
export const isUnwantedObject = (text: string): boolean => isUnwanted(text, true);

/** One for each time that it was saved. */
const MOST_OPENINGS = 100;

/** The open action: 'plain', a destination or nothing; 'elsewhere', in another object; 'unwanted'. */
export type Opening = 'plain' | 'elsewhere' | 'unwanted';

function openingAt(text: string, at: number): Opening {
  if (text[at] === '[' || /^(?:null|\()/.test(text.slice(at, at + 4))) return 'plain';
  if (/^\d/.test(text.slice(at, at + 1))) return 'elsewhere';
  const action = dictionaryAt(text, at);
  if (!action || action.isAmbiguous || action.entries.get('S') !== '/GoTo') return 'unwanted';
  return [...action.entries.keys()].every((key) => ['Type', 'S', 'D'].includes(key)) ? 'plain' : 'unwanted';
}

/** The worst of them. */
export function findOpening(text: string): Opening {
  const words = plain(text);
  if ([...words.matchAll(OPENS)].length > MOST_OPENINGS) return 'unwanted';
  const openings = [...words.matchAll(OPENS)].map(({ 0: word, index }) =>
    openingAt(words, afterGap(words, index + word.length)),
  );
  return (['unwanted', 'elsewhere'] as const).find((opening) => openings.includes(opening)) ?? 'plain';
}
