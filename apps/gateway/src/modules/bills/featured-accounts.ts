/** The accounts that have the feature of a history. One that lacks it is passed over alone. */
import { isSwitchedOn } from '@portal/domain/availability/availability';
import { features } from '@portal/domain/availability/features';
import { featuresByAccount } from '../../wire/callers/feature-flags.store.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';

/** @throws Refusal SK_FEATURE_1001 where it is switched off, and when none of the accounts has it */
export async function accountsWith(
  { db, switches }: SubjectContext,
  feature: 'u-save' | 'request-refund',
  accounts: readonly OwnedAccount[],
): Promise<readonly OwnedAccount[]> {
  const { accountFeature } = features[feature];
  if (!isSwitchedOn(feature, await switches())) throw new Refusal('SK_FEATURE_1001');
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
