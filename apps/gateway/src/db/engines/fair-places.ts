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
  /** One owner has so many at once at most; left out: all. */
  readonly mostOfOne?: number | undefined;
  /** One more waits so long at most, hold-ups of the process left out; without it: without end. */
  readonly waitMs?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

type Waiting = Set<() => void>;

/** An owner whose turn comes. */
interface Line {
  readonly waiting: Waiting;
  /** Since when it waits for the next one. */
  readonly since: number;
}

export class FairPlaces {
  readonly #count: number;
  readonly #mostOfOne: number;
  readonly #waitMs: number | undefined;
  readonly #time: AwakeTime;
  readonly #held = new Map<string, number>();
  /** In the order of their turns; none is empty. */
  readonly #lines = new Map<string, Line>();
  /** Waits of owners who have as many as one may have: until they give one back. */
  readonly #own = new Map<string, Waiting>();
  #free: number;
  #handedOnAt = 0;

  constructor(count: number, { mostOfOne = Number.POSITIVE_INFINITY, waitMs, now }: PlacesRules = {}) {
    this.#count = count;
    this.#free = count;
    this.#mostOfOne = mostOfOne;
    this.#waitMs = waitMs;
    this.#time = new AwakeTime(() => this.#lines.size + this.#own.size > 0, now);
  }

  /**
   * Waits for a place.
   * @returns gives it back; to be called once
   * @throws DatabaseUnavailable when none was free in time
   */
  async take(owner: string): Promise<() => void> {
    if (this.#free > 0 && !this.#hasMost(owner)) {
      this.#free -= 1;
      this.#hold(owner, 1);
    } else await this.#wait(owner);
    return () => this.#giveBack(owner);
  }

  /** Leaves out those who wait for places of their own alone. */
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

  #hasMost(owner: string): boolean {
    return (this.#held.get(owner) ?? 0) >= this.#mostOfOne;
  }

  #hold(owner: string, more: 1 | -1): void {
    const held = (this.#held.get(owner) ?? 0) + more;
    if (held > 0) this.#held.set(owner, held);
    else this.#held.delete(owner);
  }

  #giveBack(owner: string): void {
    this.#hold(owner, -1);
    const own = this.#own.get(owner);
    if (own) this.#join(owner, own);
    this.#free += 1;
    this.#handOn();
  }

  #handOn(): void {
    const [first] = this.#lines;
    if (first === undefined) return;
    const [owner, { waiting }] = first;
    const [next] = waiting;
    if (next === undefined) throw new Error('A line of nobody was kept.');
    this.#lines.delete(owner);
    waiting.delete(next);
    this.#free -= 1;
    this.#hold(owner, 1);
    this.#handedOnAt = this.#time.read();
    // Behind those who came meanwhile.
    if (waiting.size > 0) this.#join(owner, waiting);
    next();
  }

  /** Waits in the line of all, or for a place of its own. */
  #join(owner: string, waiting: Waiting): void {
    this.#own.delete(owner);
    if (this.#hasMost(owner)) this.#own.set(owner, waiting);
    else this.#lines.set(owner, { waiting, since: this.#time.read() });
  }

  #leave(owner: string, waiting: Waiting): void {
    if (waiting.size > 0) return;
    this.#lines.delete(owner);
    this.#own.delete(owner);
  }

  #wait(owner: string): Promise<void> {
    const since = this.#time.read();
    const waiting = this.#lines.get(owner)?.waiting ?? this.#own.get(owner) ?? new Set();
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
        this.#leave(owner, waiting);
        reject(new DatabaseUnavailable('', 'too many wait for the database'));
      };
      waiting.add(next);
      if (waiting.size === 1) this.#join(owner, waiting);
      if (this.#waitMs !== undefined) leaveLater(this.#waitMs);
    });
  }
}
