/** Days and months of use as rows. */
import { getFirstDay, type SgDay, toSgDay, toSlot } from '@portal/domain/sg-time';
import { utilities } from '@portal/domain/utility-names';
import type { WorldAccount } from '../accounts/world-account.ts';
import { hashToSeed, rollNumber } from '../chance.ts';
import type { ElectricityDay } from '../usage/electricity-days.ts';
import { isEstimated, monthlyUse } from '../usage/monthly-use.ts';
import type { Period } from '../usage/periods.ts';
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
export function dayRow(entry: ElectricityDay, to: MeasuredUpTo): Row | null {
  const { account, day } = entry;
  const current = day === to.day;
  if (day > to.day || (current && to.slots === 0)) return null;
  const value = current ? entry.values.map((wh, slot) => (slot < to.slots ? wh : null)) : entry.values;
  const estimated = (current ? estimatedToday(entry) : entry.estimated).filter(
    (slot) => value[slot] !== null,
  );
  const partial = value.includes(null);
  return {
    accountId: account.id,
    utility: 'electricity',
    day,
    value,
    total: value.reduce<number>((sum, wh) => sum + (wh ?? 0), 0),
    status: partial ? 'Partial' : estimated.length > 0 ? 'Estimated' : 'Actual',
    estimatedSlots: estimated.reduce((bits, slot) => bits + 2 ** slot, 0),
  };
}

/** Two half hours of today have not come yet and are estimated; by tomorrow most of them have. */
function estimatedToday({ account, day, estimated }: ElectricityDay): readonly number[] {
  if (estimated.length > 0) return estimated;
  const at = 4 + Math.floor(rollNumber(hashToSeed('today', account.id, day), 0) * 6);
  return [at, at + 1];
}

/** The months of a bill's period, one for each utility of the account. */
export function monthRows(account: WorldAccount, period: Period): Row[] {
  return utilities
    .filter((utility) => account.services.includes(utility))
    .map((utility) => ({
      accountId: account.id,
      utility,
      month: getFirstDay(period.month),
      total: monthlyUse(account, utility, period.month),
      days: period.days,
      status: isEstimated(account, utility, period.month) ? 'Estimated' : 'Actual',
      premiseType: account.premises.premiseType,
      sector: account.premises.postalCode.slice(0, 2),
    }));
}
