/** LZW as PDFs have it: codes of 9 to 12 bits, a bit longer one code before it is needed. */
import type { Unpack } from '../unpack.ts';
import { PieceWriter } from './piece-writer.ts';

const BEGIN = 256;
const END = 257;
const FIRST = 258;
const MOST_CODES = 4_096;

/** The bytes of each code: those of another code, and one byte more. */
class Codes {
  /** The one that will be said next. */
  next = FIRST;
  readonly #before = new Uint16Array(MOST_CODES);
  readonly #last = Uint8Array.from({ length: MOST_CODES }, (_, code) => code);
  readonly #length = new Uint16Array(MOST_CODES).fill(1);

  get width(): number {
    if (this.next < 511) return 9;
    if (this.next < 1_023) return 10;
    return this.next < 2_047 ? 11 : 12;
  }

  lengthOf(code: number): number {
    return this.#length[code] ?? 0;
  }

  firstOf(code: number): number {
    let here = code;
    while (here >= FIRST) here = this.#before[here] ?? 0;
    return here;
  }

  write(code: number, into: Buffer, from: number): void {
    let here = code;
    for (let at = from + this.lengthOf(code) - 1; at >= from; at -= 1) {
      into[at] = this.#last[here] ?? 0;
      here = this.#before[here] ?? 0;
    }
  }

  add(before: number, last: number): void {
    if (this.next >= MOST_CODES) return;
    this.#before[this.next] = before;
    this.#last[this.next] = last;
    this.#length[this.next] = this.lengthOf(before) + 1;
    this.next += 1;
  }
}

/** Each code, which is as long as `codes` says when its turn comes. */
function* readCodes(bytes: Uint8Array, codes: Codes): Generator<number> {
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    // A byte never completes two codes.
    bits = ((bits << 8) | byte) & 0xfffff;
    count += 8;
    const { width } = codes;
    if (count < width) continue;
    count -= width;
    yield (bits >> count) & (2 ** width - 1);
  }
}

/** Not by the rules: two beginnings in turn, which stand for nothing and take time, and a code that was never said. */
export const unpackLzw: Unpack = async (bytes, most, show) => {
  const out = new PieceWriter(most, show);
  const codes = new Codes();
  let before: number | null = null;
  for (const code of readCodes(bytes, codes)) {
    if (code === END || out.isOver) break;
    if (code === BEGIN) {
      if (before === BEGIN) return out.end(false);
      codes.next = FIRST;
    } else {
      const isAlone: boolean = before === null || before === BEGIN;
      if (code > codes.next || (isAlone && code > END)) return out.end(false);
      if (!isAlone) codes.add(before ?? 0, codes.firstOf(code === codes.next ? (before ?? 0) : code));
      codes.write(code, out.piece, out.take(codes.lengthOf(code)));
    }
    before = code;
  }
  return out.end(true);
};
