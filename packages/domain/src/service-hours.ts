/**
 * Service hours: 08:00:00 to before 18:00:00 every day in Singapore, by the clock of the gateway (S2 §9, readings §1).
 * For refunds, signed in, restricted and by staff, and for ending a paper GIRO.
 */
import { startOfSgDay, toSgDay } from './sg-time.ts';

const HOUR = 3_600_000;
const OPENS = 8 * HOUR;
const CLOSES = 18 * HOUR;

export function isWithinServiceHours(instant: number): boolean {
  const time = instant - startOfSgDay(toSgDay(instant));
  return time >= OPENS && time < CLOSES;
}
