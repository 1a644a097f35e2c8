/**
 * Whether a feature of the portal is open to whoever looks, for menus, cards, banners and slides. By itself it
 * knows the configuration alone; behind the sign-in somebody who knows the selected accounts provides more.
 */
import { type Availability, getAvailability } from '@portal/domain/availability/availability';
import type { FeatureName } from '@portal/domain/availability/features';
import { createContext, use } from 'react';
import { useConfig } from './use-config.ts';

export type AvailabilityOfFeature = (feature: FeatureName) => Availability;

export const AvailabilityContext = createContext<AvailabilityOfFeature | null>(null);

export function useAvailability(): AvailabilityOfFeature {
  const provided = use(AvailabilityContext);
  const config = useConfig();
  if (provided) return provided;
  return (place) => (config ? getAvailability(place, { switches: config.switches }) : 'gone');
}
