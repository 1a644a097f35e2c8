/** The usual use of the homes of meters, by their bills of the last twelve months. */
import { computeUsualUse, type UsualUse } from '@portal/domain/meters/reading-outlook';
import type { Db } from '../../db/database.ts';
import { loadBilledUses } from '../usage/public.ts';
import type { MeterRow } from './store.ts';

const MONTHS = 12;

type MeterOfHome = Pick<MeterRow, 'accountId' | 'utility'>;
const toKey = ({ accountId, utility }: MeterOfHome): string => `${accountId} ${utility}`;

/** null: too few bills, or several such meters, whose parts of a bill nobody knows. */
export type UsualUses = (meter: MeterOfHome) => UsualUse | null;

/**
 * @param current every meter of the accounts
 * @param asked those whose usual use is needed; without any, the database is not asked
 */
export async function loadUsualUses(
  db: Db,
  current: readonly MeterOfHome[],
  asked: readonly MeterOfHome[] = current,
): Promise<UsualUses> {
  const accountIds = [...new Set(asked.map(({ accountId }) => accountId))];
  const bills = Map.groupBy(await loadBilledUses(db, accountIds, MONTHS), toKey);
  const meters = Map.groupBy(current, toKey);
  return (meter) => {
    const key = toKey(meter);
    if ((meters.get(key)?.length ?? 0) > 1) return null;
    return computeUsualUse((bills.get(key) ?? []).map(({ total, days }) => ({ milli: total, days })));
  };
}
