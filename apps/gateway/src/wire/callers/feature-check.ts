/**
 * Whether an operation's feature is available to this caller and these accounts: the rule of menu and routes. A
 * feature that is off is refused before anything runs.
 */
import { getAvailability } from '@portal/domain/availability/availability';
import { type FeatureKey, type FeatureName, features } from '@portal/domain/availability/features';
import type { Switches } from '@portal/domain/availability/switches';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Claim, listNamed } from './claims.ts';
import { featuresByAccount } from './feature-flags.store.ts';
import type { Subject } from './subject.ts';

/** @throws Refusal SK_FEATURE_1001 when the feature is off, or off for the person or for any one of the accounts named */
export async function checkFeature(
  db: Db,
  feature: FeatureName,
  caller: { switches(): Promise<Switches>; readonly subject: Subject | null },
  claims: readonly Claim[],
): Promise<void> {
  const circumstances = {
    switches: await caller.switches(),
    isMaster: caller.subject?.customer?.master ?? false,
  };
  const { subject } = caller;
  const named = claims.flatMap((claim) =>
    subject && !('isWithoutFeature' in claim)
      ? listNamed(subject, claim).map(({ accountId }) => accountId)
      : [],
  );
  for (const accountFeatures of await featureSets(db, feature, named)) {
    if (getAvailability(feature, { ...circumstances, features: accountFeatures }) !== 'open')
      throw new Refusal('SK_FEATURE_1001');
  }
}

/**
 * Features of each named account, by one query. Without an account configuration and person decide: a page may ask
 * before any is selected.
 */
async function featureSets(
  db: Db,
  feature: FeatureName,
  accountIds: readonly number[],
): Promise<Iterable<ReadonlySet<FeatureKey>>> {
  const { accountFeature } = features[feature];
  if (!accountFeature || accountIds.length === 0) return [new Set(accountFeature ? [accountFeature] : [])];
  const byAccount = await featuresByAccount(db, accountIds);
  return accountIds.map((id) => byAccount.get(id) ?? new Set());
}
