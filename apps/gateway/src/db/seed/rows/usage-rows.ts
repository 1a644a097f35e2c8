/** Days and months of use as rows. */
import { getFirstDay, type SgDay, SLOTS_PER_DAY, startOfSlot, toSgDay, toSlot } from '@portal/domain/sg-time';
import { utilities } from '@portal/domain/utility-names';
import type { IncomingDay } from '../../../modules/usage/public.ts';
import type { WorldAccount } from '../accounts/world-account.ts';
import { hashToSeed, rollNumber } from '../chance.ts';
import type { WorldDay } from '../usage/electricity-days.ts';
import type { Period } from '../usage/periods.ts';
import { usualUse, type WorldUse } from '../usage/world-use.ts';
import { numberRow } from './account-rows.ts';
import type { Row } from './bulk-insert.ts';

/** Up to where half hours have come in. */
export interface MeasuredUpTo {
  readonly day: SgDay;
  /** Half hours of that day, 0 to 47. */
  readonly slots: number;
}

const ON_THE_WAY = 10 * 60_000;
const HOUR = 3_600_000;

/** Meters send whole hours, which take ten minutes. */
export function findMeasuredUpTo(now: number): MeasuredUpTo {
  const sent = Math.floor((now - ON_THE_WAY) / HOUR) * HOUR;
  return { day: toSgDay(sent), slots: toSlot(sent) };
}

/** null when nothing of the day has come in yet. */
export function incomingDay(entry: WorldDay, to: MeasuredUpTo): IncomingDay | null {
  const { account, day } = entry;
  const current = day === to.day;
  if (day > to.day || (current && to.slots === 0)) return null;
  const values = current ? entry.values.map((wh, slot) => (slot < to.slots ? wh : null)) : entry.values;
  const estimated = (
    current && entry.utility === 'electricity' ? estimatedToday(entry) : entry.estimated
  ).filter((slot) => values[slot] !== null);
  return {
    line: 0,
    digits: numberRow(account).digits,
    utility: entry.utility,
    day,
    values,
    estimatedSlots: estimated.reduce((bits, slot) => bits + 2 ** slot, 0),
    receivedAt: startOfSlot(day, current ? to.slots : SLOTS_PER_DAY) + ON_THE_WAY,
  };
}

/** Two half hours of today have not come yet and are estimated; by tomorrow most of them have. */
function estimatedToday({ account, day, estimated }: WorldDay): readonly number[] {
  if (estimated.length > 0) return estimated;
  const at = 4 + Math.floor(rollNumber(hashToSeed('today', account.id, day), 0) * 6);
  return [at, at + 1];
}

/** The months of a bill's period, one for each utility of the account. */
export function monthRows(account: WorldAccount, period: Period, world: WorldUse = usualUse): Row[] {
  return utilities
    .filter((utility) => account.services.includes(utility))
    .map((utility) => ({
      accountId: account.id,
      utility,
      month: getFirstDay(period.month),
      total: world.use(account, utility, period.month),
      days: period.days,
      estimatedDays: world.isEstimated(account, utility, period.month) ? period.days : 0,
      premiseType: account.premises.premiseType,
      sector: account.premises.postalCode.slice(0, 2),
    }));
}
