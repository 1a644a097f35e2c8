/** How long the oldest of those that wait in one line has waited. */
export class Waits {
  /** In the order in which they began. */
  readonly #since = new Set<{ readonly at: number }>();
  readonly #now: () => number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Counts as a wait until the promise is settled. */
  async during<T>(waiting: Promise<T>): Promise<T> {
    const began = { at: this.#now() };
    this.#since.add(began);
    try {
      return await waiting;
    } finally {
      this.#since.delete(began);
    }
  }

  /** Milliseconds; 0: nobody waits. */
  get longestMs(): number {
    const [oldest] = this.#since;
    return oldest ? this.#now() - oldest.at : 0;
  }
}
