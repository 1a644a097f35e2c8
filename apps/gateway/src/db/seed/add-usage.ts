/** Half hours and months of use up to an instant, and the resulting averages of the neighbours. */
import {
  addMonths,
  getFirstDay,
  type SgDay,
  type SgMonth,
  startOfSgDay,
  toSgDay,
} from '@portal/domain/sg-time';
import { DayBatch, markStale, mergeDays, refreshNeighbours } from '../../modules/usage/public.ts';
import type { Tx } from '../database.ts';
import type { WorldAccount } from './accounts/world-account.ts';
import { worldAccounts } from './accounts/world-accounts.ts';
import { insertRows, type Row } from './rows/bulk-insert.ts';
import { findMeasuredUpTo, incomingDay, monthRows } from './rows/usage-rows.ts';
import type { Since } from './since.ts';
import { electricityDays } from './usage/electricity-days.ts';
import { findPeriod, type Period } from './usage/periods.ts';
import { waterDays } from './usage/water-days.ts';
import type { WorldUse } from './usage/world-use.ts';
import { FIRST_BILL_MONTH, FIRST_USAGE_DAY } from './world-days.ts';

const BATCH = 5_000;

/** @param since the day of that instant may be unfinished */
export async function addUsage(tx: Tx, since: Since, now: number, world: WorldUse): Promise<void> {
  const today = toSgDay(now);
  const to = findMeasuredUpTo(now);
  const days = worldAccounts
    .flatMap((account) => {
      const first = firstDay(since(account));
      return [...electricityDays(account, first, today), ...waterDays(account, first, today)];
    })
    .map((day) => incomingDay(day, to))
    .filter((day) => day !== null);
  for (let start = 0; start < days.length; start += BATCH) {
    const batch = new DayBatch();
    for (const day of days.slice(start, start + BATCH)) batch.add(day);
    const [first] = (await mergeDays(tx, batch)).refused;
    if (first) throw new RangeError(`a day of the demo world is refused: ${first.why}`);
  }
  const months = worldAccounts.flatMap((account) => readMonths(account, since(account), now));
  const rows: Row[] = months.flatMap(({ account, period }) => monthRows(account, period, world));
  await insertRows(tx, 'usageMonth', rows);
  await markStale(
    tx,
    months.map(({ period }) => getFirstDay(period.month)),
  );
  await refreshNeighbours(tx);
}

function firstDay(since: number): SgDay {
  const day = toSgDay(since);
  return day > FIRST_USAGE_DAY ? day : FIRST_USAGE_DAY;
}

interface ReadMonth {
  readonly account: WorldAccount;
  readonly period: Period;
}

/** The months with a reading between two instants. */
function readMonths(account: WorldAccount, after: number, now: number): ReadMonth[] {
  const found: ReadMonth[] = [];
  if (account.opensSoon) return found;
  for (let month: SgMonth = FIRST_BILL_MONTH; ; month = addMonths(month, 1)) {
    const period = findPeriod(account, month);
    const readAt = startOfSgDay(period.issuedOn);
    if (readAt > now || (account.closedOn !== null && period.to > account.closedOn)) return found;
    if (readAt > after) found.push({ account, period });
  }
}
