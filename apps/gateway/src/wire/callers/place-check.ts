/**
 * Whether an operation's feature is available to this caller and these accounts: the rule of menu and routes. A
 * feature that is off is refused before anything runs.
 */
import { getAvailability } from '@portal/domain/availability/availability';
import { type FeatureKey, type FeatureName, places } from '@portal/domain/availability/places';
import type { Switches } from '@portal/domain/availability/switches';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Claim } from './claims.ts';
import { featuresByAccount } from './feature-flags.store.ts';
import type { Subject } from './subject.ts';

/** @throws Refusal SK_FEATURE_1001 when the place is off, or off for the person or for any one of the accounts named */
export async function checkPlace(
  db: Db,
  place: FeatureName,
  caller: { switches(): Promise<Switches>; readonly subject: Subject | null },
  claims: readonly Claim[],
): Promise<void> {
  const circumstances = {
    switches: await caller.switches(),
    isMaster: caller.subject?.customer?.master ?? false,
  };
  const named = claims.flatMap(({ accountNo }) => caller.subject?.find(accountNo)?.accountId ?? []);
  for (const features of await featureSets(db, place, named)) {
    if (getAvailability(place, { ...circumstances, features }) !== 'open')
      throw new Refusal('SK_FEATURE_1001');
  }
}

/**
 * Features of each named account, by one query. Without an account configuration and person decide: a page may ask
 * before any is selected.
 */
async function featureSets(
  db: Db,
  place: FeatureName,
  accountIds: readonly number[],
): Promise<Iterable<ReadonlySet<FeatureKey>>> {
  const { feature } = places[place];
  if (!feature || accountIds.length === 0) return [new Set(feature ? [feature] : [])];
  const byAccount = await featuresByAccount(db, accountIds);
  return accountIds.map((id) => byAccount.get(id) ?? new Set());
}
