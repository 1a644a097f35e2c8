/** Where the running bill is likely to end, for the alert that a customer chose. */
import type { Db } from '../../db/database.ts';
import { type ForecastParts, readForecast } from '../forecast/public.ts';
import { findAccount } from './store.ts';

/** Cents, the middle of the range; null: its rule is not met, or the account is gone. */
export async function findLikelyBill(
  parts: ForecastParts & { readonly db: Db },
  accountId: number,
): Promise<number | null> {
  const account = await findAccount(parts.db, accountId);
  if (!account) return null;
  const { running } = await readForecast(parts, { ...account, shared: null });
  return running?.outlook.likely?.total.middle ?? null;
}
