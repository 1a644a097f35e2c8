/** The bills' periods of a meter, with what it counted in each. */
import { addMonths, startOfSgDay } from '@portal/domain/sg-time';
import { findPeriod, type Period } from '../usage/periods.ts';
import type { WorldUse } from '../usage/world-use.ts';
import type { WorldMeter } from './world-meters.ts';

export interface PeriodOfMeter {
  readonly period: Period;
  readonly used: number;
  /** Total use at the beginning of the period, in thousandths; not yet on the register. */
  readonly before: number;
  /** Meters are read in the morning of the period's last day. */
  readonly readAt: number;
}

const HOUR = 3_600_000;

/** Oldest first, without end unless the account has ended. */
export function* listPeriods(meter: WorldMeter, world: WorldUse): Generator<PeriodOfMeter> {
  const { account, utility } = meter;
  let before = meter.start;
  for (let month = meter.firstMonth; ; month = addMonths(month, 1)) {
    const period = findPeriod(account, month);
    if (account.closedOn !== null && period.to > account.closedOn) return;
    const used = world.use(account, utility, month);
    yield { period, used, before, readAt: startOfSgDay(period.to) + 9 * HOUR };
    before += used;
  }
}
