/**
 * Log lines go to standard output, and nothing waits for them: a reader that stands still, a pipe that is closed or a disk that is
 * full costs lines, never a request or the end of the process. The logger's own stream keeps what is not taken without a limit,
 * and writes it at the end of the process until it is taken.
 */
import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Lines that wait for their reader; later ones are lost. Half an hour of a busy gateway. */
const MOST_WAITING = 8 * 1024 * 1024;
/** A reader that takes nothing at the moment, or a disk without room, is tried again so soon. */
const AGAIN_MS = 100;
/** At the end of the process what still waits is written for so long. */
const END_WITHIN_MS = 1_000;
const LOOK_EVERY_MS = 10;

const isClosed = ({ code }: NodeJS.ErrnoException): boolean => code === 'EPIPE' || code === 'EBADF';

class LogOutput implements DestinationStream {
  readonly #fd: number;
  readonly #onLost: (count: number) => void;
  #lines: string[] = [];
  #characters = 0;
  #rest: Buffer = Buffer.alloc(0);
  #isWriting = false;
  #hasReader = true;
  #again: NodeJS.Timeout | undefined;
  #lost = 0;

  constructor(fd: number, onLost: (count: number) => void) {
    this.#fd = fd;
    this.#onLost = onLost;
  }

  write(line: string): void {
    if (!this.#hasReader) return;
    if (this.#characters + this.#rest.length > MOST_WAITING) {
      this.#lost += 1;
      return;
    }
    this.#lines.push(line);
    this.#characters += line.length;
    if (!this.#isWriting && this.#again === undefined) this.#writeNext();
  }

  /** The write under way is ended by its thread, which the process waits for: a pipe never holds it up. */
  end(): void {
    const until = performance.now() + END_WITHIN_MS;
    const waiting = Buffer.from(this.#lines.join(''));
    let rest = this.#isWriting ? waiting : Buffer.concat([this.#rest, waiting]);
    while (this.#hasReader && rest.length > 0 && performance.now() < until) {
      try {
        rest = rest.subarray(writeSync(this.#fd, rest));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_MS);
      }
    }
  }

  #writeNext(): void {
    if (this.#rest.length === 0) {
      this.#rest = Buffer.from(this.#lines.join(''));
      this.#lines = [];
      this.#characters = 0;
    }
    if (this.#rest.length === 0) return;
    this.#isWriting = true;
    write(this.#fd, this.#rest, (error, written) => {
      this.#isWriting = false;
      if (error === null) this.#goOn(written);
      else if (isClosed(error)) this.#giveUp();
      else this.#tryAgain();
    });
  }

  #goOn(written: number): void {
    this.#rest = this.#rest.subarray(written);
    const lost = this.#lost;
    this.#lost = 0;
    if (lost > 0) this.#onLost(lost);
    if (!this.#isWriting) this.#writeNext();
  }

  #tryAgain(): void {
    this.#again = setTimeout(() => {
      this.#again = undefined;
      this.#writeNext();
    }, AGAIN_MS).unref();
  }

  #giveUp(): void {
    this.#hasReader = false;
    this.#lines = [];
    this.#rest = Buffer.alloc(0);
  }
}

/** To be opened once in a process. @param onLost hears how many lines were lost, when lines are taken again */
export function openLogOutput(onLost: (count: number) => void): DestinationStream {
  // A pipe of the process's own stream is never waited for in a write.
  const output = new LogOutput(process.stdout.fd, onLost);
  process.on('exit', () => output.end());
  return output;
}
