/**
 * A few places, such as connections, that are handed on in turns: of all owners who wait, each gets one before any gets its
 * next. Within one owner first come, first served.
 */
import { AwakeTime } from './awake-time.ts';
import { DatabaseUnavailable } from './query-failed.ts';

/** Those who wait for a place, as the next to come would find them. */
export interface PlacesLine {
  /** For how long somebody has waited for a turn, hold-ups of the process left out. 0: nobody waits. */
  readonly longestMs: number;
  /** How much of that no place was handed on. */
  readonly stillMs: number;
  /** How often all places have to be handed on until everybody had a turn. */
  readonly turns: number;
}

interface PlacesRules {
  /** One more waits so long at most, hold-ups of the process left out; without it: without end. */
  readonly waitMs?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** What one owner waits for. */
interface Line {
  readonly waiting: Set<() => void>;
  /** Since when it is this owner's turn to wait. */
  readonly since: number;
}

export class FairPlaces {
  readonly #count: number;
  readonly #waitMs: number | undefined;
  readonly #time: AwakeTime;
  /** In the order of their turns; none is empty. */
  readonly #lines = new Map<string, Line>();
  #free: number;
  #handedOnAt = 0;

  constructor(count: number, { waitMs, now }: PlacesRules = {}) {
    this.#count = count;
    this.#free = count;
    this.#waitMs = waitMs;
    this.#time = new AwakeTime(() => this.#lines.size > 0, now);
  }

  /**
   * Waits for a place. Each one is given back once.
   * @throws DatabaseUnavailable when none was free in time
   */
  async take(owner: string): Promise<void> {
    if (this.#free === 0) return this.#wait(owner);
    this.#free -= 1;
  }

  give(): void {
    const [first] = this.#lines;
    if (first === undefined) {
      this.#free += 1;
      return;
    }
    const [owner, { waiting }] = first;
    const [next] = waiting;
    if (next === undefined) throw new Error('A line of nobody was kept.');
    waiting.delete(next);
    this.#handedOnAt = this.#time.read();
    this.#lines.delete(owner);
    // Behind those who came meanwhile.
    if (waiting.size > 0) this.#lines.set(owner, { waiting, since: this.#handedOnAt });
    next();
  }

  get line(): PlacesLine {
    const [first] = this.#lines.values();
    if (first === undefined) return { longestMs: 0, stillMs: 0, turns: 0 };
    const now = this.#time.read();
    return {
      longestMs: now - first.since,
      stillMs: now - Math.max(first.since, this.#handedOnAt),
      turns: this.#lines.size / this.#count,
    };
  }

  #wait(owner: string): Promise<void> {
    const since = this.#time.read();
    const { waiting } = this.#lines.get(owner) ?? this.#begin(owner, since);
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      const leaveLater = (waitMs: number) => {
        // After a hold-up those who have their places are heard first, and give them back.
        const left = since + waitMs - this.#time.read();
        if (left > 0) {
          timer = setTimeout(() => leaveLater(waitMs), left);
          return;
        }
        waiting.delete(next);
        if (waiting.size === 0) this.#lines.delete(owner);
        reject(new DatabaseUnavailable('', 'too many wait for the database'));
      };
      waiting.add(next);
      if (this.#waitMs !== undefined) leaveLater(this.#waitMs);
    });
  }

  #begin(owner: string, since: number): Line {
    const line = { waiting: new Set<() => void>(), since };
    this.#lines.set(owner, line);
    return line;
  }
}
