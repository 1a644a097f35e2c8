/**
 * Names the keys of a JSON text as they are written, duplicates included, before anything is parsed: a parser keeps
 * the last of two equal keys and says nothing. Judges keys only, not the JSON.
 */
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_BRACE = 0x7b;
const OPEN_BRACKET = 0x5b;
const closers = new Set([0x7d, 0x5d]);

/** No call nests half as deep. A parser takes half a second for a megabyte of brackets. */
const MOST_LEVELS = 32;

/** A key of the outermost object. */
export interface TopLevelKey {
  readonly key: string;
  /** An object within its value has a key twice. */
  readonly hasDoubledKey: boolean;
}

/** @returns null when the text does not begin an object, nests too deep, or a key of the outermost object is not a JSON string */
export function topLevelKeys(text: string): TopLevelKey[] | null {
  if (!/^[\s]*\{/.test(text)) return null;
  const keys: { key: string; hasDoubledKey: boolean }[] = [];
  for (const { key, depth, isDoubled } of writtenKeys(text)) {
    if (depth > 1) {
      const within = keys.at(-1);
      if (within && isDoubled) within.hasDoubledKey = true;
    } else if (key === null) return null;
    else keys.push({ key, hasDoubledKey: false });
  }
  return keys;
}

/** Whether any object in the text has a key twice, or nests so deep that nobody looks. */
export function hasDoubledKey(text: string): boolean {
  for (const { isDoubled } of writtenKeys(text)) if (isDoubled) return true;
  return false;
}

interface WrittenKey {
  /** Null for what is not a JSON string, and where the text nests too deep: nothing comes after that. */
  readonly key: string | null;
  /** 1 in the outermost object or array. */
  readonly depth: number;
  readonly isDoubled: boolean;
}

const TOO_DEEP: WrittenKey = { key: null, depth: 1, isDoubled: true };

function* writtenKeys(text: string): Generator<WrittenKey> {
  /** Keys seen in each open object; null for an array. */
  const open: (Set<string> | null)[] = [];
  let keyIsNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      const seen = open.at(-1);
      if (keyIsNext && seen) {
        const key = decoded(text.slice(at, end));
        yield { key, depth: open.length, isDoubled: key !== null && seen.has(key) };
        if (key !== null) seen.add(key);
        keyIsNext = false;
      }
      at = end - 1;
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      keyIsNext = code === OPEN_BRACE;
      if (open.push(keyIsNext ? new Set() : null) > MOST_LEVELS) return yield TOO_DEEP;
    } else if (closers.has(code)) {
      open.pop();
      keyIsNext = false;
    } else if (code === COMMA) {
      keyIsNext = (open.at(-1) ?? null) !== null;
    }
  }
}

/** The index after the string that opens at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    at += code === BACKSLASH ? 2 : 1;
  }
  return text.length;
}

/** `"\u0061"` and `"a"` are the same key. One without an escape is what it says, whatever the parser makes of it. */
function decoded(literal: string): string | null {
  if (!literal.includes('\\')) return literal.slice(1, -1);
  try {
    const value: unknown = JSON.parse(literal);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}
