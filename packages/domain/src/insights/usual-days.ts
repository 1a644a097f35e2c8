/**
 * Usual use of a home by day: what a day of each kind of weekday takes at the level of the days around it, and how far single
 * days lie from that. Wh in, Wh out; only whole days count.
 */
import { dayOfWeek, daysBetween, type SgDay, SLOTS_PER_DAY } from '../sg-time.ts';

export interface DayOfUse {
  readonly day: SgDay;
  /** Wh of the half hours that came. */
  readonly wh: number;
  /** How many came; estimated ones count. */
  readonly slots: number;
}

export const isWhole = ({ slots }: Pick<DayOfUse, 'slots'>): boolean => slots === SLOTS_PER_DAY;

/** Weeks before that say how a weekday differs from the others. */
const DAYS_OF_PATTERN = 56;
/** A day loses half of its weight for the level in so many days. */
const HALF_LIFE = 14;
/** For that of a missing day, which has others on both sides: a home that was away came back on a day. */
const HALF_LIFE_AROUND = 3;
/** Days of an even week that each weekday is mixed with, as eight days of a kind say little. */
const EVEN_DAYS = 2;
const WEEKDAYS = 7;
/** Neighbouring days are alike; more than this would say that no two days differ. */
const MOST_ALIKE = 0.8;

export interface UsualDays {
  /** Of a day to come at the level of the newest days, of one that is over at that of the days around it. */
  usualOn(day: SgDay): number;
  /** Standard deviation in Wh of the sum of so many days yet to come. */
  spreadToCome(days: number): number;
  /** The same of days that are missing among the known ones. */
  spreadMissing(days: number): number;
}

/**
 * @param known days before `at`, in any order
 * @param at first day that is not known
 * @throws RangeError none of them is whole
 */
export function findUsualDays(known: readonly DayOfUse[], at: SgDay): UsualDays {
  const whole = known
    .filter((each) => isWhole(each) && each.day < at && daysBetween(each.day, at) <= DAYS_OF_PATTERN)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  if (whole.length === 0) throw new RangeError('no whole day to go by');
  const factors = weekdayFactors(whole);
  const factorOn = (day: SgDay): number => factors[dayOfWeek(day)] ?? 1;
  const even = whole.map(({ day, wh }) => ({ day, wh: wh / factorOn(day) }));
  const levelBy = (weights: readonly number[]): number =>
    sum(even.map(({ wh }, index) => wh * (weights[index] ?? 0))) / sum(weights);
  const weigh = (from: SgDay, halfLife: number): readonly number[] =>
    even.map(({ day }) => 0.5 ** (Math.abs(daysBetween(day, from)) / halfLife));
  const newest = weigh(at, HALF_LIFE);
  const level = levelBy(newest);
  const off = even.map(({ wh }) => wh - level);
  const deviation = Math.sqrt(sumOfSquares(off) / countFree(whole.length));
  const alike = likeness(off);
  const inflation = (1 + alike) / (1 - alike);
  const restsOn = sum(newest) ** 2 / sumOfSquares(newest);
  const levelAround = (day: SgDay): number =>
    levelBy(weigh(day, HALF_LIFE_AROUND).map((weight, index) => (even[index]?.day === day ? 0 : weight)));
  return {
    usualOn: (day) => (day < at ? levelAround(day) : level) * factorOn(day),
    spreadToCome: (days) => deviation * Math.sqrt(inflation * (days + days ** 2 / restsOn)),
    spreadMissing(days) {
      const offAround = even.map(({ day, wh }) => wh - levelAround(day));
      return Math.sqrt((sumOfSquares(offAround) / whole.length) * days);
    },
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const sumOfSquares = (values: readonly number[]): number => sum(values.map((value) => value ** 2));
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

/** Degrees of freedom that the level and the weekdays leave to the days. */
const countFree = (days: number): number => Math.max(1, days - 1 - days / (days / WEEKDAYS + EVEN_DAYS));

/** Correlation of each day with the next; a few days show less of it than there is (Kendall's bias). */
function likeness(residuals: readonly number[]): number {
  const variance = sumOfSquares(residuals);
  if (variance === 0) return 0;
  const pairs = residuals.slice(1).map((value, index) => value * (residuals[index] ?? 0));
  const days = residuals.length;
  const alike = ((days * sum(pairs)) / variance + 1) / Math.max(1, days - 4);
  return Math.min(MOST_ALIKE, Math.max(0, alike));
}
