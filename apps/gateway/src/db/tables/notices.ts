/** Rows of banners, promotions and dismissals (migration 004). */
import type { Day, Instant, InstantOrNull, Int8 } from './columns.ts';

/** Reference table. */
export interface NotificationBannerTable {
  bannerId: Int8;
  location: 'login' | 'dashboard' | 'water-leakage-appeal';
  title: string;
  message: string;
  startsAt: Instant;
  /** Not included; null: until taken back. */
  endsAt: InstantOrNull;
}

/** Reference table. */
export interface PromotionTable {
  promotionId: Int8;
  kind: 'non-domestic' | 'egiro' | 'sustainability' | 'paynow' | 'app' | 'carbon-quiz' | 'home-insurance';
  position: number;
  overline: string | null;
  title: string;
  text: string;
  actLabel: string | null;
  href: string | null;
  startsAt: Instant;
  endsAt: InstantOrNull;
}

export interface CustomerDismissalTable {
  customerId: Int8;
  notice: 'onboarding' | 'egiroModal' | 'scamAdvisory';
  dismissedOn: Day;
}
