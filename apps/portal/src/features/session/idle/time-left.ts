/** The time that is left of a session, for the eye and for the ear. */
import { copy } from '../copy.ts';

/** '4:32' */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const MINUTE = 60_000;
const MARKS = [
  { at: 10_000, text: copy.secondsLeft(10), isLast: true },
  { at: MINUTE, text: copy.minutesLeft(1), isLast: false },
  { at: 2 * MINUTE, text: copy.minutesLeft(2), isLast: false },
  { at: 5 * MINUTE, text: copy.minutesLeft(5), isLast: false },
] as const;

/** The announcement that was due last; none before the first. */
export function markOf(left: number, of: number): { text: string; isLast: boolean } | null {
  return MARKS.find(({ at }) => left <= at && at <= of) ?? null;
}
