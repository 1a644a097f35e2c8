/**
 * Words of a PDF that are unwanted with what follows them, behind white space and comments of any length. Each sign is
 * looked at once, however many words wait for what follows: words within a comment wait as well.
 */
const END = '(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])';

/** The signs that a word may wait for, one bit each. */
const KIND = 1;
const DICTIONARY = 2;
const FORM = 4;
const PACKING = 8;
const PROGRAM = 16;
const SECOND_NUMBER = 32;
const R = 64;
/** A value given elsewhere, '5 0 R', is only written to hide it. */
const MAY_BE_ELSEWHERE = KIND | DICTIONARY;

const waitsFor: Readonly<Record<string, number>> = {
  S: KIND,
  Subtype: KIND,
  // Additional actions of an object, and embedded files.
  AA: DICTIONARY,
  EF: DICTIONARY,
  // A form that is a program.
  XFA: FORM,
  // Packed twice: nobody does that but to hide a size.
  FlateDecode: PACKING,
  Fl: PACKING,
  LZWDecode: PACKING,
  LZW: PACKING,
  JS: PROGRAM,
};

const WORD = `/(${Object.keys(waitsFor).join('|')})${END}`;
const NEXT_WORD = new RegExp(WORD, 'g');
const WORD_HERE = new RegExp(WORD, 'y');
const KIND_HERE = new RegExp(`/(?:Movie|Sound|Screen|3D|U3D|PRC)${END}`, 'y');
const PACKING_HERE = new RegExp(`/(?:FlateDecode|Fl|LZWDecode|LZW)${END}`, 'y');
const DIGITS_HERE = /\d+/y;

/** @returns what was found, with `lastIndex` behind it */
function found(sign: RegExp, text: string, at: number): RegExpExecArray | null {
  sign.lastIndex = at;
  return sign.exec(text);
}

const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9';

/** Whether one of those who wait has found what it waits for. */
function isFollowed(waiting: number, text: string, at: number): boolean {
  const sign = text[at] ?? '';
  if (waiting & R && sign === 'R') return true;
  if (waiting & DICTIONARY && text.startsWith('<<', at)) return true;
  if (waiting & FORM && (sign === '[' || isDigit(sign))) return true;
  if (waiting & PROGRAM && (sign === '(' || sign === '<' || isDigit(sign))) return true;
  if (sign !== '/') return false;
  if (waiting & KIND && found(KIND_HERE, text, at)) return true;
  return (waiting & PACKING) !== 0 && found(PACKING_HERE, text, at) !== null;
}

interface Place {
  readonly at: number;
  /** Those whose next sign stands at `at`. */
  readonly waiting: number;
}

/** Behind the word or the number that stands at `at`, or one sign further on. */
function afterToken(waiting: number, text: string, at: number): Place {
  const word = text[at] === '/' ? found(WORD_HERE, text, at) : null;
  if (word) return { at: WORD_HERE.lastIndex, waiting: waitsFor[word[1] ?? ''] ?? 0 };
  if (waiting === 0 || !found(DIGITS_HERE, text, at)) return { at: at + 1, waiting: 0 };
  const second = waiting & MAY_BE_ELSEWHERE ? SECOND_NUMBER : 0;
  return { at: DIGITS_HERE.lastIndex, waiting: second | (waiting & SECOND_NUMBER ? R : 0) };
}

/**
 * @param isOfObjects nothing else stands in it: there '/JS' is no chance
 */
export function hasUnwantedPair(text: string, isOfObjects: boolean): boolean {
  const wanted = isOfObjects ? ~0 : ~PROGRAM;
  let at = 0;
  let waiting = 0;
  /** Those in whose way a comment stands that is not at its end yet. */
  let atComment = 0;
  while (at < text.length) {
    if (waiting === 0 && atComment === 0) {
      const word = found(NEXT_WORD, text, at);
      if (!word) return false;
      at = NEXT_WORD.lastIndex;
      waiting = (waitsFor[word[1] ?? ''] ?? 0) & wanted;
      continue;
    }
    const sign = text[at] ?? '';
    if (sign === '\n' || sign === '\r') {
      waiting |= atComment;
      atComment = 0;
      at += 1;
    } else if (sign === '%') {
      atComment |= waiting;
      waiting = 0;
      at += 1;
    } else if (sign === ' ' || sign === '\t' || sign === '\f' || sign === '\0') {
      at += 1;
    } else {
      if (isFollowed(waiting, text, at)) return true;
      const next = afterToken(waiting, text, at);
      at = next.at;
      waiting = next.waiting & wanted;
    }
  }
  return false;
}
