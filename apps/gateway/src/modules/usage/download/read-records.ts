/** Reads usage for a file: account by account, a few days at a time, and only when the next ones are wanted. */
import type { AccountNo } from '@portal/domain/account-number';
import {
  addDays,
  daysFrom,
  type SgDay,
  SLOTS_PER_DAY,
  startOfSgDay,
  startOfSlot,
  toMonth,
} from '@portal/domain/sg-time';
import { type Utility, utilities } from '@portal/domain/utility-names';
import type { Db } from '../../../db/database.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import { type BilledMonthRow, billedMonths } from '../billed.store.ts';
import { makePrice, type Price, type UsedOn } from '../days.ts';
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
    /** null: the utility does not set the price. */
    readonly tariff: { readonly isBusiness: boolean } | null;
  }[];
  /** null: all of them. */
  readonly utility: Utility | null;
  readonly from: SgDay;
  /** Included. */
  readonly to: SgDay;
  /** The format has a place for bills. */
  readonly hasBills: boolean;
  /** Nobody waits for the file any more. */
  readonly isOver?: AbortSignal | undefined;
}

/** @throws Refusal SK_TIMEOUT_1001 */
function assertAwaited({ isOver }: RecordQuery): void {
  if (isOver?.aborted) throw new Refusal('SK_TIMEOUT_1001');
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
  query: RecordQuery,
  { accountId, accountNo, tariff }: AccountOfQuery,
): AsyncGenerator<RecordBatch, undefined, undefined> {
  const { by, utility, from, to } = query;
  for (const of of utility === null ? utilities : [utility]) {
    const bills = query.hasBills ? await readBills(db, query, { accountId, utility: of }) : [];
    let isFirst = true;
    const toBatch = (records: readonly UsageRecord[]): RecordBatch => {
      const batch = { accountId, accountNo, utility: of, records, bills: isFirst ? bills : [] };
      isFirst = false;
      return batch;
    };
    for (let last: SgDay | null = null; ; ) {
      assertAwaited(query);
      const after: SgDay = last ?? addDays(from, -1);
      const read = await keptDays(db, { accountId, utility: of, after, to, most: DAYS });
      const isLast = read.length < DAYS;
      const rows = isLast ? read : withoutLastMonth(read);
      const months = Map.groupBy(withMissingDays(rows, last), ({ day }) => toMonth(day));
      for (const month of months.values()) {
        const price = tariff === null ? () => null : makePrice(of, month.map(toUsed), tariff.isBusiness);
        if (by === 'hourly') for (const day of month) yield toBatch(toHalfHours(day, price));
        else yield toBatch(month.map((day) => toDay(day, price)));
      }
      if (isLast) break;
      last = rows.at(-1)?.day ?? null;
    }
  }
}

interface DayOfFile {
  readonly day: SgDay;
  /** null: nothing of the day has come. */
  readonly kept: KeptDayRow | null;
}

const toUsed = ({ day, kept }: DayOfFile): UsedOn => ({ day, total: kept?.total ?? null });

/** A month is read as a whole, as days of water have their share of its price. @param rows of more than a month */
function withoutLastMonth(rows: readonly KeptDayRow[]): readonly KeptDayRow[] {
  const last = rows.at(-1);
  return last ? rows.filter(({ day }) => toMonth(day) !== toMonth(last.day)) : rows;
}

/** A day of which nothing has come stands between its neighbours as missing, like a half hour does. */
function withMissingDays(rows: readonly KeptDayRow[], last: SgDay | null): DayOfFile[] {
  return rows.flatMap((kept, index) => {
    const before = rows[index - 1]?.day ?? last;
    const missing = before === null ? [] : daysFrom(addDays(before, 1), addDays(kept.day, -1));
    return [...missing.map((day) => ({ day, kept: null })), { day: kept.day, kept }];
  });
}

function toHalfHours({ day, kept }: DayOfFile, price: Price): UsageRecord[] {
  return Array.from({ length: SLOTS_PER_DAY }, (_, slot) => {
    const total = kept?.value[slot] ?? null;
    const isGuess = kept !== null && isEstimated(kept.estimatedSlots, slot);
    return {
      from: startOfSlot(day, slot),
      to: startOfSlot(day, slot + 1),
      total,
      status: total === null ? 'Missing' : isGuess ? 'Estimated' : 'Actual',
      cost: price([{ day, total }]),
    };
  });
}

function toDay(of: DayOfFile, price: Price): UsageRecord {
  const { day, kept } = of;
  return {
    from: startOfSgDay(day),
    to: startOfSgDay(addDays(day, 1)),
    total: kept?.total ?? null,
    status: kept?.status ?? 'Missing',
    cost: price([toUsed(of)]),
  };
}

/** Bills whose whole period lies within the dates, and that say what the utility costs. */
async function readBills(
  db: Db,
  query: RecordQuery,
  { accountId, utility }: { readonly accountId: number; readonly utility: Utility },
): Promise<UsageRecord[]> {
  const { from, to } = query;
  const found: UsageRecord[] = [];
  // The bill of December's days comes in January.
  for (let year = yearOf(from); year <= yearOf(to) + 1; year += 1) {
    assertAwaited(query);
    for (const row of await billedMonths(db, [accountId], year))
      if (row.utility === utility && row.cost !== null && row.from >= from && row.to <= to)
        found.push(toMonthRecord(row));
  }
  return found;
}

async function* readMonths(
  db: Db,
  query: RecordQuery,
  { accountId, accountNo }: AccountOfQuery,
): AsyncGenerator<RecordBatch, undefined, undefined> {
  const { utility, from, to, hasBills } = query;
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    assertAwaited(query);
    const rows = (await billedMonths(db, [accountId], year)).filter(
      ({ month }) => month >= toMonth(from) && month <= toMonth(to),
    );
    for (const [of, months] of Map.groupBy(rows, (row) => row.utility)) {
      if (utility !== null && utility !== of) continue;
      const records = months.map(toMonthRecord);
      const bills = hasBills ? records.filter(({ cost }) => cost !== null) : [];
      yield { accountId, accountNo, utility: of, records, bills };
    }
  }
}

const yearOf = (day: SgDay): number => Number(day.slice(0, 4));

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
