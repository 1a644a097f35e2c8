/**
 * How long a PayNow code is good: once, until 11:59 PM Singapore time of the day on which it was made (S2 §9,
 * readings §8). The page follows `expired_at`, whatever it is. Instants are milliseconds since 1970.
 */
import { startOfNextSgDay } from './sg-time.ts';

const SECOND = 1_000;

/** `expired_at` of a code made now: 23:59:59 of this day in Singapore. */
export function paynowExpiry(issuedAt: number): number {
  return startOfNextSgDay(issuedAt) - SECOND;
}

/**
 * Whether a code had ended at an instant. The second that it names still counts, to its end: a code made at
 * 23:59:59.5 lives for half a second, and a payment at 23:59:59.9 is in time.
 */
export function hasExpired(expiredAt: number, at: number): boolean {
  return at >= expiredAt + SECOND;
}

export interface Countdown {
  readonly hasExpired: boolean;
  /** Whole seconds begun; 0 once it has ended. */
  readonly secondsLeft: number;
  /** Instant of the next change; null once it has ended. */
  readonly changesAt: number | null;
}

export function countdown(expiredAt: number, now: number): Countdown {
  const left = Math.max(0, expiredAt + SECOND - now);
  const secondsLeft = Math.ceil(left / SECOND);
  return {
    hasExpired: left === 0,
    secondsLeft,
    changesAt: left === 0 ? null : now + left - (secondsLeft - 1) * SECOND,
  };
}

/** '8:17:43', '17:43', '0:09'. */
export function formatCountdown(secondsLeft: number): string {
  const seconds = secondsLeft % 60;
  const minutes = Math.floor(secondsLeft / 60) % 60;
  const hours = Math.floor(secondsLeft / 3_600);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`;
}
