/**
 * Reads one dictionary of a PDF token by token, as strictly as its standard is written: what readers might take in
 * two ways is taken in none. Knows no meaning of any key.
 */
export interface PdfDictionary {
  /** Its own keys, escapes undone, with what stands behind them as it is written. */
  readonly entries: ReadonlyMap<string, string>;
  /** A key twice: which one counts depends on the reader. */
  readonly isAmbiguous: boolean;
  /** Behind its last sign. */
  readonly end: number;
}

const DEEPEST = 100;

const GAP = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const NAME = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const HEX = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y;
const WORD = /(?:[-+.0-9]+|true|false|null|R)(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const PLAIN_TEXT = /[^()\\]*/y;
const NUMBER = /^\d+$/;

/** Names may be written with escapes: '/J#61vaScript'. Only of letters and digits, so that no comment ends earlier. */
export const plain = (text: string): string =>
  text.replace(/#(3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa])/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Where what `sign` describes ends; -1: it does not stand at `at`. */
function findEnd(sign: RegExp, text: string, at: number): number {
  sign.lastIndex = at;
  return sign.test(text) ? sign.lastIndex : -1;
}

/** White space and comments. */
export const afterGap = (text: string, at: number): number => findEnd(GAP, text, at);

function endOfText(text: string, at: number): number {
  let depth = 0;
  for (let here = at; here < text.length; ) {
    const sign = text[here];
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    here += sign === '\\' ? 2 : 1;
    if (depth === 0) return here;
    here = findEnd(PLAIN_TEXT, text, here);
  }
  return -1;
}

function endOfToken(text: string, at: number): number {
  const sign = text[at];
  if (sign === '/') return findEnd(NAME, text, at);
  if (sign === '(') return endOfText(text, at);
  return findEnd(sign === '<' ? HEX : WORD, text, at);
}

interface Open {
  readonly isArray: boolean;
  readonly from: number;
  readonly items: string[];
}

/** '5 0 R' is one value. @returns false: what stands before R is no reference */
function add(items: string[], token: string): boolean {
  let value = token;
  if (token === 'R') {
    const reference = items.splice(-2);
    if (reference.length < 2 || !reference.every((number) => NUMBER.test(number))) return false;
    value = `${reference.join(' ')} R`;
  }
  items.push(value);
  return true;
}

function findDictionary(items: readonly string[], end: number): PdfDictionary | null {
  if (items.length % 2 !== 0) return null;
  const entries = new Map<string, string>();
  for (let at = 0; at < items.length; at += 2) {
    const key = items[at] ?? '';
    if (!key.startsWith('/')) return null;
    entries.set(plain(key.slice(1)), items[at + 1] ?? '');
  }
  return { entries, isAmbiguous: entries.size < items.length / 2, end };
}

/** @returns null: none stands there, or one that is not written by the rules */
export function dictionaryAt(text: string, from: number): PdfDictionary | null {
  const open: Open[] = [];
  for (let at = from; at < text.length; at = afterGap(text, at)) {
    const inner = open.at(-1);
    const pair = text.slice(at, at + 2);
    const isArray = text[at] === '[';
    if (isArray || pair === '<<') {
      if (open.length >= DEEPEST || (isArray && !inner)) return null;
      open.push({ isArray, from: at, items: [] });
      at += isArray ? 1 : 2;
    } else if (!inner) {
      return null;
    } else if (text[at] === ']' || pair === '>>') {
      if (inner.isArray !== (text[at] === ']')) return null;
      at += inner.isArray ? 1 : 2;
      const read = inner.isArray ? null : findDictionary(inner.items, at);
      if (!inner.isArray && !read) return null;
      open.pop();
      const outer = open.at(-1);
      if (!outer) return read;
      outer.items.push(text.slice(inner.from, at));
    } else {
      const end = endOfToken(text, at);
      if (end < 0 || !add(inner.items, text.slice(at, end))) return null;
      at = end;
    }
  }
  return null;
}
