/** RunLength: bytes as they are, and one byte many times. */
import type { Unpack } from '../unpack.ts';
import { PieceWriter } from './piece-writer.ts';

const END = 128;

export const unpackRuns: Unpack = async (bytes, most, show) => {
  const out = new PieceWriter(most, show);
  for (let at = 0; at < bytes.length && !out.isOver; ) {
    const length = bytes[at] ?? END;
    if (length === END) break;
    if (length < END) {
      const copied = bytes.subarray(at + 1, at + 2 + length);
      out.piece.set(copied, out.take(copied.length));
      at += 2 + length;
    } else {
      const from = out.take(257 - length);
      out.piece.fill(bytes[at + 1] ?? 0, from, from + 257 - length);
      at += 2;
    }
  }
  return out.end(true);
};
