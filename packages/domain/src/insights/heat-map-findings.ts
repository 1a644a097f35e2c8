/**
 * Findings of the heat map, each with the amount of data below which it says nothing: the peak, the nights of the hot
 * months, the quiet days. Pure; words are the portal's.
 */
import { divideRounded } from '../money.ts';
import { addDays, monthNumber, type SgDay, toMonth } from '../sg-time.ts';
import {
  type DayChoice,
  type HeatDay,
  HOURS,
  isChosenDay,
  isWeekday,
  type Sum,
  sumKnown,
  wholeHours,
} from './heat-map.ts';

/** Full days before a peak is named: four weeks. */
const DAYS_OF_PEAK = 28;
/** Full days in the hot months, and as many outside them. */
const DAYS_OF_SEASON = 28;
/** Full days that tell what is usual before days are called quiet: eight weeks. */
const DAYS_OF_QUIET = 56;
/** A quiet day uses at most half of the middle day, and is one of three in a row. */
const FEWEST_QUIET_DAYS = 3;
const PEAK_HOURS = 3;
/** Percent above the mean from which a peak stands out. */
const PEAK_STANDS_OUT = 25;
/** Percent from which nights of hot months are more: what is within 10 % of the usual is normal. */
const SEASON_STANDS_OUT = 10;
const HOT_MONTHS: ReadonlySet<number> = new Set([4, 5, 6, 7, 8]);
const NIGHT = { from: 22, to: 6 } as const;
const DAYS_A_YEAR = 365;
const MONTHS_A_YEAR = 12;
const DAYS_A_WEEK = 7;
const WEEKDAYS_A_WEEK = 5;

/** Too few full days: how many there are of those that are needed. */
export interface TooFew {
  readonly state: 'tooFew';
  readonly days: number;
  readonly needed: number;
}
interface None {
  readonly state: 'none';
}

export interface Peak {
  readonly state: 'found';
  readonly on: 'weekdays' | 'weekends';
  /** The first of three hours. */
  readonly hour: number;
  /** Mean of the three hours on these days, and of every hour of all chosen days, in Wh. */
  readonly mean: number;
  readonly overall: number;
  /** Of all use of the chosen days, in percent. */
  readonly share: number;
  /** Wh of the three hours in a usual month. */
  readonly monthly: number;
  readonly daysAMonth: number;
}

export interface HotNights {
  readonly state: 'found';
  /** More than in the other months, in percent. */
  readonly percent: number;
}

export interface QuietDays {
  readonly state: 'found';
  readonly from: SgDay;
  /** Included. */
  readonly to: SgDay;
  readonly days: number;
  /** Mean of an hour, in Wh. */
  readonly mean: number;
}

interface Hours {
  readonly day: SgDay;
  readonly hours: readonly (number | null)[];
}

const toHours = (days: readonly HeatDay[]): Hours[] =>
  days.map((day) => ({ day: day.day, hours: wholeHours(day) }));
const isFull = ({ hours }: Hours): boolean => hours.every((wh) => wh !== null);
const addSums = (sums: readonly Sum[]): Sum => ({
  total: sums.reduce((sum, { total }) => sum + total, 0),
  count: sums.reduce((sum, { count }) => sum + count, 0),
});
const meanOf = ({ total, count }: Sum): number => (count === 0 ? 0 : divideRounded(total, count));
/** a/b at least `percent` above c/d, without division. */
const standsOut = (a: Sum, c: Sum, percent: number): boolean =>
  c.total > 0 && a.total * c.count * 100 >= c.total * a.count * (100 + percent);

