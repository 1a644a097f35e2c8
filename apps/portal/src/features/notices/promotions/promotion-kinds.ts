/** The seven kinds of banners (S1 §2), each with the feature of the portal that it leads to; null: none of its own. */
import type { Promotion } from '@portal/contract/rest';
import type { FeatureName } from '@portal/domain/availability/features';

export type PromotionKind = Promotion['kind'];

const placeOfKind: Readonly<Record<PromotionKind, FeatureName | null>> = {
  'non-domestic': 'paynow-how-it-works',
  egiro: 'egiro-about',
  sustainability: null,
  paynow: 'paynow-how-it-works',
  app: null,
  'carbon-quiz': null,
  'home-insurance': null,
};

export const findFeature = (kind: PromotionKind): FeatureName | null => placeOfKind[kind];

export function isPromotionKind(kind: unknown): kind is PromotionKind {
  return typeof kind === 'string' && Object.hasOwn(placeOfKind, kind);
}
