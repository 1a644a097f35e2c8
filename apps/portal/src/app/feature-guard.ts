/**
 * Routes of features that this installation does not have end on /404, whoever asks (readings §1). A route names its
 * feature in its static data; what the selected accounts lack is told behind the sign-in, by require-feature.tsx.
 */
import { isSwitchedOn } from '@portal/domain/availability/availability';
import { type FeatureName, features } from '@portal/domain/availability/features';
import { redirect } from '@tanstack/react-router';
import { loadConfig } from '../lib/config.ts';

/** For beforeLoad. Waits for the configuration only where the feature has a switch. */
export async function refuseGone(feature: FeatureName | undefined): Promise<void> {
  if (feature === undefined || (features[feature].switches ?? []).length === 0) return;
  // Without the configuration nobody knows: the page and the gateway then say what they say.
  const config = await loadConfig().catch(() => null);
  if (config && !isSwitchedOn(feature, config.switches)) throw redirect({ to: '/404', replace: true });
}
