/** The gateway's only reader of the machine's time. Everything else receives a Clock. */
import type { Clock } from '@portal/domain/clock';

export const systemClock: Clock = { now: () => Date.now() };

/** An instant in the type of the database driver. @param milliseconds since 1970 (UTC), as a Clock returns them */
export function dateAt(milliseconds: number): Date {
  return new Date(milliseconds);
}
