/**
 * Bills of the demo world follow the readings that customers send: the next bill after a window is worked out from its
 * reading, and those after it go on from there. Each bill counts readings of windows that closed before its meters were
 * read, which nobody can change any more: a later start of the world makes the same bills.
 */
import { endOfRegister } from '@portal/domain/meters/meter-digits';
import { daysBetween, type SgMonth, toSgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import type { WorldAccount } from '../accounts/world-account.ts';
import { registerStep } from '../usage/monthly-use.ts';
import { usualUse, type WorldUse } from '../usage/world-use.ts';
import { listPeriods, type PeriodOfMeter } from './meter-periods.ts';
import { type WorldMeter, worldMeters } from './world-meters.ts';

export interface CustomerReading {
  readonly accountId: number;
  readonly deviceNo: string;
  readonly at: number;
  /** On the register, in thousandths. */
  readonly milli: number;
  readonly windowClosesAt: number;
}

/** Reading beside the world's own figures. */
interface Deviation {
  /** Month of the bill that it is the first to count for. */
  readonly month: SgMonth;
  /** Difference to the register as the world expects it; below 0: it shows less. */
  readonly milli: number;
}

interface BilledMonth {
  readonly used: number;
  readonly isRead: boolean;
}

type BillsOfMeter = (month: SgMonth) => BilledMonth | undefined;

/** @param readings in any order; those of other meters than the world's are left out */
export function makeWorldUse(readings: readonly CustomerReading[]): WorldUse {
  const toDevice = (accountId: number, deviceNo: string) => `${accountId} ${deviceNo}`;
  const byDevice = Map.groupBy(readings, ({ accountId, deviceNo }) => toDevice(accountId, deviceNo));
  const bills = new Map<string, BillsOfMeter>();
  const toKey = ({ id }: WorldAccount, utility: Utility) => `${id} ${utility}`;
  for (const meter of worldMeters) {
    const own = byDevice.get(toDevice(meter.account.id, meter.deviceNo));
    if (own) bills.set(toKey(meter.account, meter.utility), billByReadings(meter, own));
  }
  const find = (account: WorldAccount, utility: Utility, month: SgMonth) =>
    bills.get(toKey(account, utility))?.(month);
  return {
    use: (account, utility, month) =>
      find(account, utility, month)?.used ?? usualUse.use(account, utility, month),
    isEstimated: (account, utility, month) =>
      usualUse.isEstimated(account, utility, month) && !find(account, utility, month)?.isRead,
  };
}

/** Undefined for months before the meter's first one. */
function billByReadings(meter: WorldMeter, readings: readonly CustomerReading[]): BillsOfMeter {
  const deviations = readings
    .toSorted((a, b) => a.at - b.at)
    .flatMap((reading) => findDeviation(meter, reading));
  const periods = listPeriods(meter, usualUse);
  const months = new Map<SgMonth, BilledMonth>();
  let billed = meter.start;
  return (month) => {
    while (month >= meter.firstMonth && !months.has(month)) {
      const { value: next } = periods.next();
      if (!next) break;
      const { month: current } = next.period;
      const counted = deviations.filter((each) => each.month <= current);
      const shown = next.before + next.used + (counted.at(-1)?.milli ?? 0);
      // A bill is never below nothing: what was charged too much is used up by those that follow.
      const end = Math.max(billed, shown);
      months.set(current, { used: end - billed, isRead: counted.some((each) => each.month === current) });
      billed = end;
    }
    return months.get(month);
  };
}

/** Empty for a reading that no bill counts any more. */
function findDeviation(meter: WorldMeter, { at, milli, windowClosesAt }: CustomerReading): Deviation[] {
  let expected: number | null = null;
  for (const each of listPeriods(meter, usualUse)) {
    if (expected === null && each.readAt >= at) expected = expectReading(meter, each, at);
    if (expected !== null && each.readAt >= windowClosesAt)
      return [{ month: each.period.month, milli: differOnRegister(meter, expected, milli) }];
  }
  return [];
}

/** Use is spread evenly over the days of a period, in whole steps of the register. */
function expectReading({ utility }: WorldMeter, { period, used, before }: PeriodOfMeter, at: number): number {
  const days = Math.max(0, daysBetween(period.from, toSgDay(at)));
  const step = registerStep[utility];
  return before + Math.floor((used * days) / period.days / step) * step;
}

/** The shorter way round a register that begins again. */
function differOnRegister(meter: WorldMeter, expected: number, shown: number): number {
  const end = endOfRegister(meter);
  const ahead = (((shown - expected) % end) + end) % end;
  return ahead > end / 2 ? ahead - end : ahead;
}
