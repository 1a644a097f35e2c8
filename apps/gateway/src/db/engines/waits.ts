/**
 * Length of a line, how long the oldest in it has waited, and whether it moves. While the process is held up nothing is
 * read, so a hold-up counts as a tenth of a second at most: the answers may have come in it.
 */

/** The clock is read at least so often while somebody waits. */
const READ_MS = 50;
/** More between two reads of the clock is a hold-up. */
const HOLD_UP_MS = 100;

export class Waits {
  /** In the order in which they began. */
  readonly #since = new Set<{ readonly at: number }>();
  readonly #now: () => number;
  #readAt: number;
  /** Milliseconds without hold-ups. */
  #passed = 0;
  #servedAt = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#readAt = now();
  }

  /** Counts as a wait until the promise is settled. */
  async during<T>(waiting: Promise<T>): Promise<T> {
    const began = { at: this.#read() };
    this.#since.add(began);
    this.#timer ??= setInterval(() => this.#keepReading(), READ_MS).unref();
    try {
      const served = await waiting;
      this.#servedAt = this.#read();
      return served;
    } finally {
      this.#since.delete(began);
    }
  }

  /** Milliseconds; 0: nobody waits. */
  get longestMs(): number {
    const [oldest] = this.#since;
    return oldest ? this.#read() - oldest.at : 0;
  }

  /** Milliseconds for which the oldest has waited and nobody was served; 0: nobody waits. */
  get stillMs(): number {
    const [oldest] = this.#since;
    return oldest ? this.#read() - Math.max(oldest.at, this.#servedAt) : 0;
  }

  get count(): number {
    return this.#since.size;
  }

  #read(): number {
    const now = this.#now();
    this.#passed += Math.min(now - this.#readAt, HOLD_UP_MS);
    this.#readAt = now;
    return this.#passed;
  }

  #keepReading(): void {
    this.#read();
    if (this.#since.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
