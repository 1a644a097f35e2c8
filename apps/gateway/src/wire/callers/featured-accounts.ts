/** The accounts that have a feature. One that lacks it is passed over alone. */
import { isSwitchedOn } from '@portal/domain/availability/availability';
import { type FeatureName, features } from '@portal/domain/availability/features';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../calls/refusal.ts';
import type { SubjectContext } from '../context.ts';
import { featuresByAccount } from './feature-flags.store.ts';
import type { OwnedAccount } from './subject.ts';

/** @throws Refusal SK_FEATURE_1001 where it is switched off, and when none of the accounts has it */
export async function accountsWith(
  { db, switches }: SubjectContext,
  feature: FeatureName,
  accounts: readonly OwnedAccount[],
): Promise<readonly OwnedAccount[]> {
  if (!isSwitchedOn(feature, await switches())) throw new Refusal('SK_FEATURE_1001');
  return accountsHaving(db, feature, accounts);
}

/** By the flags of the accounts alone, for calls whose switch was checked before they ran. @throws as above */
export async function accountsHaving(
  db: Db,
  feature: FeatureName,
  accounts: readonly OwnedAccount[],
): Promise<readonly OwnedAccount[]> {
  const { accountFeature } = features[feature];
  const byAccount = await featuresByAccount(
    db,
    accounts.map(({ accountId }) => accountId),
  );
  const having = accounts.filter(
    ({ accountId }) => accountFeature === undefined || byAccount.get(accountId)?.has(accountFeature),
  );
  if (having.length === 0) throw new Refusal('SK_FEATURE_1001');
  return having;
}
