/** Reads half hours. Whose they are was settled before. */
import type { SgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import type { Db } from '../../db/database.ts';

export interface UsageDayRow {
  readonly utility: Utility;
  readonly day: SgDay;
  /** 48 values in Wh or litres; null = not measured. */
  readonly value: readonly (number | null)[];
  /** Bit n = half hour n is estimated. */
  readonly estimated_slots: number;
}

export async function usageDays(
  db: Db,
  accountIds: readonly number[],
  days: readonly SgDay[],
): Promise<UsageDayRow[]> {
  return db
    .selectFrom('usage_day')
    .select(['utility', 'day', 'value', 'estimated_slots'])
    .where('account_id', 'in', accountIds)
    .where('day', 'in', days)
    .execute();
}

/** What the first premises of these accounts is compared with. */
export async function premiseTypeOf(db: Db, accountIds: readonly number[]): Promise<string> {
  const row = await db
    .selectFrom('account')
    .innerJoin('premises', (join) =>
      join
        .onRef('premises.bp_no', '=', 'account.bp_no')
        .onRef('premises.premise_no', '=', 'account.premise_no'),
    )
    .select('premises.premise_type')
    .where('account.account_id', 'in', accountIds)
    .orderBy('account.account_id')
    .limit(1)
    .executeTakeFirst();
  return row?.premise_type ?? '';
}
