/**
 * Usual use of a home by day: what a day of each kind of weekday takes at the level of its newest days, and how far single
 * days lie from that. Wh in, Wh out; only whole days count.
 */
import { dayOfWeek, daysBetween, type SgDay } from '../sg-time.ts';

export interface DayOfUse {
  readonly day: SgDay;
  /** Wh of the half hours that came. */
  readonly wh: number;
  /** All half hours came; estimated ones count. */
  readonly isWhole: boolean;
}

/** Weeks before that say how a weekday differs from the others. */
const DAYS_OF_PATTERN = 56;
/** A day loses half of its weight for the level in so many days. */
const HALF_LIFE = 14;
/** Days of an even week that each weekday is mixed with, as eight days of a kind say little. */
const EVEN_DAYS = 2;
const WEEKDAYS = 7;
/** Neighbouring days are alike; more than this would say that no two days differ. */
const MOST_ALIKE = 0.8;

export interface UsualDays {
  /** Whole days that it rests on. */
  readonly days: number;
  usualOn(day: SgDay): number;
  /** Standard deviation of the sum of so many usual days yet to come, in Wh. */
  spreadOf(days: number): number;
}

/**
 * @param known days before `at`, in any order
 * @param at first day that is not known
 * @returns null: there is no whole day
 */
export function findUsualDays(known: readonly DayOfUse[], at: SgDay): UsualDays | null {
  const whole = known
    .filter(({ day, isWhole }) => isWhole && day < at && daysBetween(day, at) <= DAYS_OF_PATTERN)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  if (whole.length === 0) return null;
  const factors = weekdayFactors(whole);
  const factorOn = (day: SgDay): number => factors[dayOfWeek(day)] ?? 1;
  const even = whole.map(({ day, wh }) => ({
    wh: wh / factorOn(day),
    weight: 0.5 ** (daysBetween(day, at) / HALF_LIFE),
  }));
  const weights = sum(even.map(({ weight }) => weight));
  const level = sum(even.map(({ wh, weight }) => wh * weight)) / weights;
  const deviation = Math.sqrt(mean(even.map(({ wh }) => (wh - level) ** 2)));
  const alike = likeness(even.map(({ wh }) => wh - level));
  const inflation = (1 + alike) / (1 - alike);
  const restsOn = weights ** 2 / sum(even.map(({ weight }) => weight ** 2));
  return {
    days: whole.length,
    usualOn: (day) => level * factorOn(day),
    spreadOf: (days) => deviation * Math.sqrt(inflation * (days + days ** 2 / restsOn)),
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

/** Use of each weekday as a share of the mean day, Sunday first. */
function weekdayFactors(whole: readonly DayOfUse[]): readonly number[] {
  const all = mean(whole.map(({ wh }) => wh));
  if (all <= 0) return Array.from({ length: WEEKDAYS }, () => 1);
  return Array.from({ length: WEEKDAYS }, (_, weekday) => {
    const own = whole.filter(({ day }) => dayOfWeek(day) === weekday);
    return (sum(own.map(({ wh }) => wh)) + EVEN_DAYS * all) / (own.length + EVEN_DAYS) / all;
  });
}

/** Correlation of each day with the next. */
function likeness(residuals: readonly number[]): number {
  const variance = sum(residuals.map((value) => value ** 2));
  if (variance === 0) return 0;
  const pairs = residuals.slice(1).map((value, index) => value * (residuals[index] ?? 0));
  return Math.min(MOST_ALIKE, Math.max(0, sum(pairs) / variance));
}
