/** A reading that a customer types: its digits, its limits, and why a meter takes none (S2 §4, §5; readings §10). */
import type { Utility } from '../utility-names.ts';
import { endOfRegister, type Register } from './meter-digits.ts';
import { isOpenAt, type MeterWindow } from './meter-window.ts';

/** Digits as they were typed; `point` is null for a meter that shows none after the point. */
export interface TypedReading {
  readonly whole: string;
  readonly point: string | null;
}

/** In thousandths of the unit. An upper limit that is not above the lower one: the register begins again in between. */
export interface ReadingLimits {
  readonly lower: number;
  readonly upper: number;
}

/** @returns thousandths of the unit; null unless every digit of the register is there (zeros in front may be left out) */
export function parseReading({ whole, point }: TypedReading, { before, after }: Register): number | null {
  if (!/^\d+$/.test(whole) || whole.length > before) return null;
  const shown = after ?? 0;
  if (shown === 0) return point === null ? Number(whole) * 1000 : null;
  if (point === null || !/^\d+$/.test(point) || point.length !== shown) return null;
  return Number(whole) * 1000 + Number(point.padEnd(3, '0'));
}

/** Takes apart the digits of all boxes, before and after the point. */
export function splitDigits(digits: string, { before, after }: Register): TypedReading {
  return { whole: digits.slice(0, before), point: after === null ? null : digits.slice(before) };
}

export const countDigits = ({ before, after }: Register): number => before + (after ?? 0);

/**
 * Digits for the boxes out of a text that was pasted: '1,204.3 Cu M' is '12043' for a register of four digits and one.
 * Zeros in front are added, digits after the point that the register does not show are cut.
 * @returns null when there is no number, or one with more digits than the register
 */
export function fitDigits(text: string, { before, after }: Register): string | null {
  const found = /\d(?:[\d,\s]*\d)?(?:\.\d+)?/.exec(text);
  if (found === null) return null;
  const [whole = '', point] = found[0].replace(/[,\s]/g, '').split('.');
  const shown = after ?? 0;
  if (point === undefined && whole.length === before + shown) return whole;
  if (whole.length > before) return null;
  const filled = whole.padStart(before, '0');
  return point === undefined ? filled : filled + point.padEnd(shown, '0').slice(0, shown);
}

/** Limits that are equal leave no reading out: each is at most the upper one or at least the lower one. */
export function isWithinLimits(milli: number, { lower, upper }: ReadingLimits): boolean {
  return upper > lower ? lower <= milli && milli <= upper : milli <= upper || milli >= lower;
}

/** Why no reading is taken: outside the window, or without an upper limit, as the meter sends its own. */
export type MeterLock = 'closed' | 'sendsItself';

interface LockableMeter extends MeterWindow {
  /** As on the wire; null: no reading is taken from the customer. */
  readonly upper: unknown;
}

export function findLock(meter: LockableMeter, now: number): MeterLock | null {
  if (!isOpenAt(meter, now)) return 'closed';
  return meter.upper === null ? 'sendsItself' : null;
}

/** A device that is both closed and without a limit keeps the readings of its account from being sent. */
export function isBlocking(meter: LockableMeter, now: number): boolean {
  return meter.upper === null && !isOpenAt(meter, now);
}

/** Use between two readings of a register that begins again at 0, in thousandths. */
export function computeUseBetween(
  earlier: number,
  later: number,
  register: Pick<Register, 'before'>,
): number {
  return later >= earlier ? later - earlier : later + endOfRegister(register) - earlier;
}

/** Gas meters are read by their first five digits; water meters show one digit after the point (S2 §9). */
export type DigitsHint = 'firstFive' | 'afterPoint' | null;

export function findDigitsHint(utility: Utility, { before, after }: Register): DigitsHint {
  if (utility === 'gas' && before === 5) return 'firstFive';
  return after === 1 ? 'afterPoint' : null;
}
