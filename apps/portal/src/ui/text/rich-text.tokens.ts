/**
 * Markup as a row of tags and texts, read as browsers read it: quotes hide '>', names know no case, comments and
 * the contents of scripts and the like are skipped. Of attributes only href is told. Linear in its length.
 */
export type MarkupToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly href: string | null }
  | { readonly kind: 'close'; readonly name: string };

/** Elements whose content is not text for anybody to read. */
const skipped =
  /^(script|style|iframe|noscript|noembed|noframes|template|textarea|title|xmp|plaintext|svg|math|object|embed|select|head|audio|video|canvas|frameset)$/;

export function* tokenize(markup: string): Generator<MarkupToken> {
  let at = 0;
  while (at < markup.length) {
    const next = markup.indexOf('<', at);
    if (next === -1) break;
    if (next > at) yield textToken(markup.slice(at, next));
    const tag = tagAt(markup, next);
    if (tag === 'none') {
      yield textToken('<');
      at = next + 1;
    } else if (tag === 'unfinished') {
      return;
    } else {
      at = tag.end;
      if (tag.token) yield tag.token;
      if (tag.token?.kind === 'open' && skipped.test(tag.token.name)) {
        at = findEnd(markup, tag.token.name, at);
      }
    }
  }
  if (at < markup.length) yield textToken(markup.slice(at));
}

interface Tag {
  /** null: a comment or the like. */
  readonly token: MarkupToken | null;
  readonly end: number;
}

const COMMENT = '<!--';
const START = /<(\/?)([a-z][^\s/>]*)/iy;

function tagAt(markup: string, at: number): Tag | 'none' | 'unfinished' {
  if (markup.startsWith(COMMENT, at)) return upTo(markup, '-->', at + 2);
  if (/[!?]/.test(markup.charAt(at + 1))) return upTo(markup, '>', at);
  START.lastIndex = at;
  const [whole, slash, written] = START.exec(markup) ?? [];
  if (whole === undefined || written === undefined) return 'none';
  const read = attributesAt(markup, at + whole.length);
  if (!read) return 'unfinished';
  const name = written.toLowerCase();
  const token: MarkupToken = slash ? { kind: 'close', name } : { kind: 'open', name, href: read.href };
  return { token, end: read.end };
}

function upTo(markup: string, end: string, from: number): Tag | 'unfinished' {
  const found = markup.indexOf(end, from);
  return found === -1 ? 'unfinished' : { token: null, end: found + end.length };
}

const GAP = /[\s/]*/y;
const NAME = /[^\s/>][^\s/>=]*/y;
const EQUALS = /\s*=\s*/y;
const BARE = /[^\s>]*/y;

/** @returns null when the tag never ends */
function attributesAt(markup: string, from: number): { href: string | null; end: number } | null {
  let href: string | null = null;
  let at = from;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(markup)?.[0] ?? '';
    at += found.length;
    return found;
  };
  while (at < markup.length) {
    take(GAP);
    if (markup[at] === '>') return { href, end: at + 1 };
    const name = take(NAME).toLowerCase();
    if (take(EQUALS) === '') continue;
    const quote = markup.charAt(at);
    let value: string;
    if (quote === '"' || quote === "'") {
      const end = markup.indexOf(quote, at + 1);
      if (end === -1) return null;
      value = markup.slice(at + 1, end);
      at = end + 1;
    } else {
      value = take(BARE);
    }
    if (name === 'href') href ??= decoded(value);
  }
  return null;
}

/** After the end tag of what is skipped, or after everything. */
function findEnd(markup: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[^>]*>`, 'gi');
  end.lastIndex = from;
  return end.exec(markup) ? end.lastIndex : markup.length;
}

const textToken = (text: string): MarkupToken => ({ kind: 'text', text: decoded(text) });

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '\u2013',
  mdash: '\u2014',
  hellip: '\u2026',
};
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|ndash|mdash|hellip));?/gi;

function decoded(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    return character(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
  });
}

function character(code: number): string {
  const isOne = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isOne ? String.fromCodePoint(code) : '\ufffd';
}
