/**
 * Meaning of a reading before it is sent: use since the last one, whether that is usual for this home, and how much a
 * bill estimated since charged too much or too little. Nothing here refuses a reading (readings §10).
 */
import { divideRounded } from '../money.ts';
import { daysBetween, type SgDay } from '../sg-time.ts';
import { endOfRegister, type Register } from './meter-digits.ts';
import { computeUseBetween } from './meter-reading.ts';

/** Use of a home in thousandths of the unit a day: mean, smallest and largest of its bills. */
export interface UsualUse {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface DatedReading {
  readonly milli: number;
  readonly day: SgDay;
}

interface BilledPeriod {
  /** Thousandths of the unit. */
  readonly milli: number;
  readonly days: number;
}

/** Fewer bills say nothing about what is usual. */
const FEWEST_BILLS = 3;

/** @param bills the newest twelve, in any order */
export function computeUsualUse(bills: readonly BilledPeriod[]): UsualUse | null {
  const periods = bills.filter(({ days }) => days > 0);
  if (periods.length < FEWEST_BILLS) return null;
  const daily = periods.map(({ milli, days }) => divideRounded(milli, days));
  const sum = (pick: (period: BilledPeriod) => number) =>
    periods.reduce((total, period) => total + pick(period), 0);
  return {
    mean: divideRounded(
      sum(({ milli }) => milli),
      sum(({ days }) => days),
    ),
    low: Math.min(...daily),
    high: Math.max(...daily),
  };
}

/** Readings that a meter may be expected to show on a day. */
export function expectReading(
  last: DatedReading,
  usual: UsualUse,
  today: SgDay,
  register: Pick<Register, 'before'>,
): { readonly from: number; readonly to: number } {
  const days = daysBetween(last.day, today);
  const end = endOfRegister(register);
  return { from: (last.milli + usual.low * days) % end, to: (last.milli + usual.high * days) % end };
}

/** 'muchMore' and 'muchLess' are worth a question; 'unknown': there is nothing to compare with. */
export type UseVerdict = 'usual' | 'more' | 'less' | 'muchMore' | 'muchLess' | 'unknown';

export const isUnusual = (verdict: UseVerdict): boolean => verdict === 'muchMore' || verdict === 'muchLess';

/** @param milli use of so many days, in thousandths */
export function judgeUse(milli: number, days: number, usual: UsualUse | null): UseVerdict {
  if (usual === null || days < 1 || usual.mean * days < SMALLEST_COMPARED) return 'unknown';
  // Half as much again as usual, or less than half of it.
  if (milli * 2 > usual.mean * days * 3) return 'muchMore';
  if (milli * 2 < usual.mean * days) return 'muchLess';
  // A tenth beyond the home's own bills is still usual.
  if (milli * 10 > usual.high * days * 11) return 'more';
  return milli * 10 < usual.low * days * 9 ? 'less' : 'usual';
}

/** Below one unit the last digit of the register is as large as what is compared. */
const SMALLEST_COMPARED = 1_000;

interface EstimatedBill {
  /** Last reading that was not estimated. */
  readonly actual: DatedReading;
  /** Reading that the bill was estimated with. */
  readonly estimated: DatedReading;
  readonly reading: DatedReading;
}

/**
 * Use that the estimated bills left out (above 0) or charged too much (below 0), in thousandths: that from the last
 * actual reading to this one, spread evenly over its days.
 */
export function computeTrueUp(
  { actual, estimated, reading }: EstimatedBill,
  register: Pick<Register, 'before'>,
): number {
  const days = daysBetween(actual.day, reading.day);
  const billedDays = daysBetween(actual.day, estimated.day);
  if (days < 1 || billedDays < 1) return 0;
  const used = computeUseBetween(actual.milli, reading.milli, register);
  const charged = computeUseBetween(actual.milli, estimated.milli, register);
  return divideRounded(used * billedDays, days) - charged;
}
