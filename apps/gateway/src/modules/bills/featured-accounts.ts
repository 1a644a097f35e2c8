/** Those of some accounts that have what a history belongs to. One that lacks it is passed over alone. */
import { isSwitchedOn } from '@portal/domain/availability/availability';
import { places } from '@portal/domain/availability/places';
import { featuresByAccount } from '../../wire/callers/feature-flags.store.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';

/** @throws Refusal SK_FEATURE_1001 where it is switched off, and when none of the accounts has it */
export async function accountsWith(
  { db, switches }: SubjectContext,
  place: 'u-save' | 'request-refund',
  accounts: readonly OwnedAccount[],
): Promise<readonly OwnedAccount[]> {
  const { feature } = places[place];
  if (!isSwitchedOn(place, await switches())) throw new Refusal('SK_FEATURE_1001');
  const features = await featuresByAccount(
    db,
    accounts.map(({ accountId }) => accountId),
  );
  const having = accounts.filter(
    ({ accountId }) => feature === undefined || features.get(accountId)?.has(feature),
  );
  if (having.length === 0) throw new Refusal('SK_FEATURE_1001');
  return having;
}
