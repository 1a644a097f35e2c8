/** Reads half hours. Ownership is checked by the caller. */
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
  /** Kind of premises, for comparison with neighbours. */
  readonly premise_type: string;
}

/** The days of these accounts, each with the kind of premises that it was used in. */
export async function usageDays(
  db: Db,
  accountIds: readonly number[],
  days: readonly SgDay[],
): Promise<UsageDayRow[]> {
  return db
    .selectFrom('usage_day')
    .innerJoin('account', 'account.account_id', 'usage_day.account_id')
    .innerJoin('premises', (join) =>
      join
        .onRef('premises.bp_no', '=', 'account.bp_no')
        .onRef('premises.premise_no', '=', 'account.premise_no'),
    )
    .select([
      'usage_day.utility',
      'usage_day.day',
      'usage_day.value',
      'usage_day.estimated_slots',
      'premises.premise_type',
    ])
    .where('usage_day.account_id', 'in', accountIds)
    .where('usage_day.day', 'in', days)
    .orderBy('usage_day.account_id')
    .execute();
}
