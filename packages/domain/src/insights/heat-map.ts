/**
 * Hours of many days as steps of colour, and their means by month. Wh or prices in, numbers out; words and colours are
 * the portal's. An hour counts when both of its half hours have come; an estimated one counts like a measured one.
 */
import { type Cents, divideRounded, quotient } from '../money.ts';
import { dayOfWeek, type SgDay, type SgMonth, toMonth } from '../sg-time.ts';

export const HOURS = 24;
const STEPS = 6;

/** Actual, Estimated, Partial (one half hour is missing), Missing. */
export type HourKind = 'A' | 'E' | 'P' | 'M';

export interface HeatDay {
  readonly day: SgDay;
  /** 24 amounts in Wh; null: no half hour has come, which is not zero. */
  readonly wh: readonly (number | null)[];
  /** 24 letters, each an HourKind. */
  readonly kinds: string;
}

export const dayChoices = ['all', 'weekdays', 'weekends'] as const;
export type DayChoice = (typeof dayChoices)[number];

/** Monday to Friday, public holidays included. */
export const isWeekday = (day: SgDay): boolean => dayOfWeek(day) % 6 !== 0;

export const isChosenDay = (day: SgDay, choice: DayChoice): boolean =>
  choice === 'all' || isWeekday(day) === (choice === 'weekdays');

/** 24 amounts of which only whole hours are known. */
export function wholeHours({ wh, kinds }: HeatDay): (number | null)[] {
  return wh.map((value, hour) => (kinds[hour] === 'A' || kinds[hour] === 'E' ? value : null));
}

/** A rate of a day: 1/10,000 dollars a kWh before GST, GST in 1/100 percent. */
export interface DatedRate {
  readonly from: SgDay;
  readonly rateE4: number;
  readonly gstBasisPoints: number;
}

/** One cent in the units of `exactPrice`. */
export const EXACT_CENT = 1_000_000_000;

/** The price of an amount in billionths of a cent: whole hours can be added before anything is rounded. */
export const exactPrice = (wh: number, { rateE4, gstBasisPoints }: DatedRate): number =>
  wh * rateE4 * (10_000 + gstBasisPoints);

/** The rate of a day; null before the first one. @param rates the oldest first */
export const rateOfDay = (rates: readonly DatedRate[], day: SgDay): DatedRate | null =>
  rates.findLast(({ from }) => from <= day) ?? null;

/** Whole cents of a sum of exact prices, divided among `count`. */
export const centsOfExact = (exact: number, count = 1): Cents =>
  quotient(BigInt(exact), BigInt(EXACT_CENT) * BigInt(count));

/**
 * Five thresholds that divide these amounts into six parts of the same number, rounded to a step that a person would
 * choose: 1, 2 or 5 times a power of ten of `unit`, at most a tenth of the range from the first to the last threshold, and
 * at most what lies between one and the next, or nothing, so that rounding makes no two of them one and none nothing.
 * Equal thresholds stay: the step between them is empty.
 * @returns none without amounts
 */
export function quantileSteps(amounts: readonly number[], unit: number): number[] {
  if (amounts.length === 0) return [];
  const sorted = Float64Array.from(amounts).sort();
  const quantiles = Array.from({ length: STEPS - 1 }, (_, index) => {
    const at = Math.ceil(((index + 1) * sorted.length) / STEPS) - 1;
    return sorted[Math.max(0, at)] ?? 0;
  });
  const range = (quantiles.at(-1) ?? 0) - (quantiles[0] ?? 0);
  return quantiles.map((quantile) => {
    if (quantile === 0) return 0;
    const apart = [0, ...quantiles].map((other) => Math.abs(quantile - other)).filter((gap) => gap > 0);
    const step = roundStep(Math.min(range / 10, ...apart), unit);
    return Math.max(unit, divideRounded(Math.round(quantile), step) * step);
  });
}

function roundStep(most: number, unit: number): number {
  let step = unit;
  for (let power = unit; power <= most; power *= 10)
    for (const factor of [1, 2, 5]) if (factor * power <= most) step = factor * power;
  return step;
}

/** 0 to 5: how many of the thresholds an amount has reached. */
export function stepOf(amount: number, thresholds: readonly number[]): number {
  let step = 0;
  for (const threshold of thresholds) if (amount >= threshold) step += 1;
  return step;
}

/** The sum of what is known and how many that is. */
export interface Sum {
  readonly total: number;
  readonly count: number;
}

export function sumKnown(amounts: readonly (number | null | undefined)[]): Sum {
  let [total, count] = [0, 0];
  for (const amount of amounts) {
    if (amount === null || amount === undefined) continue;
    total += amount;
    count += 1;
  }
  return { total, count };
}

export interface MonthOfHours {
  readonly month: SgMonth;
  /** 24 sums over the days of the month. */
  readonly hours: readonly Sum[];
}

/** @param amounts of each day, 24 each */
export function sumByMonth(
  days: readonly SgDay[],
  amounts: readonly (readonly (number | null)[])[],
): MonthOfHours[] {
  const byMonth = Map.groupBy(
    days.map((day, index) => ({ month: toMonth(day), hours: amounts[index] ?? [] })),
    ({ month }) => month,
  );
  return [...byMonth].map(([month, own]) => ({
    month,
    hours: Array.from({ length: HOURS }, (_, hour) => sumKnown(own.map(({ hours }) => hours[hour]))),
  }));
}
