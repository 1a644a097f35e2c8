/** Reads half hours. Ownership is checked by the caller. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface UsageDayRow {
  readonly utility: Utility;
  readonly day: SgDay;
  /** 48 values in Wh or litres; null = not measured. */
  readonly value: readonly (number | null)[];
  /** Bit n = half hour n is estimated. */
  readonly estimatedSlots: number;
  /** The instant at which this version of the day came. */
  readonly receivedAt: number;
  /** Kind of premises, for comparison with neighbours. */
  readonly premiseType: string;
}

/** The days of these accounts, each with the kind of premises that it was used in. */
const selectDays = (db: Db, accountIds: readonly number[]) =>
  db
    .selectFrom('usageDay')
    .innerJoin('account', 'account.accountId', 'usageDay.accountId')
    .innerJoin('premises', (join) =>
      join.onRef('premises.bpNo', '=', 'account.bpNo').onRef('premises.premiseNo', '=', 'account.premiseNo'),
    )
    .select(['usageDay.utility', 'usageDay.day', 'usageDay.receivedAt', 'premises.premiseType'])
    .where('usageDay.accountId', 'in', accountIds)
    .orderBy('usageDay.accountId');

/** The days named, in the order of the accounts. */
export async function usageDays(
  db: Db,
  accountIds: readonly number[],
  days: readonly SgDay[],
): Promise<UsageDayRow[]> {
  return selectDays(db, accountIds)
    .select(['usageDay.value', 'usageDay.estimatedSlots'])
    .where('usageDay.day', 'in', days)
    .execute();
}

export interface DayTotalRow {
  readonly accountId: number;
  readonly utility: Utility;
  readonly day: SgDay;
  /** Wh or litres of the half hours that came. */
  readonly total: number;
  readonly status: 'Actual' | 'Estimated' | 'Partial';
  /** How many half hours came. */
  readonly slots: number;
  readonly receivedAt: number;
  readonly premiseType: string;
}

/** Totals of the days of these accounts, both ends included. */
export async function dayTotals(
  db: Db,
  accountIds: readonly number[],
  from: SgDay,
  to: SgDay,
): Promise<DayTotalRow[]> {
  return selectDays(db, accountIds)
    .select(['usageDay.accountId', 'usageDay.total', 'usageDay.status'])
    .select(sql<number>`cardinality(array_remove(usage_day.value, null))`.as('slots'))
    .where('usageDay.day', '>=', from)
    .where('usageDay.day', '<=', to)
    .orderBy('usageDay.day')
    .execute();
}

/** The newest day of these accounts that has data; null when nothing has ever come. */
export async function newestDay(
  db: Db,
  accountIds: readonly number[],
): Promise<{ readonly day: SgDay; readonly receivedAt: number } | null> {
  const row = await db
    .selectFrom('usageDay')
    .select(['day', 'receivedAt'])
    .where('accountId', 'in', accountIds)
    .orderBy('day', 'desc')
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export interface KeptDayRow {
  readonly day: SgDay;
  /** 48 values in Wh or litres; null = not measured. */
  readonly value: readonly (number | null)[];
  readonly total: number;
  readonly status: 'Actual' | 'Estimated' | 'Partial';
  /** Bit n = half hour n is estimated. */
  readonly estimatedSlots: number;
}

interface KeptDays {
  readonly accountId: number;
  readonly utility: Utility;
  /** Not included. */
  readonly after: SgDay;
  readonly to: SgDay;
  readonly most: number;
}

/** Days of one account and utility, the oldest first. */
export async function keptDays(
  db: Db,
  { accountId, utility, after, to, most }: KeptDays,
): Promise<KeptDayRow[]> {
  return db
    .selectFrom('usageDay')
    .select(['day', 'value', 'total', 'status', 'estimatedSlots'])
    .where('accountId', '=', accountId)
    .where('utility', '=', utility)
    .where('day', '>', after)
    .where('day', '<=', to)
    .orderBy('day')
    .limit(most)
    .execute();
}

export interface AccountDayRow {
  readonly accountId: number;
  readonly day: SgDay;
  /** 48 values in Wh or litres; null = not measured. */
  readonly value: readonly (number | null)[];
  /** Bit n = half hour n is estimated. */
  readonly estimatedSlots: number;
  readonly receivedAt: number;
}

/** Days of one utility of these accounts, both ends included, the oldest first. */
export async function daysOfAccounts(
  db: Db,
  accountIds: readonly number[],
  { utility, from, to }: { readonly utility: Utility; readonly from: SgDay; readonly to: SgDay },
): Promise<AccountDayRow[]> {
  return db
    .selectFrom('usageDay')
    .select(['accountId', 'day', 'value', 'estimatedSlots', 'receivedAt'])
    .where('accountId', 'in', accountIds)
    .where('utility', '=', utility)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('accountId')
    .execute();
}
