/** Reads what is switched on: by the utility's staff for everybody, by the utility for an account. */
import type { FeatureKey } from '@portal/domain/availability/features';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { anyOf, keepPlanForFew } from '../../db/kept-plan.ts';

/** Switches that staff set for all customers, by the name of the switch or the feature. */
export async function remoteToggles(db: Db): Promise<Map<string, boolean>> {
  const rows = await db.selectFrom('remoteToggle').select(['key', 'enabled']).execute();
  return new Map(rows.map(({ key, enabled }) => [key, enabled]));
}

/** Features of each account without those switched off for all customers; an account with none is absent. */
export async function featuresByAccount(
  db: Db,
  accountIds: readonly number[],
): Promise<Map<number, Set<FeatureKey>>> {
  const statement = sql<{ accountId: number; keys: FeatureKey[] }>`
    select flag.account_id, jsonb_agg(flag.key) as keys
    from account_feature flag
    left join remote_toggle toggle on toggle.key = flag.key
    where flag.account_id = ${anyOf(accountIds)} and flag.state and coalesce(toggle.enabled, true)
    group by flag.account_id`;
  const { rows } = await keepPlanForFew(accountIds, statement).execute(db);
  return new Map(rows.map(({ accountId, keys }) => [accountId, new Set(keys)]));
}
