/**
 * Days, months and half hours in Singapore (UTC+8, no summer time), from an instant or a written day.
 * The only place that takes dates apart; never reads a clock nor the machine's time zone.
 */
declare const brand: unique symbol;

/** 'YYYY-MM-DD', a calendar day in Singapore. */
export type SgDay = string & { readonly [brand]: 'SgDay' };
/** 'YYYY-MM', a calendar month in Singapore. */
export type SgMonth = string & { readonly [brand]: 'SgMonth' };

export const SLOTS_PER_DAY = 48;
const DAY_MS = 86_400_000;
const OFFSET_MS = 8 * 3_600_000;
const SLOT_MS = 1_800_000;
const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const LONG = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Days since 1970-01-01. */
const toOrdinal = (day: SgDay): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayAt = (ordinal: number): SgDay => new Date(ordinal * DAY_MS).toISOString().slice(0, 10) as SgDay;
const pad = (value: number): string => String(value).padStart(2, '0');

/** Takes a written day. @throws RangeError unless it is an existing day as 'YYYY-MM-DD' */
export function sgDay(text: string): SgDay {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text) {
    throw new RangeError(`not a day: ${text}`);
  }
  return text as SgDay;
}

/** Takes a written month. @throws RangeError unless it is 'YYYY-MM' */
export function sgMonth(text: string): SgMonth {
  return toMonth(sgDay(`${text}-01`));
}

/** An instant as it is written on the wire and in the database: ISO 8601 in UTC. */
export function instantText(instant: number): string {
  return new Date(instant).toISOString();
}

/** The day in Singapore at an instant (milliseconds since 1970 UTC). */
export function toSgDay(instant: number): SgDay {
  return dayAt(Math.floor((instant + OFFSET_MS) / DAY_MS));
}

/** 'HH:mm:ss' in Singapore at an instant. */
export function toSgTime(instant: number): string {
  return new Date(instant + OFFSET_MS).toISOString().slice(11, 19);
}

/** The instant at which a day begins in Singapore. */
export function startOfSgDay(day: SgDay): number {
  return toOrdinal(day) * DAY_MS - OFFSET_MS;
}

/** The next midnight in Singapore after an instant. */
export function startOfNextSgDay(instant: number): number {
  return startOfSgDay(addDays(toSgDay(instant), 1));
}

export function addDays(day: SgDay, days: number): SgDay {
  return dayAt(toOrdinal(day) + days);
}

/** Days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: SgDay, to: SgDay): number {
  return toOrdinal(to) - toOrdinal(from);
}

/** Every day from `from` to `to`, both included. */
export function daysFrom(from: SgDay, to: SgDay): SgDay[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

/** 0 = Sunday … 6 = Saturday. */
export function dayOfWeek(day: SgDay): number {
  return (((toOrdinal(day) + 4) % 7) + 7) % 7;
}

/** The half hour of the day, 0 (from midnight) to 47. */
export function toSlot(instant: number): number {
  return Math.floor((instant - startOfSgDay(toSgDay(instant))) / SLOT_MS);
}

/** The instant at which a half hour begins; slot 48 is the next midnight. */
export function startOfSlot(day: SgDay, slot: number): number {
  return startOfSgDay(day) + slot * SLOT_MS;
}

export function toMonth(day: SgDay): SgMonth {
  return day.slice(0, 7) as SgMonth;
}

export function getFirstDay(month: SgMonth): SgDay {
  return sgDay(`${month}-01`);
}

export function getLastDay(month: SgMonth): SgDay {
  return addDays(getFirstDay(addMonths(month, 1)), -1);
}

export function addMonths(month: SgMonth, months: number): SgMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  const year = Math.floor(index / 12);
  return `${String(year).padStart(4, '0')}-${pad(index - year * 12 + 1)}` as SgMonth;
}

/** The same day of another month, or the last one of a month that is shorter. */
export function addMonthsToDay(day: SgDay, months: number): SgDay {
  const month = addMonths(toMonth(day), months);
  const last = getLastDay(month);
  const same = addDays(getFirstDay(month), Number(day.slice(8)) - 1);
  return same < last ? same : last;
}

/** 1 to 12. */
export function monthNumber(month: SgMonth): number {
  return Number(month.slice(5));
}

const monthIndex = (day: SgDay | SgMonth): number => Number(day.slice(5, 7)) - 1;

/** '03 Dec 2026': every date with its year (S2 §9, 'DD MMM YYYY'). */
export function formatDay(day: SgDay): string {
  return `${day.slice(8)} ${SHORT[monthIndex(day)]} ${day.slice(0, 4)}`;
}

/** '3 Dec', where the year goes without saying. */
export function formatDayOfYear(day: SgDay): string {
  return formatDay(day).slice(0, -5).replace(/^0/, '');
}

/** 'November 2026'. */
export function formatMonth(month: SgMonth): string {
  return `${LONG[monthIndex(month)]} ${month.slice(0, 4)}`;
}

/** '3 PM', '6:30 AM', '12 AM': when a half hour begins; slot 48 is midnight again. */
export function formatSlot(slot: number): string {
  const hour = Math.floor(slot / 2) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}${slot % 2 === 1 ? ':30' : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '9:10 AM', '12:05 PM': the time in Singapore at an instant. */
export function formatTime(instant: number): string {
  const time = toSgTime(instant);
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '18 Nov 2026, 8AM': an edge of a window (S1 §2, 'DD MMM YYYY, hA'). */
export function formatWindowEdge(instant: number): string {
  const slot = Math.floor(toSlot(instant) / 2) * 2;
  return `${formatDay(toSgDay(instant))}, ${formatSlot(slot).replace(' ', '')}`;
}
