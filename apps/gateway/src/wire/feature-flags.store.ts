/** Reads what is switched on: by the utility's staff for everybody, by the utility for an account. */
import type { FeatureKey } from '@portal/domain/availability/places';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** What staff switched for everybody, by the name of the switch or the feature. */
export async function remoteToggles(db: Db): Promise<Map<string, boolean>> {
  const rows = await db.selectFrom('remote_toggle').select(['key', 'enabled']).execute();
  return new Map(rows.map(({ key, enabled }) => [key, enabled]));
}

/** The features that any of the accounts has and that are not switched off for everybody. */
export async function featuresOf(db: Db, accountIds: readonly number[]): Promise<Set<FeatureKey>> {
  const { rows } = await sql<{ key: FeatureKey }>`
    select flag.key
    from account_feature flag
    left join remote_toggle toggle on toggle.key = flag.key
    where flag.account_id = any(${accountIds}::bigint[])
    group by flag.key
    having bool_or(flag.state) and bool_and(coalesce(toggle.enabled, true))`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
