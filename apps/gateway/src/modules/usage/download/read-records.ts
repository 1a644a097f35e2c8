/** Reads usage for a file: account by account, a few days at a time, and only when the next ones are wanted. */
import type { AccountNo } from '@portal/domain/account-number';
import { addDays, type SgDay, startOfSgDay, startOfSlot, toMonth } from '@portal/domain/sg-time';
import { type Utility, utilities } from '@portal/domain/utility-names';
import type { Db } from '../../../db/database.ts';
import { type BilledMonthRow, billedMonths } from '../billed.store.ts';
import { priceOf } from '../days.ts';
import { isEstimated } from '../half-hours.rules.ts';
import { type KeptDayRow, keptDays } from '../store.ts';
import type { FileFacts, RecordBatch, UsageRecord } from './usage-record.ts';

/** Days to a query: 48 half hours each. */
const DAYS = 60;

export interface RecordQuery {
  readonly by: FileFacts['by'];
  readonly accounts: readonly {
    readonly accountId: number;
    readonly accountNo: AccountNo;
    /** The utility knows the price. */
    readonly isPriced: boolean;
  }[];
  /** null: all of them. */
  readonly utility: Utility | null;
  readonly from: SgDay;
  /** Included. */
  readonly to: SgDay;
}

export async function* readRecords(
  db: Db,
  query: RecordQuery,
): AsyncGenerator<RecordBatch, undefined, undefined> {
  for (const account of query.accounts) {
    const { by } = query;
    if (by === 'monthly') yield* readMonths(db, query, account);
    else yield* readDays(db, query, account);
  }
}

type AccountOfQuery = RecordQuery['accounts'][number];

async function* readDays(
  db: Db,
  { by, utility, from, to }: RecordQuery,
  { accountId, accountNo, isPriced }: AccountOfQuery,
): AsyncGenerator<RecordBatch, undefined, undefined> {
  for (const of of utility === null ? utilities : [utility]) {
    const toBatch = (records: readonly UsageRecord[]): RecordBatch => ({
      accountId,
      accountNo,
      utility: of,
      records,
    });
    for (let after = addDays(from, -1); ; ) {
      const rows = await keptDays(db, { accountId, utility: of, after, to, most: DAYS });
      if (by === 'hourly') for (const row of rows) yield toBatch(toHalfHours(of, row, isPriced));
      else
        for (const month of Map.groupBy(rows, ({ day }) => toMonth(day)).values())
          yield toBatch(month.map((row) => toDay(of, row, isPriced)));
      const last = rows.at(-1);
      if (!last || rows.length < DAYS) break;
      after = last.day;
    }
  }
}

function toHalfHours(
  utility: Utility,
  { day, value, estimatedSlots }: KeptDayRow,
  isPriced: boolean,
): UsageRecord[] {
  return value.map((total, slot) => ({
    from: startOfSlot(day, slot),
    to: startOfSlot(day, slot + 1),
    total,
    status: total === null ? 'Missing' : isEstimated(estimatedSlots, slot) ? 'Estimated' : 'Actual',
    cost: isPriced ? priceOf(utility, [{ day, total }]) : null,
  }));
}

function toDay(utility: Utility, { day, total, status }: KeptDayRow, isPriced: boolean): UsageRecord {
  return {
    from: startOfSgDay(day),
    to: startOfSgDay(addDays(day, 1)),
    total,
    status,
    cost: isPriced ? priceOf(utility, [{ day, total }]) : null,
  };
}

async function* readMonths(
  db: Db,
  { utility, from, to }: RecordQuery,
  { accountId, accountNo }: AccountOfQuery,
): AsyncGenerator<RecordBatch, undefined, undefined> {
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    const rows = (await billedMonths(db, [accountId], year)).filter(
      ({ month }) => month >= toMonth(from) && month <= toMonth(to),
    );
    for (const [of, months] of Map.groupBy(rows, (row) => row.utility)) {
      if (utility === null || utility === of)
        yield { accountId, accountNo, utility: of, records: months.map(toMonthRecord) };
    }
  }
}

/** By the dates of its bills; a month of which only the quantity is known stands by the calendar. */
function toMonthRecord({ from, to, total, estimatedDays, cost }: BilledMonthRow): UsageRecord {
  return {
    from: startOfSgDay(from),
    to: startOfSgDay(addDays(to, 1)),
    total,
    status: estimatedDays > 0 ? 'Estimated' : 'Actual',
    cost,
  };
}
