/**
 * The view of usage: utility, level, period, unit, comparison. Which view is shown, where its navigator leads, and what
 * a choice changes (S2 §4 §9, readings §9). Pure.
 */
import { firstOfferedDay, firstOfferedMonth, offeredYears } from '@portal/domain/meters/usage-periods';
import {
  addDays,
  addMonths,
  getLastDay,
  type SgDay,
  type SgMonth,
  sgDay,
  sgMonth,
  toMonth,
} from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import type { UsageOptions } from './options.ts';

export const levels = ['monthly', 'daily', 'hourly'] as const;
export type Level = (typeof levels)[number];
export const comparisons = ['usual', 'neighbours', 'before', 'lastYear'] as const;
export type Comparison = (typeof comparisons)[number];

/** As it was chosen; null: as it starts. */
export interface UsageView {
  readonly utility: Utility | null;
  readonly level: Level | null;
  /** '2026', '2026-11', '2026-11-20'; of a bill its first day. */
  readonly period: string | null;
  /** By day: over the dates of a bill instead of a month. */
  readonly isByBill: boolean;
  readonly isMoney: boolean;
  readonly comparison: Comparison | null;
  readonly isTableOpen: boolean;
}

export const startView: UsageView = {
  utility: null,
  level: null,
  period: null,
  isByBill: false,
  isMoney: false,
  comparison: null,
  isTableOpen: false,
};

/** As it is shown, for these accounts, today. */
export interface ShownView {
  readonly utility: Utility;
  readonly level: Level;
  /** null: the newest. */
  readonly period: string | null;
  readonly isByBill: boolean;
  readonly isMoney: boolean;
  readonly comparison: Comparison;
}

export function resolveView(view: UsageView, options: UsageOptions, today: SgDay): ShownView {
  const utility =
    options.utilities.find((each) => each === view.utility) ?? options.utilities[0] ?? 'electricity';
  const level = hasHalfHours(utility, options)
    ? (view.level ?? (options.startsHourly ? 'hourly' : 'monthly'))
    : 'monthly';
  const isByBill = level === 'daily' && view.isByBill && options.billedAccount !== null;
  const offered = listComparisons(level, today, view.period);
  return {
    utility,
    level,
    period: isOffered(view.period, { level, isByBill }, today) ? view.period : null,
    isByBill,
    isMoney: view.isMoney,
    comparison: offered.find((each) => each === view.comparison) ?? offered[0] ?? 'usual',
  };
}

/** Daily and hourly are there for electricity alone. */
export const hasHalfHours = (utility: Utility, { halfHourly }: UsageOptions): boolean =>
  utility === 'electricity' && halfHourly !== null;

/** The first is the one that a level starts with. */
export function listComparisons(level: Level, today: SgDay, period: string | null): readonly Comparison[] {
  if (level !== 'monthly') return ['usual', 'before', 'lastYear'];
  const earlier = Number(period ?? today.slice(0, 4)) - 1;
  return offeredYears(today).includes(earlier) ? ['neighbours', 'lastYear'] : ['neighbours'];
}

function isOffered(
  period: string | null,
  { level, isByBill }: Pick<ShownView, 'level' | 'isByBill'>,
  today: SgDay,
): boolean {
  if (period === null) return false;
  if (level === 'monthly') return /^\d{4}$/.test(period) && offeredYears(today).includes(Number(period));
  if (level === 'daily' && !isByBill) return isMonth(period) && isMonthOffered(sgMonth(period), today);
  if (!isDay(period)) return false;
  // The list of bills decides about their dates.
  return isByBill || (period <= today && period >= firstOfferedDay(today));
}

const isMonthOffered = (month: SgMonth, today: SgDay): boolean =>
  month <= toMonth(today) && month >= firstOfferedMonth(today);

function isDay(text: string): boolean {
  try {
    return sgDay(text) === text;
  } catch {
    return false;
  }
}

const isMonth = (text: string): boolean => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);

