/** Alerts that a customer chose: what deserves one, and when its mail may leave. Pure. */
import { addDays, daysBetween, type SgDay, startOfNextSgDay, startOfSgDay, toSgDay } from '../sg-time.ts';

export const alertKinds = ['bill', 'leak', 'highDay'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Reasons for which no alert of a kind can come to a home. */
export const alertGaps = ['closed', 'unpriced', 'noHalfHours', 'noHours', 'coarse'] as const;
export type AlertGap = (typeof alertGaps)[number];

/** Cents above which a bill may be watched. */
export const LEAST_BILL = 1_000;
export const MOST_BILL = 10_000_000;

const HOUR_MS = 3_600_000;
const QUIET_FROM = 21;
const QUIET_TO = 8;

/** The instant at which a mail may leave: now, or 8 AM in Singapore after the quiet hours from 9 PM. */
export function findSendTime(now: number): number {
  const hour = (now - startOfSgDay(toSgDay(now))) / HOUR_MS;
  if (hour >= QUIET_TO && hour < QUIET_FROM) return now;
  const day = hour < QUIET_TO ? startOfSgDay(toSgDay(now)) : startOfNextSgDay(now);
  return day + QUIET_TO * HOUR_MS;
}

export interface DayTotal {
  readonly day: SgDay;
  readonly wh: number;
  /** Every half hour of it came, and none is estimated. */
  readonly isMeasured: boolean;
}

export type HighDay =
  | { readonly state: 'high'; readonly wh: number; readonly usualWh: number }
  | { readonly state: 'usual' }
  /** The day is not measured, or fewer than three earlier same weekdays or 21 of the 28 days before are. */
  | { readonly state: 'missing' };

const WEEKS = 8;
const FEWEST_WEEKDAYS = 3;
const RECENT_DAYS = 28;
const FEWEST_RECENT_DAYS = 21;
const PERCENT_OVER = 150;
const LEAST_MORE_WH = 3_000;
/** Half hours that came later than this are no news. */
const NEWEST_DAYS = 7;

/** The newest high day of the week before today, none before `from`: days whose half hours came late are judged too. */
export function judgeNewestDays(
  from: SgDay,
  today: SgDay,
  days: readonly DayTotal[],
): { readonly day: SgDay; readonly wh: number; readonly usualWh: number } | null {
  for (
    let day = addDays(today, -1);
    day >= from && day >= addDays(today, -NEWEST_DAYS);
    day = addDays(day, -1)
  ) {
    const judged = judgeDay(day, days);
    if (judged.state === 'high') return { day, wh: judged.wh, usualWh: judged.usualWh };
  }
  return null;
}

/**
 * An unusually high day: half as much again as the usual same weekday, at least 3 kWh more, and more than any of the
 * 28 days before.
 */
export function judgeDay(day: SgDay, days: readonly DayTotal[]): HighDay {
  const own = days.find((each) => each.day === day);
  const before = days.filter((each) => each.isMeasured && each.day < day);
  const weekdays = before.filter((each) => {
    const age = daysBetween(each.day, day);
    return age % 7 === 0 && age <= WEEKS * 7;
  });
  const recent = before.filter((each) => each.day >= addDays(day, -RECENT_DAYS));
  if (!own?.isMeasured || weekdays.length < FEWEST_WEEKDAYS || recent.length < FEWEST_RECENT_DAYS)
    return { state: 'missing' };
  const usualWh = Math.round(weekdays.reduce((sum, each) => sum + each.wh, 0) / weekdays.length);
  const isHigh =
    own.wh * 100 >= usualWh * PERCENT_OVER &&
    own.wh - usualWh >= LEAST_MORE_WH &&
    recent.every((each) => each.wh < own.wh);
  return isHigh ? { state: 'high', wh: own.wh, usualWh } : { state: 'usual' };
}
