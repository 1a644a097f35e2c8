/**
 * POST {public-api}/notificationBanners/getBannerFromLocation. Without the query library, which the public pages
 * do not carry: a banner is asked for once when its page opens.
 */
import { restPaths } from '@portal/contract/http';
import type { NotificationBanner } from '@portal/contract/rest';
import { postRest } from '../../lib/api/post-rest.ts';

export type BannerLocation = NotificationBanner['location'];
export type Banner = Pick<NotificationBanner, 'title' | 'message'>;

/** null for none, and when it could not be had. */
export async function fetchBanner(location: BannerLocation): Promise<Banner | null> {
  return bannerIn(await postRest(restPaths.banner, { location }).catch(() => null));
}

/** null, absent and {} all mean none (readings §6). */
export function bannerIn(reply: unknown): Banner | null {
  const banner = (reply as { readonly banner?: Partial<Record<keyof Banner, unknown>> | null } | null)
    ?.banner;
  const title = toText(banner?.title);
  const message = toText(banner?.message);
  return title === '' && message === '' ? null : { title, message };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
