/** Rows of banners, promotions and dismissals (migration 004). */
import type { Day, Instant, InstantOrNull, Int8 } from './columns.ts';

/** Reference table. */
export interface NotificationBannerTable {
  banner_id: Int8;
  location: 'login' | 'dashboard' | 'water-leakage-appeal';
  title: string;
  message: string;
  starts_at: Instant;
  /** Not included; null: until taken back. */
  ends_at: InstantOrNull;
}

/** Reference table. */
export interface PromotionTable {
  promotion_id: Int8;
  kind: 'non-domestic' | 'egiro' | 'sustainability' | 'paynow' | 'app' | 'carbon-quiz' | 'home-insurance';
  position: number;
  overline: string | null;
  title: string;
  text: string;
  act_label: string | null;
  href: string | null;
  starts_at: Instant;
  ends_at: InstantOrNull;
}

export interface CustomerDismissalTable {
  customer_id: Int8;
  notice: 'onboarding' | 'egiroModal' | 'scamAdvisory';
  dismissed_on: Day;
}
