/**
 * Availability of a place to a customer. The menu shows open places, the route of a gone place ends on /404, a
 * page that this account lacks explains it, and the gateway refuses both: one rule (S1 §6, readings §1).
 */
import { type FeatureKey, type FeatureName, places } from './places.ts';
import type { Switches } from './switches.ts';

/** 'gone': switched off or not built; 'not-for-account': the selected accounts or the person lack it. */
export type Availability = 'open' | 'not-for-account' | 'gone';

export interface Circumstances {
  readonly switches: Switches;
  /** Features that any of the selected accounts has; undefined while unknown or when they cannot be had. */
  readonly features?: ReadonlySet<FeatureKey> | undefined;
  readonly isMaster?: boolean | undefined;
}

/** Configuration wins over the account: a gone place is gone for every customer. */
export function getAvailability(name: FeatureName, circumstances: Circumstances): Availability {
  const place = places[name];
  if (!place.isBuilt || !isSwitchedOn(name, circumstances.switches)) return 'gone';
  if (place.feature && !circumstances.features?.has(place.feature)) return 'not-for-account';
  if (place.isForMasters && !circumstances.isMaster) return 'not-for-account';
  return 'open';
}

/** Whether the configuration has the place, for any customer and whether or not it is built. */
export function isSwitchedOn(name: FeatureName, switches: Switches): boolean {
  return (places[name].switches ?? []).every((one) => switches[one]);
}
