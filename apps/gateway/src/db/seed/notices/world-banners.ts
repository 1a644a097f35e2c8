/** The banners of the demo world: none on the day of the pictures, one of each kind in the weeks after. */
import { type SgDay, sgDay } from '@portal/domain/sg-time';

export interface WorldBanner {
  readonly location: 'login' | 'dashboard';
  readonly title: string;
  readonly message: string;
  /** The first and the last day on which it shows. */
  readonly from: SgDay;
  readonly to: SgDay;
}

export const worldBanners: readonly WorldBanner[] = [
  {
    location: 'dashboard',
    title: 'Scheduled maintenance',
    message: 'This portal will not be available on <b>Sunday 29 Nov 2026 from 2am to 6am</b>.',
    from: sgDay('2026-11-27'),
    to: sgDay('2026-11-29'),
  },
  {
    location: 'login',
    title: 'Logging in may be slow',
    message: 'We will be working on our login page on <b>Saturday 05 Dec 2026 from 10pm to 11pm</b>.',
    from: sgDay('2026-12-04'),
    to: sgDay('2026-12-05'),
  },
];
