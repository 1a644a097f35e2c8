/** Bytes that a PDF writes in letters: ASCII85 and ASCIIHex. Spellings that readers might take in two ways are refused. */
export type Letters = 'hex' | '85';

const END = { hex: 0x3e, '85': 0x7e } as const;
const Z = 0x7a;
const WHITE: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32]);

/**
 * @param bytes from the first letter on, to the mark behind the last one or to their end
 * @returns null: not by the rules
 */
export function readLetters(kind: Letters, bytes: Uint8Array): Buffer | null {
  const mark = bytes.indexOf(END[kind]);
  const letters = bytes.subarray(0, mark < 0 ? bytes.length : mark).filter((letter) => !WHITE.has(letter));
  return kind === 'hex' ? fromHex(letters) : from85(letters);
}

/** The last one may stand for two. */
function fromHex(letters: Uint8Array): Buffer | null {
  const text = Buffer.from(letters.buffer, letters.byteOffset, letters.byteLength).toString('latin1');
  return /[^0-9A-Fa-f]/.test(text) ? null : Buffer.from(`${text}${text.length % 2 ? '0' : ''}`, 'hex');
}

/** Five letters are four bytes, 'z' is four zeros, and fewer at the end are one byte less than they are. */
function from85(letters: Uint8Array): Buffer | null {
  const zeros = letters.reduce((sum, letter) => sum + (letter === Z ? 1 : 0), 0);
  const content = Buffer.alloc(4 * (zeros + Math.ceil((letters.length - zeros) / 5)));
  let length = 0;
  for (let at = 0; at < letters.length; length += 4) {
    if (letters[at] === Z) {
      at += 1;
      continue;
    }
    const value = numberOf(letters, at);
    if (value === null) return null;
    content.writeUInt32BE(value, length);
    at += 5;
  }
  const missing = (5 - ((letters.length - zeros) % 5)) % 5;
  return content.subarray(0, length - missing);
}

function numberOf(letters: Uint8Array, from: number): number | null {
  if (letters.length - from === 1) return null;
  let value = 0;
  for (let at = from; at < from + 5; at += 1) {
    const digit = (letters[at] ?? 0x75) - 0x21;
    if (digit < 0 || digit > 84) return null;
    value = value * 85 + digit;
  }
  return value > 0xffffffff ? null : value;
}
