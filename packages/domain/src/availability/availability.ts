/**
 * Availability of a feature to a customer. The menu shows open features, the route of a gone feature ends on /404, a
 * page that this account lacks explains it, and the gateway refuses both: one rule (S1 §6, readings §1).
 */
import { type FeatureKey, type FeatureName, features } from './features.ts';
import type { Switches } from './switches.ts';

/** 'gone': switched off or not built; 'not-for-account': the selected accounts or the person lack it. */
export type Availability = 'open' | 'not-for-account' | 'gone';

export interface Circumstances {
  readonly switches: Switches;
  /** Features that any of the selected accounts has; undefined while unknown or when they cannot be had. */
  readonly features?: ReadonlySet<FeatureKey> | undefined;
  readonly isMaster?: boolean | undefined;
  /** The selected premises is somebody else's, who lets the person look at it. */
  readonly isViewer?: boolean | undefined;
}

/** Configuration wins over the account: a gone feature is gone for every customer. */
export function getAvailability(name: FeatureName, circumstances: Circumstances): Availability {
  const feature = features[name];
  if (!feature.isBuilt || !isSwitchedOn(name, circumstances.switches)) return 'gone';
  if (feature.accountFeature && !circumstances.features?.has(feature.accountFeature))
    return 'not-for-account';
  if (circumstances.isViewer && !feature.isForViewers) return 'not-for-account';
  if (feature.isForMasters && !circumstances.isMaster) return 'not-for-account';
  return 'open';
}

/** Whether the configuration has the feature, for any customer and whether or not it is built. */
export function isSwitchedOn(name: FeatureName, switches: Switches): boolean {
  return (features[name].switches ?? []).every((one) => switches[one]);
}
