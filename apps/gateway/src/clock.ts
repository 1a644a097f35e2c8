/** The gateway's only reader of the machine's time. Everything else is handed a Clock. */
import type { Clock } from '@portal/domain/clock';

export const systemClock: Clock = { now: () => Date.now() };

/** An instant as the database takes and gives it. @param milliseconds since 1970 (UTC), as a Clock says it */
export function dateAt(milliseconds: number): Date {
  return new Date(milliseconds);
}