/** Water and gas while not monthly: monthly, for the current year (S2 §4). */
export function chooseUtility(view: UsageView, shown: ShownView, utility: Utility): UsageView {
  if (utility === 'electricity' || shown.level === 'monthly') {
    const level = utility === 'electricity' ? view.level : 'monthly';
    return { ...view, utility, level, period: level === shown.level ? shown.period : null };
  }
  return { ...view, utility, level: 'monthly', period: null, comparison: null };
}

/** A wider level shows the period around the one that was shown, a narrower one its newest part. */
export function chooseLevel(view: UsageView, shown: ShownView, level: Level, today: SgDay): UsageView {
  const next = { ...view, utility: shown.utility, level, isByBill: level === 'daily' && view.isByBill };
  const { period } = shown;
  const comparison = view.comparison === 'lastYear' ? view.comparison : null;
  if (period === null || shown.isByBill || next.isByBill) return { ...next, comparison, period: null };
  return { ...next, comparison, period: toLevel(period, level, today) };
}

function toLevel(period: string, level: Level, today: SgDay): string | null {
  const newest = period.length === 4 ? `${period}-12` : period.slice(0, 7);
  if (level === 'monthly') return period.slice(0, 4);
  const month = sgMonth(newest);
  if (month >= toMonth(today)) return null;
  return level === 'daily' ? month : period.length === 10 ? period : getLastDay(month);
}

export const chooseByBill = (view: UsageView, isByBill: boolean): UsageView => ({
  ...view,
  level: 'daily',
  isByBill,
  period: null,
});

/** A bill's dates, from its first day to its last one. */
export interface BillDates {
  readonly month: SgMonth;
  readonly from: SgDay;
  readonly to: SgDay;
  readonly billId: string | null;
}

export interface Neighbouring {
  readonly previous: string | null;
  readonly next: string | null;
}

/** Where the navigator leads. @param newestDay to which Next may go */
export function neighbouringDays(day: SgDay, newestDay: SgDay, today: SgDay): Neighbouring {
  return {
    previous: day > firstOfferedDay(today) ? addDays(day, -1) : null,
    next: day < newestDay ? addDays(day, 1) : null,
  };
}

export function neighbouringMonths(month: SgMonth, today: SgDay): Neighbouring {
  return {
    previous: month > firstOfferedMonth(today) ? addMonths(month, -1) : null,
    next: month < toMonth(today) ? addMonths(month, 1) : null,
  };
}

export function neighbouringYears(year: number, today: SgDay): Neighbouring {
  const years = offeredYears(today);
  return {
    previous: years.includes(year - 1) ? String(year - 1) : null,
    next: years.includes(year + 1) ? String(year + 1) : null,
  };
}

/** @param bills newest first */
export function neighbouringBills(bill: BillDates, bills: readonly BillDates[]): Neighbouring {
  const at = bills.findIndex(({ from }) => from === bill.from);
  return { previous: bills[at + 1]?.from ?? null, next: (at > 0 && bills[at - 1]?.from) || null };
}

/** The same weekday of a year before. */
const YEAR_OF_WEEKS = 364;
const MONTHS_OF_YEAR = 12;

/** The period that is compared with. null: there is none, or the comparison is with no other period. */
export function otherDay(day: SgDay, comparison: Comparison, today: SgDay): SgDay | null {
  if (comparison !== 'before' && comparison !== 'lastYear') return null;
  const other = addDays(day, comparison === 'before' ? -1 : -YEAR_OF_WEEKS);
  return other >= firstOfferedDay(today) ? other : null;
}

export function otherMonth(month: SgMonth, comparison: Comparison, today: SgDay): SgMonth | null {
  if (comparison !== 'before' && comparison !== 'lastYear') return null;
  const other = addMonths(month, comparison === 'before' ? -1 : -MONTHS_OF_YEAR);
  return other >= firstOfferedMonth(today) ? other : null;
}

/** @param bills newest first */
export function otherBill(
  bill: BillDates,
  comparison: Comparison,
  bills: readonly BillDates[],
): BillDates | null {
  if (comparison !== 'before' && comparison !== 'lastYear') return null;
  const month = addMonths(bill.month, comparison === 'before' ? -1 : -MONTHS_OF_YEAR);
  return bills.find((each) => each.month === month) ?? null;
}
