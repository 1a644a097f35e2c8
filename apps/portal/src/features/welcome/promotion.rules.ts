/** Which promotion stands on the welcome page: the first whose feature is open, else one that needs none. */
import type { FeatureName } from '@portal/domain/availability/features';

export type Promotion = 'egiro' | 'paynow' | 'usage';

export const promotionPlaces = {
  egiro: 'egiro-about',
  paynow: 'paynow-how-it-works',
} as const satisfies Partial<Record<Promotion, FeatureName>>;

export function promotionFor(isOpen: (feature: FeatureName) => boolean): Promotion {
  if (isOpen(promotionPlaces.egiro)) return 'egiro';
  return isOpen(promotionPlaces.paynow) ? 'paynow' : 'usage';
}
