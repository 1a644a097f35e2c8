/** Unpacks what stands in a file's bytes, piece by piece: what comes out is counted and shown, and kept by nobody. */
import { constants, createInflateRaw } from 'node:zlib';

export interface Unpacked {
  readonly length: number;
  /** Whole and undamaged. A stream that is cut short gives what it has. */
  readonly isSound: boolean;
  /** The one who was shown its pieces wanted no more. */
  readonly isStopped: boolean;
}

const PIECE_BYTES = 64 * 1024;
const HEAD_BYTES = 2;

/**
 * @param most bytes that may come out of it
 * @param show each piece in turn; false: no more of it
 */
export type Unpack = (bytes: Uint8Array, most: number, show: (piece: Buffer) => boolean) => Promise<Unpacked>;

/** Flate: how nearly everything is packed. Readers heed neither the window that it begins with nor the sum at its end. */
export const unpack: Unpack = async (bytes, most, show) => {
  const inflate = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: PIECE_BYTES });
  let length = 0;
  inflate.end(bytes.subarray(HEAD_BYTES));
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > most) break;
      if (!show(piece)) return { length, isSound: true, isStopped: true };
    }
  } catch {
    return { length, isSound: false, isStopped: false };
  }
  return { length, isSound: true, isStopped: false };
};

/** Begins as what is packed in the usual way begins. */
export const looksPacked = (first = 0, second = 0): boolean =>
  (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
