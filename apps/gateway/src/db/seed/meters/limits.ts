/** Which readings are taken for plausible in a window: from the last actual one up to twice the usual use since. */

import { registerStep } from '../usage/monthly-use.ts';
import type { WorldReading } from './readings.ts';
import type { WorldWindow } from './windows.ts';
import { onRegister } from './world-meters.ts';

export interface Limits {
  readonly lower: number | null;
  /** null: no reading is taken. */
  readonly upper: number | null;
}

const MONTH = 30 * 86_400_000;

/**
 * Readings up to the day that the window opens count: a later one does not move its limits.
 * @param readings of the meter, oldest first
 */
export function computeLimits({ meter, from, to }: WorldWindow, readings: readonly WorldReading[]): Limits {
  const last = readings.findLast(({ kind, at }) => kind === 'actual' && at <= from);
  if (meter.sendsItself || last === undefined) return { lower: null, upper: null };
  const usual = meter.account.average[meter.utility] ?? 0;
  const step = registerStep[meter.utility];
  const room = Math.ceil((2 * usual * ((to - last.at) / MONTH)) / step) * step;
  return { lower: last.milli, upper: onRegister(meter, last.milli + room) };
}
