/** The older ways to pack a stream of a PDF, as programs write them. */

export const inHex = (bytes: Buffer): Buffer => Buffer.from(`${bytes.toString('hex')}>`);

/** ASCII85, in lines, with 'z' for four zeros. */
export function in85(bytes: Buffer): Buffer {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const group = Buffer.alloc(4);
    const size = bytes.copy(group, 0, at, at + 4);
    let value = group.readUInt32BE();
    let letters = '';
    for (let digit = 0; digit < 5; digit += 1) {
      letters = String.fromCharCode(33 + (value % 85)) + letters;
      value = Math.floor(value / 85);
    }
    text += size === 4 && letters === '!!!!!' ? 'z' : letters.slice(0, size + 1);
    if (at % 60 === 56) text += '\n';
  }
  return Buffer.from(`${text}~>`);
}

/** @param next the code that its reader says next */
const widthOf = (next: number): number => Math.min(12, Math.max(9, (next + 1).toString(2).length));

/** LZW with its code for the end. */
export function inLzw(bytes: Buffer): Buffer {
  let bits = '';
  const packed: number[] = [];
  let codes = new Map<string, number>();
  let next = 258;
  let width = 9;
  const put = (code: number) => {
    bits += code.toString(2).padStart(width, '0');
    for (; bits.length >= 8; bits = bits.slice(8)) packed.push(Number.parseInt(bits.slice(0, 8), 2));
  };
  const codeOf = (text: string): number => (text.length === 1 ? text.charCodeAt(0) : (codes.get(text) ?? 0));
  put(256);
  let known = '';
  for (const sign of bytes.toString('latin1')) {
    if (known === '' || codes.has(known + sign)) {
      known += sign;
      continue;
    }
    put(codeOf(known));
    codes.set(known + sign, next);
    next += 1;
    known = sign;
    if (next === 4_095) {
      put(256);
      codes = new Map();
      next = 258;
    }
    width = widthOf(next - 1);
  }
  if (known !== '') put(codeOf(known));
  next += 1;
  width = widthOf(next - 1);
  put(257);
  return Buffer.from([...packed, Number.parseInt(bits.padEnd(8, '0'), 2)]);
}

/** RunLength: each run of 128 at most; a single byte is copied. */
export function inRuns(bytes: Buffer): Buffer {
  const packed: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    let length = 1;
    while (length < 128 && bytes[at + length] === first) length += 1;
    packed.push(length === 1 ? 0 : 257 - length, first);
    at += length;
  }
  return Buffer.from([...packed, 128]);
}

/** Rounds of 7.4 MB. Each code one byte longer than the one before: the most that LZW can make of so few bytes. */
export const lzwOf = (rounds: number) => {
  const round = [256, 0, ...Array.from({ length: 3_836 }, (_, at) => 258 + at)];
  const codes = Array.from({ length: rounds }, () => round).flat();
  const bits = codes
    .map((code, at) => code.toString(2).padStart(at > 0 && code === 256 ? 12 : widthOf(code), '0'))
    .join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
};
