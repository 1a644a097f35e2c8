/** Takes what comes out of a packing, counts it, and shows it piece by piece; keeps no more than one piece. */
import type { Unpacked } from '../unpack.ts';

const PIECE_BYTES = 64 * 1024;

export class PieceWriter {
  readonly piece = Buffer.alloc(PIECE_BYTES);
  /** It is too much, or the one who is shown it wants no more. */
  isOver = false;
  readonly #most: number;
  readonly #show: (piece: Buffer) => boolean;
  #filled = 0;
  #length = 0;
  #isStopped = false;

  constructor(most: number, show: (piece: Buffer) => boolean) {
    this.#most = most;
    this.#show = show;
  }

  /** @param count far less than a piece @returns where in the piece the next so many bytes are to be put */
  take(count: number): number {
    if (this.#filled + count > PIECE_BYTES) this.#showPiece();
    const at = this.#filled;
    this.#filled += count;
    this.#length += count;
    if (this.#length > this.#most) this.isOver = true;
    return at;
  }

  #showPiece(): void {
    if (!this.isOver && !this.#show(this.piece.subarray(0, this.#filled))) {
      this.isOver = true;
      this.#isStopped = true;
    }
    this.#filled = 0;
  }

  end(isSound: boolean): Unpacked {
    this.#showPiece();
    return { length: this.#length, isSound, isStopped: this.#isStopped };
  }
}
