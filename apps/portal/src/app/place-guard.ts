/**
 * Routes of places that this installation does not have end on /404, whoever asks (readings §1). A route names its
 * place in its static data; what the selected accounts lack is told behind the sign-in, by place-gate.tsx.
 */
import { isSwitchedOn } from '@portal/domain/availability/availability';
import { type FeatureName, places } from '@portal/domain/availability/places';
import { redirect } from '@tanstack/react-router';
import { loadConfig } from '../lib/config.ts';

/** For beforeLoad. Waits for the configuration only where the place has a switch. */
export async function refuseGone(place: FeatureName | undefined): Promise<void> {
  if (place === undefined || (places[place].switches ?? []).length === 0) return;
  // Without the configuration nobody knows: the page and the gateway then say what they say.
  const config = await loadConfig().catch(() => null);
  if (config && !isSwitchedOn(place, config.switches)) throw redirect({ to: '/404', replace: true });
}
