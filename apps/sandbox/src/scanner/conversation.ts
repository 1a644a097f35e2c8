/**
 * The protocol of clamd: one command for each connection, begun by z and ended by NUL, or begun by n and
 * ended by a line's end; its answer ends the same way. Keeps no file, only the end that may begin a match.
 */
const EICAR = Buffer.from(
  // Turned round, so that no scanner takes this file for one.
  [...'*H+H$!ELIF-TSET-SURIVITNA-DRADNATS-RACIE$}7)CC7)^P(45XZP\\4[PA@%P!O5X'].reverse().join(''),
  'latin1',
);
const FOUND = 'stream: Eicar-Test-Signature FOUND';
const MOST_BYTES = 25 * 1024 * 1024;
const LONGEST_COMMAND = 32;

export class Conversation {
  #heard = Buffer.alloc(0);
  #ending = '\0';
  #inStream = false;
  #received = 0;
  #tail = Buffer.alloc(0);
  #found = false;

  /** @returns the answer, once there is one; it ends the conversation */
  hear(part: Buffer): string | null {
    this.#heard = Buffer.concat([this.#heard, part]);
    const text = this.#inStream ? this.#piecesSaid() : this.#commandSaid();
    return text === null ? null : text + this.#ending;
  }

  #commandSaid(): string | null {
    this.#ending = this.#heard[0] === 0x6e ? '\n' : '\0';
    const end = this.#heard.indexOf(this.#ending);
    if (end < 0) return this.#heard.length > LONGEST_COMMAND ? 'UNKNOWN COMMAND' : null;
    const command = this.#heard.toString('latin1', 1, end);
    this.#heard = this.#heard.subarray(end + 1);
    if (command === 'PING') return 'PONG';
    if (command !== 'INSTREAM') return 'UNKNOWN COMMAND';
    this.#inStream = true;
    return this.#piecesSaid();
  }

  #piecesSaid(): string | null {
    while (this.#heard.length >= 4) {
      const length = this.#heard.readUInt32BE(0);
      if (length === 0) return this.#found ? FOUND : 'stream: OK';
      if (this.#received + length > MOST_BYTES) return 'INSTREAM size limit exceeded. ERROR';
      if (this.#heard.length < 4 + length) return null;
      this.#look(this.#heard.subarray(4, 4 + length));
      this.#heard = this.#heard.subarray(4 + length);
    }
    return null;
  }

  /** A match may lie across two pieces. */
  #look(piece: Buffer): void {
    const seen = Buffer.concat([this.#tail, piece]);
    this.#received += piece.length;
    this.#found ||= seen.includes(EICAR);
    this.#tail = seen.subarray(Math.max(0, seen.length - EICAR.length + 1));
  }
}
