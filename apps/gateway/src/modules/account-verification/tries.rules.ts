/** How many wrong tries a number bears, and for how long nobody may try it after that (T2b). Knows no number. */

const HOUR = 3_600_000;

const MOST_WRONG_TRIES = 5;
export const LOCK_MS = 24 * HOUR;
/** Tries that are older than that are over, as a lock would be. */
const TRIES_LIVE_MS = 24 * HOUR;

/** By whoever, through whichever flow, to whichever numbers. */
export const WRONG_PER_PERSON = { most: 10, withinMs: 24 * HOUR };
/** Many people share one address. */
export const WRONG_PER_ADDRESS = { most: 30, withinMs: HOUR };

/** Wrong tries at one number; instants in milliseconds. */
export interface Tries {
  readonly wrong: number;
  readonly firstAt: number;
  readonly lockedUntil: number | null;
}

export function isLocked(tries: Tries | null, now: number): boolean {
  const until = tries?.lockedUntil ?? null;
  // A lock that would last longer than locks do was made before the clock was moved back.
  return until !== null && now < until && until <= now + LOCK_MS;
}

/** The tries after one more was wrong. Ask `isLocked` before: a locked number is not tried. */
export function afterWrongTry(tries: Tries | null, now: number): Tries {
  const counts = tries !== null && tries.lockedUntil === null && isWithinWindow(tries, now);
  const wrong = counts ? tries.wrong + 1 : 1;
  return {
    wrong,
    firstAt: counts ? tries.firstAt : now,
    lockedUntil: wrong >= MOST_WRONG_TRIES ? now + LOCK_MS : null,
  };
}

const isWithinWindow = ({ firstAt }: Tries, now: number): boolean =>
  firstAt <= now && now < firstAt + TRIES_LIVE_MS;
