/**
 * The words of a PDF that make it more than pages: programs, commands, other files, sound and film, locks. Each is
 * long enough, or looked for with what must stand around it, that chance does not write it into a picture's bytes.
 */
import { afterGap, dictionaryAt, plain } from './pdf-dictionary.rules.ts';

const END = '(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])';
/** Between two words; a file of comments without end takes too long, and is given up with its thread. */
const SEPARATOR = '(?:[\\0\\t\\n\\f\\r ]|%[^\\r\\n]*[\\r\\n])';
const GAP = `${SEPARATOR}*`;
const REFERENCE = `\\d+${SEPARATOR}+\\d+${SEPARATOR}+R`;

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
const kinds = ['Movie', 'Sound', 'Screen', '3D', 'U3D', 'PRC'].join('|');

const unwanted = [
  `/(?:${names})${END}`,
  // An object's type given by a reference: only done to hide it.
  `/(?:S|Subtype)${END}${GAP}(?:/(?:${kinds})${END}|${REFERENCE})`,
  // Additional actions of an object, and embedded files.
  `/(?:AA|EF)${END}${GAP}(?:<<|${REFERENCE})`,
  // A form that is a program.
  `/XFA${END}${GAP}[[\\d]`,
  // Packed twice: nobody does that but to hide a size.
  `/(?:FlateDecode|Fl|LZWDecode|LZW)${GAP}/(?:FlateDecode|Fl|LZWDecode|LZW)${END}`,
].join('|');
const UNWANTED = new RegExp(unwanted);
/** Too short to be looked for where there may be pictures; harmless without one of the others. */
const PROGRAM = new RegExp(`/JS${END}${GAP}[(<\\d]`);
const OPENS = new RegExp(`/OpenAction${END}`, 'g');

/** @param text as it came, or unpacked */
export const saysUnwanted = (text: string): boolean => UNWANTED.test(plain(text));

/** @param text of objects and nothing else */
export const isUnwantedObject = (text: string): boolean => saysUnwanted(text) || PROGRAM.test(plain(text));

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
