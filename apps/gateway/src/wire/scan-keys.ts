/**
 * Names the top-level keys of a JSON object as they are written, duplicates included, before anything is
 * parsed: a parser keeps the last of two equal keys and says nothing. Judges keys only, not the JSON.
 */
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const openers = new Set([0x7b, 0x5b]);
const closers = new Set([0x7d, 0x5d]);

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

/** `"\u0061"` and `"a"` are the same key. */
function decoded(literal: string): string | null {
  try {
    const value: unknown = JSON.parse(literal);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** @returns null when the text does not begin an object, or a key is not a JSON string */
export function topLevelKeys(text: string): string[] | null {
  if (!/^[\s]*\{/.test(text)) return null;
  const keys: string[] = [];
  let depth = 0;
  let keyIsNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      if (depth === 1 && keyIsNext) {
        const key = decoded(text.slice(at, end));
        if (key === null) return null;
        keys.push(key);
        keyIsNext = false;
      }
      at = end - 1;
    } else if (openers.has(code)) {
      depth += 1;
      keyIsNext = depth === 1;
    } else if (closers.has(code)) {
      depth -= 1;
    } else if (code === COMMA && depth === 1) {
      keyIsNext = true;
    }
  }
  return keys;
}
