/**
 * Whether the place of the portal that an operation belongs to is there for this caller and these accounts: the
 * same rule as the menu's and the routes'. What is off is refused before anything runs.
 */
import { availabilityOf } from '@portal/domain/availability/availability';
import { type PlaceName, places } from '@portal/domain/availability/places';
import type { Switches } from '@portal/domain/availability/switches';
import type { Db } from '../db/database.ts';
import type { Claim } from './claims.ts';
import { featuresOf } from './feature-flags.store.ts';
import { Refusal } from './refusal.ts';
import type { Subject } from './subject.ts';

/** @throws Refusal SK_FEATURE_1001 when the place is off, or off for any one of the accounts named */
export async function checkPlace(
  db: Db,
  place: PlaceName,
  caller: { switches(): Promise<Switches>; readonly subject: Subject | null },
  claims: readonly Claim[],
): Promise<void> {
  const switches = await caller.switches();
  const isMaster = caller.subject?.customer?.master ?? false;
  const named = claims.flatMap((claim) =>
    claim.kind === 'account' ? (caller.subject?.find(claim.accountNo) ?? []) : [],
  );
  // Without an account it is the configuration's word alone; a page may ask before anything is selected.
  const groups = places[place].feature ? named.map(({ accountId }) => [accountId]) : [];
  const circumstances = { switches, isMaster };
  if (groups.length === 0) {
    if (availabilityOf(place, circumstances) === 'gone') throw new Refusal('SK_FEATURE_1001');
    return;
  }
  for (const ids of groups) {
    const features = await featuresOf(db, ids);
    if (availabilityOf(place, { ...circumstances, features }) !== 'open')
      throw new Refusal('SK_FEATURE_1001');
  }
}