/** Three neighbouring hours of one day with the highest mean, on weekdays or weekends (visual language 44). */
export function findPeak(all: readonly HeatDay[], choice: DayChoice): Peak | TooFew | None {
  const days = toHours(all).filter(({ day }) => isChosenDay(day, choice));
  const full = days.filter(isFull).length;
  // Weekends alone come up to four weeks with eight days.
  const needed =
    choice === 'all'
      ? DAYS_OF_PEAK
      : (DAYS_OF_PEAK / DAYS_A_WEEK) * (choice === 'weekdays' ? WEEKDAYS_A_WEEK : 2);
  if (full < needed) return { state: 'tooFew', days: full, needed };
  const overall = addSums(days.map(({ hours }) => sumKnown(hours)));
  let best: { on: Peak['on']; hour: number; sum: Sum } | null = null;
  for (const on of ['weekdays', 'weekends'] as const) {
    const own = days.filter(({ day }) => isWeekday(day) === (on === 'weekdays'));
    for (let hour = 0; hour <= HOURS - PEAK_HOURS; hour += 1) {
      const sum = addSums(own.map(({ hours }) => sumKnown(hours.slice(hour, hour + PEAK_HOURS))));
      const isMore = best === null || sum.total * best.sum.count > best.sum.total * sum.count;
      if (sum.count > 0 && isMore) best = { on, hour, sum };
    }
  }
  if (best === null || !standsOut(best.sum, overall, PEAK_STANDS_OUT)) return { state: 'none' };
  const mean = meanOf(best.sum);
  const daysAWeek = best.on === 'weekdays' ? WEEKDAYS_A_WEEK : DAYS_A_WEEK - WEEKDAYS_A_WEEK;
  const monthsTimesWeek = MONTHS_A_YEAR * DAYS_A_WEEK;
  return {
    state: 'found',
    on: best.on,
    hour: best.hour,
    mean,
    overall: meanOf(overall),
    share: divideRounded(best.sum.total * 100, overall.total),
    monthly: divideRounded(
      best.sum.total * PEAK_HOURS * DAYS_A_YEAR * daysAWeek,
      best.sum.count * monthsTimesWeek,
    ),
    daysAMonth: divideRounded(DAYS_A_YEAR * daysAWeek, monthsTimesWeek),
  };
}

export const isHotMonth = (day: SgDay): boolean => HOT_MONTHS.has(monthNumber(toMonth(day)));
export const isNightHour = (hour: number): boolean => hour >= NIGHT.from || hour < NIGHT.to;

/** Nights from April to August beside those of the other months. */
export function findHotNights(all: readonly HeatDay[]): HotNights | TooFew | None {
  const nights = toHours(all).map(({ day, hours }) => ({
    day,
    hours: hours.filter((_, hour) => isNightHour(hour)),
  }));
  const [hot, others] = [true, false].map((isHot) => nights.filter(({ day }) => isHotMonth(day) === isHot));
  const fullNights = [hot, others].map((own = []) => own.filter(isFull).length);
  const fewest = Math.min(...fullNights);
  if (fewest < DAYS_OF_SEASON) return { state: 'tooFew', days: fewest, needed: DAYS_OF_SEASON };
  const [hotSum, otherSum] = [hot, others].map((own = []) =>
    addSums(own.map(({ hours }) => sumKnown(hours))),
  );
  if (!hotSum || !otherSum || !standsOut(hotSum, otherSum, SEASON_STANDS_OUT)) return { state: 'none' };
  const more = BigInt(hotSum.total) * BigInt(otherSum.count);
  const base = BigInt(otherSum.total) * BigInt(hotSum.count);
  return { state: 'found', percent: Number((more * 200n + base) / (base * 2n)) - 100 };
}

/** The longest run of days with at most half of the middle day's use, the latest of several. */
export function findQuietDays(all: readonly HeatDay[]): QuietDays | TooFew | None {
  const full = toHours(all)
    .filter(isFull)
    .map(({ day, hours }) => ({ day, total: sumKnown(hours).total }));
  if (full.length < DAYS_OF_QUIET) return { state: 'tooFew', days: full.length, needed: DAYS_OF_QUIET };
  const sorted = full.map(({ total }) => total).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  // Nothing is less than a home uses that stands empty.
  if (middle === 0) return { state: 'none' };
  let run: (typeof full)[number][] = [];
  let longest = run;
  for (const entry of full) {
    const last = run.at(-1);
    const goesOn = last !== undefined && addDays(last.day, 1) === entry.day;
    if (entry.total * 2 > middle) run = [];
    else run = goesOn ? [...run, entry] : [entry];
    if (run.length >= longest.length && run.length > 0) longest = run;
  }
  const [first, last] = [longest[0], longest.at(-1)];
  if (!first || !last || longest.length < FEWEST_QUIET_DAYS) return { state: 'none' };
  const total = longest.reduce((sum, entry) => sum + entry.total, 0);
  return {
    state: 'found',
    from: first.day,
    to: last.day,
    days: longest.length,
    mean: divideRounded(total, longest.length * HOURS),
  };
}
