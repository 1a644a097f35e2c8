/**
 * Whether a running bill has days enough for a forecast (readings §9), or else what is missing: ten days are over; at most
 * two of the last ten and half of all are missing. A day of which a half hour is missing is a missing day. Days before the
 * first one of a meter count in the ten alone.
 */
import { addDays, daysBetween, daysFrom, type SgDay, SLOTS_PER_DAY } from '../sg-time.ts';
import type { DatedPeriod } from './read-utilities.ts';
import { type DayOfUse, isWhole } from './usual-days.ts';

export const FULL_DAYS_NEEDED = 10;
const MOST_MISSING = 2;
/** One of so many days of the bill may be missing: beyond that more of it is guessed than measured. */
const DAYS_A_MISSING_ONE = 2;

interface KnownDays {
  readonly period: DatedPeriod;
  /** The first day that is not over. */
  readonly today: SgDay;
  readonly days: readonly DayOfUse[];
}

/** Of the days `of`, `missing` are missing, and `most` may be. */
export interface Gap {
  readonly rule: 'lastTen' | 'bill';
  readonly missing: number;
  readonly of: number;
  readonly most: number;
}

export type Lack =
  | { readonly state: 'early'; readonly fullDays: number; readonly startsOn: SgDay }
  | { readonly state: 'gap'; readonly gap: Gap };

/** null: there are days enough. */
export function findLack(known: KnownDays): Lack | null {
  const gap = findGap(known);
  if (daysBetween(known.period.from, known.today) < FULL_DAYS_NEEDED || (gap !== null && isNew(known)))
    return { state: 'early', fullDays: countFullDays(known), startsOn: findStart(known) };
  return gap && { state: 'gap', gap };
}

/** null: of the days that are over enough came. */
export function findGap({ period, today, days }: KnownDays): Gap | null {
  const whole = new Set(days.filter(isWhole).map(({ day }) => day));
  const countMissing = (first: SgDay): number =>
    daysFrom(first, addDays(today, -1)).filter((day) => !whole.has(day)).length;
  const lastTen = countMissing(addDays(today, -FULL_DAYS_NEEDED));
  if (lastTen > MOST_MISSING)
    return { rule: 'lastTen', missing: lastTen, of: FULL_DAYS_NEEDED, most: MOST_MISSING };
  const first = days.reduce<SgDay>((oldest, { day }) => (day < oldest ? day : oldest), today);
  const from = first < period.from ? period.from : first;
  const of = daysBetween(from, today);
  const [missing, most] = [countMissing(from), Math.floor(of / DAYS_A_MISSING_ONE)];
  return missing > most ? { rule: 'bill', missing, of, most } : null;
}

/** Days before the first one never come: they are no gap. */
const isNew = ({ days, today }: KnownDays): boolean =>
  !days.some(({ day }) => daysBetween(day, today) > FULL_DAYS_NEEDED);

/** Of the last ten, as far as they are of this bill. */
function countFullDays({ period, today, days }: KnownDays): number {
  const whole = days.filter((each) => isWhole(each) && each.day >= period.from && each.day < today);
  return whole.filter(({ day }) => daysBetween(day, today) <= FULL_DAYS_NEEDED).length;
}

/** First day on which the rule is met if every day from today on arrives: of this bill, or else of the next one. */
function findStart({ period, today, days }: KnownDays): SgDay {
  const toArrive = daysFrom(today, period.to).map((day) => ({ day, wh: 0, slots: SLOTS_PER_DAY }));
  const all = [...days.filter(({ day }) => day < today), ...toArrive];
  const starts = daysFrom(addDays(period.from, FULL_DAYS_NEEDED), period.to);
  const own = starts.find((start) => findGap({ period, today: start, days: all }) === null);
  return own ?? addDays(period.to, 1 + FULL_DAYS_NEEDED);
}
