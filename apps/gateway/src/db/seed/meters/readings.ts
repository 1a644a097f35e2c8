/** Readings of the demo world at the end of each bill's period, and those that two customers sent. */
import { addDays, addMonths, daysBetween, startOfSgDay } from '@portal/domain/sg-time';
import { isEstimated, monthlyUse, registerStep } from '../usage/monthly-use.ts';
import { findPeriod, type Period } from '../usage/periods.ts';
import { makeWindow } from './windows.ts';
import { onRegister, type WorldMeter } from './world-meters.ts';

export interface WorldReading {
  readonly meter: WorldMeter;
  readonly kind: 'actual' | 'estimated' | 'self';
  readonly at: number;
  /** On the register, in thousandths. */
  readonly milli: number;
  readonly source: 'Web' | 'App' | null;
  /** Start of the window that its customer sent it in; null otherwise. */
  readonly windowFrom: number | null;
}

const HOUR = 3_600_000;
/** Customers who send readings in every window, on its second evening: Bernard for his flat, and Chitra. */
const senders: Readonly<Record<number, 'Web' | 'App'>> = { 100203: 'App', 100301: 'Web' };

interface PeriodOfMeter {
  readonly period: Period;
  readonly used: number;
  /** Total use at the beginning of the period, in thousandths; not yet on the register. */
  readonly before: number;
}

/** The bills' periods of a meter, oldest first; without end unless the account has ended. */
function* listPeriods(meter: WorldMeter): Generator<PeriodOfMeter> {
  const { account, utility } = meter;
  let before = meter.start;
  for (let month = meter.firstMonth; ; month = addMonths(month, 1)) {
    const period = findPeriod(account, month);
    if (account.closedOn !== null && period.to > account.closedOn) return;
    const used = monthlyUse(account, utility, month);
    yield { period, used, before };
    before += used;
  }
}

/** All readings of a meter up to an instant, oldest first. */
export function readingsUntil(meter: WorldMeter, now: number): WorldReading[] {
  const { account, utility } = meter;
  const readings: WorldReading[] = [];
  if (account.opensSoon) return readings;
  for (const each of listPeriods(meter)) {
    readings.push(...makeOwnReading(meter, each).filter(({ at }) => at <= now));
    const { month, to } = each.period;
    // Meters are read in the morning of the period's last day.
    const at = startOfSgDay(to) + 9 * HOUR;
    if (at > now) return readings;
    readings.push({
      meter,
      kind: isEstimated(account, utility, month) ? 'estimated' : 'actual',
      at,
      milli: onRegister(meter, each.before + each.used),
      source: null,
      windowFrom: null,
    });
  }
  return readings;
}

/** The customer's reading in the period: on the second evening of a window. */
function makeOwnReading(meter: WorldMeter, { period, used, before }: PeriodOfMeter): WorldReading[] {
  const source = senders[meter.account.id];
  if (source === undefined || meter.sendsItself) return [];
  return [addMonths(period.month, -1), period.month].flatMap((month) => {
    const window = makeWindow(meter, month);
    if (window === null) return [];
    const day = addDays(window.opensOn, 1);
    if (day < period.from || day > period.to) return [];
    const step = registerStep[meter.utility];
    const share = (used * daysBetween(period.from, day)) / period.days;
    const milli = onRegister(meter, before + Math.floor(share / step) * step);
    const at = startOfSgDay(day) + 19.5 * HOUR;
    return [{ meter, kind: 'self' as const, at, milli, source, windowFrom: window.from }];
  });
}
