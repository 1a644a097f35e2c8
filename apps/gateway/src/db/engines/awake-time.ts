/**
 * Time for the length of waits. While the process is held up nothing is read, so a hold-up counts as a tenth of a second at
 * most: the answers may have come in it.
 */

/** The clock is read at least so often while somebody waits. */
const READ_MS = 50;
/** More between two reads of the clock is a hold-up. */
const HOLD_UP_MS = 100;

export class AwakeTime {
  readonly #isNeeded: () => boolean;
  readonly #now: () => number;
  #readAt: number;
  /** Milliseconds without hold-ups. */
  #passed = 0;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param isNeeded somebody waits: without that, nothing runs
   * @param now milliseconds of a clock that never goes back
   */
  constructor(isNeeded: () => boolean, now: () => number = () => performance.now()) {
    this.#isNeeded = isNeeded;
    this.#now = now;
    this.#readAt = now();
  }

  /** Milliseconds since some moment; to be read before a wait begins. */
  read(): number {
    const now = this.#now();
    this.#passed += Math.min(now - this.#readAt, HOLD_UP_MS);
    this.#readAt = now;
    this.#timer ??= setInterval(() => this.#keepReading(), READ_MS).unref();
    return this.#passed;
  }

  #keepReading(): void {
    this.read();
    if (this.#isNeeded()) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
