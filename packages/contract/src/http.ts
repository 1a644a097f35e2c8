/**
 * How the wire is reached: paths, headers, how much one body may ask for. Plain values without a schema, so
 * that the portal's first page carries no schema library.
 */

/** At most so many operations in one body of POST /api. */
export const MOST_KEYS = 20;

export const headers = {
  idToken: 'x-id-token',
  idempotencyKey: 'idempotency-key',
} as const;

/** POST /api and the REST calls beside it, with the paths that the specifications give. */
export const restPaths = {
  api: '/api',
  publicConfig: '/skalbox/public/config',
  logout: '/skalbox/private/users/logout',
  banner: '/skalbox/public/notificationBanners/getBannerFromLocation',
  placement: '/cheese/services/ad-api/v1/placement',
  chatContext: '/skalbox/public/chat/context',
  live: '/livez',
  ready: '/readyz',
  started: '/startupz',
} as const;
export type RestName = keyof typeof restPaths;
