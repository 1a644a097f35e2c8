/** Readings of the demo world at the end of each bill's period, and those that two customers sent. */
import { addDays, addMonths, daysBetween, startOfSgDay } from '@portal/domain/sg-time';
import { registerStep } from '../usage/monthly-use.ts';
import { usualUse, type WorldUse } from '../usage/world-use.ts';
import { listPeriods, type PeriodOfMeter } from './meter-periods.ts';
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

/** All readings of a meter up to an instant, oldest first. */
export function readingsUntil(meter: WorldMeter, now: number, world: WorldUse = usualUse): WorldReading[] {
  const { account, utility } = meter;
  const readings: WorldReading[] = [];
  if (account.opensSoon) return readings;
  for (const each of listPeriods(meter, world)) {
    readings.push(...makeOwnReading(meter, each).filter(({ at }) => at <= now));
    const { period, readAt: at } = each;
    if (at > now) return readings;
    readings.push({
      meter,
      kind: world.isEstimated(account, utility, period.month) ? 'estimated' : 'actual',
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
